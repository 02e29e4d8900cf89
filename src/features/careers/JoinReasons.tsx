import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {joinReasons} from '@site/src/data/careers';
import styles from './styles.route.module.css';

export function JoinReasons(): ReactNode {
  return (
    <Section id="why-join-us" title={translate({id: 'careers.join.title', message: 'Why join us'})}>
      <ul className={styles.reasons}>
        {joinReasons.map(({id, title, text}) => (
          <li key={id}>
            <Heading as="h3" className={styles.itemTitle}>
              {title}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
