import clsx from 'clsx';
import type {ReactNode} from 'react';
import {InPlaceLink} from '../InPlaceLink';
import styles from './styles.route.module.css';

interface FilterChip {
  readonly id: string;
  /** Each filter has its own URL, to go back to or to share. */
  readonly to: string;
  readonly label: string;
  /** How many entries it leaves, or a word in the place of none. */
  readonly count: number | string;
  readonly mark?: ReactNode;
  /** Filters in place; without it the chip leads to its URL. */
  readonly onChoose?: (() => void) | undefined;
}

interface FilterChipsProps {
  /** Name of the group, for those who hear it. */
  readonly label: string;
  readonly chips: readonly FilterChip[];
  /** Id of the chip that is in force. */
  readonly current: string;
}

/** Filters of a list, one of which is in force. */
export function FilterChips({label, chips, current}: FilterChipsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.chips}>
        {chips.map(({id, to, label: name, count, mark, onChoose}) => (
          <li key={id}>
            <InPlaceLink
              to={to}
              className={clsx(styles.chip, id === current && styles.current)}
              aria-current={id === current ? 'true' : undefined}
              onChoose={onChoose}
            >
              {mark}
              {name} <span className={styles.count}>{count}</span>
            </InPlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
