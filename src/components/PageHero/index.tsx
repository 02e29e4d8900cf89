import type {ReactNode} from 'react';
import {EmberGrid, type LitCell} from '@site/src/components/EmberGrid';
import styles from './styles.route.module.css';

const TONES: readonly LitCell['tone'][] = [undefined, 'ember', 'glow', 'outline'];

interface PageHeroProps {
  /**
   * Drawn beside the text; decorative. Rows from the top, with a space between them, and in a row its
   * cells from the end of the line: 0 dark, 1 lit, 2 glowing, 3 an outline. On phones three rows fit
   * beside the title; lower ones would lie under the text.
   */
  readonly cells: string;
  /** The title, an introduction, and links or buttons. */
  readonly children: ReactNode;
}

/** The opening of a page: its title in the dark, on the grid. It has to be the first of `main`. */
export function PageHero({cells, children}: PageHeroProps) {
  const lit = cells
    .split(' ')
    .flatMap((digits, row) =>
      Array.from(digits, (digit, column) => ({column, row, tone: TONES[Number(digit)]})),
    )
    .filter((cell): cell is Required<typeof cell> => cell.tone !== undefined);
  return (
    <div className="night-opening" data-surface="night">
      <EmberGrid cells={lit} className={styles.backdrop} />
      <div className={`page-column ${styles.inner}`}>{children}</div>
    </div>
  );
}
