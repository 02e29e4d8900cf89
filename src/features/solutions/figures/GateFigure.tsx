import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {Figure} from './Figure';
import styles from './styles.route.module.css';

/** Two pull requests: the verdicts of their four shards, and what comes of them. */
const RUNS = [
  {
    shards: [true, true, true, true],
    text: <Translate id="solutions.figure.gate.passed">All four shards pass</Translate>,
    result: <Translate id="solutions.figure.gate.merged">Merged</Translate>,
    look: styles.merged,
  },
  {
    shards: [true, true, false, true],
    text: <Translate id="solutions.figure.gate.failed">One shard fails</Translate>,
    result: <Translate id="solutions.figure.gate.blocked">Blocked</Translate>,
    look: styles.blocked,
  },
] as const;

/** A pipeline with a gate: it opens when every shard passed, and stays shut when one failed. */
export function GateFigure(): ReactNode {
  return (
    <Figure
      label={translate({
        id: 'solutions.figure.gate.label',
        message:
          'Two pull requests. In the first, four shards pass, the gate opens and the change is merged. In the second, one shard fails, the gate stays shut and the merge is blocked.',
      })}
    >
      {RUNS.map(({shards, text, result, look}) => (
        <div key={look} className={clsx(styles.run, look)}>
          <span className={styles.verdict}>{text}</span>
          <span className={styles.box}>
            <Translate id="solutions.figure.gate.push">Push</Translate>
          </span>
          <span className={styles.wire} />
          <span className={styles.shards}>
            {shards.map((passed, index) => (
              // Shards have no identity but their place.
              <span key={index} className={passed ? styles.passed : styles.broken}>
                <Icon name={passed ? 'check' : 'close'} size={16} />
              </span>
            ))}
          </span>
          <span className={styles.wire} />
          <span className={styles.gate} />
          <span className={styles.wire} />
          <span className={styles.box}>{result}</span>
        </div>
      ))}
    </Figure>
  );
}
