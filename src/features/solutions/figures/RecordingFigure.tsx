import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {Figure} from './Figure';
import styles from './recording.route.module.css';

/** Length of the recording, and the moment of failure, in seconds. */
const LENGTH = 97;
const FAILURE = 87;

const FRAMES = [
  {second: 12, state: 'plain'},
  {second: 48, state: 'plain'},
  {second: 79, state: 'form'},
  {second: FAILURE, state: 'failed'},
] as const;

const clock = (second: number): string =>
  `${Math.floor(second / 60)}:${String(second % 60).padStart(2, '0')}`;

function Frame({second, state}: (typeof FRAMES)[number]): ReactNode {
  return (
    <span className={clsx(styles.frame, state === 'failed' && styles.failedFrame)}>
      <span className={styles.screen}>
        <span className={styles.lineWide} />
        <span className={styles.line} />
        {state === 'plain' ? (
          <span className={styles.picture} />
        ) : (
          <span className={styles.field} />
        )}
        <span className={styles.button} />
        {state === 'failed' && <span className={styles.keyboard} />}
      </span>
      <span className={styles.time}>{clock(second)}</span>
    </span>
  );
}

/** A strip of a recording with the failing moment: the keyboard lies over the button. */
export function RecordingFigure(): ReactNode {
  return (
    <Figure
      label={translate({
        id: 'solutions.figure.recording.label',
        message:
          'A strip of four screens from a recording. In the last one, after a minute and 27 seconds, the keyboard covers the button; a marker on the time line stands at that moment, beside the command that failed.',
      })}
    >
      <div className={styles.strip}>
        {FRAMES.map((frame) => (
          <Frame key={frame.second} {...frame} />
        ))}
      </div>
      <div className={styles.track} style={{'--at': FAILURE / LENGTH} as CSSProperties}>
        <span className={styles.head} />
      </div>
      <div className={styles.command}>
        <Icon name="alert" />
        <Translate id="solutions.figure.recording.failure">Pay button not displayed</Translate>
        <span className={styles.time}>{clock(FAILURE)}</span>
      </div>
    </Figure>
  );
}
