import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {values} from '@site/src/data/careers';
import styles from './styles.route.module.css';

export function Values(): ReactNode {
  return (
    <Section
      id="values"
      tone="sunken"
      title={translate({id: 'careers.value.title', message: 'What we value'})}
    >
      <ol className={styles.values}>
        {values.map(({id, title, text}) => (
          <li key={id}>
            <Heading as="h3" className={styles.itemTitle}>
              {title}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
