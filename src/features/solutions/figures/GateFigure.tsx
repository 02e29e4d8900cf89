import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {Figure} from './Figure';
import styles from './gate.route.module.css';

/** Verdicts of the four shards of a run. */
const RUNS = [
  [true, true, true, true],
  [true, true, false, true],
] as const;

function Run({shards}: {readonly shards: readonly boolean[]}): ReactNode {
  const isOpen = shards.every(Boolean);
  return (
    <div className={styles.run}>
      <span className={styles.verdict}>
        {isOpen ? (
          <Translate id="solutions.figure.gate.passed">All four shards pass</Translate>
        ) : (
          <Translate id="solutions.figure.gate.failed">One shard fails</Translate>
        )}
      </span>
      <span className={styles.step}>
        <Translate id="solutions.figure.gate.push">Push</Translate>
      </span>
      <span className={styles.wire} />
      <span className={styles.shards}>
        {shards.map((passed, index) => (
          // Shards have no identity but their place.
          <span key={index} className={passed ? styles.passed : styles.failed}>
            <Icon name={passed ? 'check' : 'close'} size={16} />
          </span>
        ))}
      </span>
      <span className={styles.wire} />
      <span className={clsx(styles.gate, isOpen && styles.open)} />
      <span className={isOpen ? styles.wire : styles.cut} />
      <span className={isOpen ? styles.merged : styles.blocked}>
        {isOpen ? (
          <Translate id="solutions.figure.gate.merged">Merged</Translate>
        ) : (
          <Translate id="solutions.figure.gate.blocked">Blocked</Translate>
        )}
      </span>
    </div>
  );
}

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
      {RUNS.map((shards, index) => (
        <Run key={index} shards={shards} />
      ))}
    </Figure>
  );
}
