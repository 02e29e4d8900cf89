import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import type {LitCell} from '@site/src/components/EmberGrid';
import {PageHero} from '@site/src/components/PageHero';
import {Section} from '@site/src/components/Section';
import {formatFact} from '@site/src/data/formatFact';
import {trialText} from '@site/src/data/trial';
import {services, type Service, type ServiceId} from '@site/src/data/services';
import {useAnchor} from '@site/src/lib/useAnchor';
import {useLoginHref} from '@site/src/lib/useLoginHref';
import {GateFigure} from './figures/GateFigure';
import {ParallelFigure} from './figures/ParallelFigure';
import {RecordingFigure} from './figures/RecordingFigure';
import {ToolsFigure} from './figures/ToolsFigure';
import styles from './styles.route.module.css';

/** The four services by name, each a way down to its section. */
function ServiceLinks(): ReactNode {
  return (
    <nav aria-label={translate({id: 'solutions.nav', message: 'Services on this page'})}>
      <ul className="button-row">
        {services.map(({id, name}) => (
          <li key={id}>
            <ButtonLink variant="secondary" href={`#${id}`}>
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const FIGURES: Readonly<Record<ServiceId, ReactNode>> = {
  'automated-testing': <ParallelFigure />,
  'ci-cd-integration': <GateFigure />,
  'video-playback': <RecordingFigure />,
  'tool-integration': <ToolsFigure />,
};

/** One service: what it does, what belongs to it, where to learn it, and a figure beside. */
function ServiceSection({service}: {readonly service: Service}): ReactNode {
  const {id, name, description, features, link} = service;
  return (
    <section id={useAnchor(id)} tabIndex={-1} aria-label={name} className={styles.service}>
      <div className={clsx('page-column', styles.columns)}>
        <div className={styles.text}>
          <Heading as="h2" className={styles.name}>
            {name}
          </Heading>
          <p>{description}</p>
          <ul className={clsx('lit-list', styles.features)}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <Link to={link.to} className="action-link">
            {link.label}
          </Link>
        </div>
        {FIGURES[id]}
      </div>
    </section>
  );
}

/** The end of the page: how to begin, at what price. */
function TryIt(): ReactNode {
  return (
    <Section
      id="try"
      tone="sunken"
      title={translate({id: 'solutions.try.title', message: 'Try it on your own app'})}
      intro={trialText}
    >
      <div className="button-row">
        <ButtonLink href={useLoginHref({signUp: true})}>
          <Translate id="solutions.try.trial">Start free trial</Translate>
        </ButtonLink>
        <ButtonLink variant="secondary" to="/pricing/">
          <Translate id="solutions.try.pricing">Compare the plans</Translate>
        </ButtonLink>
        <ButtonLink variant="secondary" to="/#hero">
          <Translate id="solutions.try.demo" values={{minutes: formatFact('demoMinutes')}}>
            {'Schedule a {minutes}-minute demo'}
          </Translate>
        </ButtonLink>
      </div>
    </Section>
  );
}

/** Four services on one grid, each a little brighter than the one before. */
const CELLS: readonly LitCell[] = [
  {column: 3, row: 2},
  {column: 2, row: 2},
  {column: 1, row: 1, tone: 'glow'},
  {column: 0, row: 0, tone: 'outline'},
];

export function Solutions(): ReactNode {
  return (
    <main>
      <PageHero
        title={translate({id: 'solutions.title', message: 'Solutions'})}
        lead={translate({
          id: 'solutions.lead',
          message:
            'Four services on one cloud of real devices. Use the one you need today; the others are part of the same account.',
        })}
        cells={CELLS}
      >
        <ServiceLinks />
      </PageHero>
      <div id={useAnchor('services')} tabIndex={-1}>
        {services.map((service) => (
          <ServiceSection key={service.id} service={service} />
        ))}
      </div>
      <TryIt />
    </main>
  );
}
