import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Section} from '@site/src/components/Section';
import {audiences} from '@site/src/data/about';
import {formatFact} from '@site/src/data/facts';
import styles from './styles.route.module.css';

export function Clients(): ReactNode {
  return (
    <Section
      id="clients"
      title={translate({id: 'about.clients.title', message: 'Who we work for'})}
      intro={
        <Translate id="about.clients.intro" values={{countries: formatFact('countryCount')}}>
          {
            'Start-ups and large companies, in over {countries} countries. Three kinds of people open sessions there:'
          }
        </Translate>
      }
    >
      <ul className={styles.audiences}>
        {audiences.map(({id, title, text}) => (
          <li key={id}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ul>
    </Section>
  );
}
