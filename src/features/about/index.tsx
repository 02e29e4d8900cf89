import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import type {LitCell} from '@site/src/components/EmberGrid';
import {Figures} from '@site/src/components/Figures';
import {PageHero} from '@site/src/components/PageHero';
import {PointList} from '@site/src/components/PointList';
import {Section} from '@site/src/components/Section';
import {audiences, nextSteps, reasons} from '@site/src/data/about';
import {formatFact} from '@site/src/data/formatFact';
import {aboutFigures} from '@site/src/data/figures';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {Purpose} from './Purpose';
import styles from './styles.route.module.css';

function Clients(): ReactNode {
  return (
    <Section
      id="clients"
      title={translate({id: 'about.clients.title', message: 'Who we work for'})}
      intro={
        <Translate id="about.clients.intro" values={{countries: formatFact('countryCount')}}>
          {
            'Our clients are start-ups and large companies in over {countries} countries. Three kinds of people on their teams open sessions:'
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

function NextSteps(): ReactNode {
  return (
    <Section
      id="next-steps"
      tone="sunken"
      title={translate({id: 'about.next.title', message: 'Next steps'})}
    >
      <ul className={clsx('columns-2', styles.steps)}>
        {nextSteps.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to} className={styles.step}>
              <span className={styles.stepLabel}>{label}</span>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to="/#contact">
        <Translate id="about.next.contact">Ask us anything</Translate>
      </ButtonLink>
    </Section>
  );
}

function PriceNote(): ReactNode {
  return (
    <p className={styles.note}>
      <Translate
        id="about.reasons.price"
        values={{
          minutes: formatFact('freeMinutes'),
          pricing: (
            <Link to="/pricing/">
              <Translate id="about.reasons.price.link">pricing list</Translate>
            </Link>
          ),
        }}
      >
        {
          'Each plan includes {minutes} free minutes a month, and you start without a credit card. See the {pricing} for what each plan costs.'
        }
      </Translate>
    </p>
  );
}

function Reasons(): ReactNode {
  const {brand} = useSiteConfig();
  return (
    <Section
      id="reasons"
      tone="sunken"
      title={translate({id: 'about.reasons.title', message: 'Why teams choose {brand}'}, {brand})}
    >
      <PointList points={reasons} look="ruled" />
      <PriceNote />
    </Section>
  );
}

/** The brand's mark, drawn large: an ember that climbs. */
const CELLS: readonly LitCell[] = [
  {column: 2, row: 2},
  {column: 1, row: 2},
  {column: 1, row: 1},
  {column: 0, row: 1},
  {column: 0, row: 0, tone: 'glow'},
];

export function About(): ReactNode {
  const {brand} = useSiteConfig();
  return (
    <main>
      <PageHero
        title={translate({id: 'about.title', message: 'About us'})}
        lead={translate(
          {
            id: 'about.lead',
            message:
              '{brand} is a device cloud: real phones and tablets, browsers and Macs that development, QA and release teams use on demand, by hand or from their automated tests.',
          },
          {brand},
        )}
        cells={CELLS}
      />
      <Figures figures={aboutFigures} size="large" />
      <Purpose />
      <Reasons />
      <Clients />
      <NextSteps />
    </main>
  );
}
