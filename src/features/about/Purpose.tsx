import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useAnchor} from '@site/src/lib/useAnchor';
import styles from './styles.route.module.css';

interface StatementProps {
  readonly id: string;
  readonly title: string;
  readonly statement: string;
  readonly children: ReactNode;
}

function Statement({id, title, statement, children}: StatementProps): ReactNode {
  return (
    <section id={useAnchor(id)} tabIndex={-1} aria-label={title} className={styles.statement}>
      <Heading as="h2" className={styles.kicker}>
        {title}
      </Heading>
      <div>
        <p className={styles.sentence}>{statement}</p>
        <p className={styles.explanation}>{children}</p>
      </div>
    </section>
  );
}

/** Mission and vision: a sentence each, and the reason for it. */
export function Purpose(): ReactNode {
  return (
    <div className={clsx('page-column', styles.purpose)}>
      <Statement
        id="mission"
        title={translate({id: 'about.mission.title', message: 'Our mission'})}
        statement={translate({
          id: 'about.mission.statement',
          message: 'Put the right device within reach of everyone who ships software.',
        })}
      >
        <Translate id="about.mission.text">
          An app on a phone does not always behave like the same app on an emulator. Memory,
          battery, keyboard, camera, notifications and the manufacturer's own changes to the system
          all make a difference. Buying devices is the easy part; charging, updating, cleaning and
          replacing them takes up a team's week. We look after the devices, so that you can focus on
          your results.
        </Translate>
      </Statement>
      <Statement
        id="vision"
        title={translate({id: 'about.vision.title', message: 'Our vision'})}
        statement={translate({
          id: 'about.vision.statement',
          message: 'No release should surprise you on a device.',
        })}
      >
        <Translate id="about.vision.text">
          We want a test on the devices that your customers use to be as ordinary as a unit test:
          started by every change, finished before the review, and clear about what failed and
          where.
        </Translate>
      </Statement>
    </div>
  );
}
