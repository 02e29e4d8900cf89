import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {GridMark} from '@site/src/components/GridMark';
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
      <ul className={clsx('columns-3', styles.list)}>
        {benefits.map(({id, title, description, pattern}) => (
          <li key={id}>
            <GridMark pattern={pattern} size={56} />
            <Heading as="h3">{title}</Heading>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
