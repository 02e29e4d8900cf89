import Translate, {translate} from '@docusaurus/Translate';
import type {CSSProperties, ReactNode} from 'react';
import {MotionButton} from '@site/src/components/MotionButton';
import {motionLabels} from '@site/src/data/commonTexts';
import {Figure, share} from './Figure';
import styles from './styles.route.module.css';

const DEVICES = ['Galaxy S24', 'Pixel 8', 'iPhone 15 Pro', 'iPad Air'] as const;
/** Minutes of each session: the example of docs/concepts/concurrency.mdx, 48 minutes in all. */
const MINUTES = 12;
const TOTAL = DEVICES.length * MINUTES;
const CELLS = Array.from({length: MINUTES}, (_, minute) => minute);

function Duration({minutes}: {readonly minutes: number}): ReactNode {
  return (
    <strong className={styles.number}>
      <Translate id="solutions.figure.parallel.minutes" values={{minutes}}>
        {'{minutes} min'}
      </Translate>
    </strong>
  );
}

/** Sessions side by side: one row a device, one cell a minute. */
export function ParallelFigure(): ReactNode {
  return (
    <div>
      <Figure
        label={translate({
          id: 'solutions.figure.parallel.label',
          message:
            'Four devices side by side, each with a row of twelve lit cells, one for each minute. One session would need 48 minutes for the suite; four sessions need 12.',
        })}
      >
        {DEVICES.map((device) => (
          <div key={device} className={styles.lane}>
            <strong className={styles.device}>{device}</strong>
            {CELLS.map((minute) => (
              <span
                key={minute}
                className={styles.cell}
                style={{'--minute': minute} as CSSProperties}
              />
            ))}
          </div>
        ))}
        <div className={styles.compare}>
          <Translate id="solutions.figure.parallel.one">One session</Translate>
          <span className={styles.track} style={share(1)} />
          <Duration minutes={TOTAL} />
          <Translate id="solutions.figure.parallel.four">Four sessions</Translate>
          <span className={styles.track} style={share(MINUTES / TOTAL)} />
          <Duration minutes={MINUTES} />
        </div>
      </Figure>
      <MotionButton labels={motionLabels} className={styles.motion} />
    </div>
  );
}
