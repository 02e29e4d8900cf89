import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {Figure, share} from './Figure';
import styles from './styles.route.module.css';

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

/** Centres of the keys, in the screen's own units. */
const KEYS = [107, 125, 143, 161].flatMap((y) => [9, 27, 45, 63, 81].map((x) => ({x, y})));

/** A phone's screen: two lines of text, a picture or a field, a button, and what covers it. */
function Screen({state}: Pick<(typeof FRAMES)[number], 'state'>): ReactNode {
  return (
    <svg viewBox="0 0 90 170" className={styles.screen}>
      <rect className={styles.off} x="11" y="12.5" width="68" height="8.5" rx="3" />
      <rect className={styles.off} x="11" y="31" width="41" height="8.5" rx="3" />
      {state === 'plain' ? (
        <rect className={styles.off} x="11" y="50" width="68" height="80" rx="3" />
      ) : (
        <rect className={styles.empty} x="11" y="50" width="68" height="20" rx="3" />
      )}
      <rect className={styles.on} x="11" y="140" width="68" height="17" rx="3" />
      {state === 'failed' && (
        <g className={styles.keyboard}>
          <rect x="-1" y="98" width="92" height="73" />
          {KEYS.map(({x, y}) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
          ))}
        </g>
      )}
    </svg>
  );
}

/** A strip of a recording with the failing moment: the keyboard lies over the button. */
export function RecordingFigure(): ReactNode {
  return (
    <Figure
      label={translate({
        id: 'solutions.figure.recording.label',
        message:
          'A strip of four screens from a recording. In the last one, after a minute and 27 seconds, the keyboard covers the button; a marker on the timeline shows that moment, next to the command that failed.',
      })}
    >
      <div className={styles.strip}>
        {FRAMES.map(({second, state}) => (
          <span key={second} className={state === 'failed' ? styles.failed : styles.frame}>
            <Screen state={state} />
            {clock(second)}
          </span>
        ))}
      </div>
      <div className={styles.track} style={share(FAILURE / LENGTH)}>
        <span className={styles.head} />
      </div>
      <strong className={styles.command}>
        <Icon name="alert" />
        <Translate id="solutions.figure.recording.failure">Pay button not displayed</Translate>
        <span className={styles.frame}>{clock(FAILURE)}</span>
      </strong>
    </Figure>
  );
}
