import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {Service, ServiceId} from '@site/src/data/services';
import {useAnchor} from '@site/src/lib/useAnchor';
import {GateFigure} from './figures/GateFigure';
import {ParallelFigure} from './figures/ParallelFigure';
import {RecordingFigure} from './figures/RecordingFigure';
import {ToolsFigure} from './figures/ToolsFigure';
import styles from './styles.route.module.css';

const FIGURES: Readonly<Record<ServiceId, ReactNode>> = {
  'automated-testing': <ParallelFigure />,
  'ci-cd-integration': <GateFigure />,
  'video-playback': <RecordingFigure />,
  'tool-integration': <ToolsFigure />,
};

export interface ServiceSectionProps {
  readonly service: Service;
}

/** One service: what it does, what belongs to it, where to learn it, and a figure beside. */
export function ServiceSection({service}: ServiceSectionProps): ReactNode {
  const {id, name, description, features, link} = service;
  return (
    <section id={useAnchor(id)} tabIndex={-1} aria-label={name} className={styles.service}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <Heading as="h2" className={styles.name}>
            {name}
          </Heading>
          <p>{description}</p>
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <Link to={link.to} className={styles.link}>
            {link.label}
          </Link>
        </div>
        {FIGURES[id]}
      </div>
    </section>
  );
}
