import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {benefits} from '@site/src/data/benefits';
import styles from './styles.route.module.css';

export function Benefits(): ReactNode {
  return (
    <Section
      id="benefits"
      tone="sunken"
      title={translate({id: 'home.benefits.title', message: 'What changes for your team'})}
    >
      <ul className={clsx('columns-3', styles.ruled)}>
        {benefits.map(({id, title, description}) => (
          <li key={id}>
            <Heading as="h3">{title}</Heading>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
