import clsx from 'clsx';
import {memo} from 'react';
import styles from './meta.route.module.css';

const COLUMNS = {card: 16, band: 30} as const;

/** Edge of a cell with its gap, in units of the drawing. */
const STEP = 16;

interface CoverProps {
  /**
   * Of `posts.json`, or of a post's own metadata: a digit for each cell, row by row. 0 is dark, then three embers, 4
   * the glow (src/plugins/blog).
   */
  readonly cells: string;
  readonly shape: keyof typeof COLUMNS;
}

/**
 * A post's cover on the brand's grid, on a plate in the dark; on paper it would be a black block. The corners of a
 * cell are those of the thick line around it.
 */
export const Cover = memo(function Cover({cells, shape}: CoverProps) {
  const columns = COLUMNS[shape];
  const drawn = (level: string) => {
    // Embers let the dark cell shine through.
    const lit = Array.from(cells, (_cell, index) => index).filter(
      (index) => level === '0' || cells[index] === level,
    );
    // Each from the one before: the same few words, which compress well.
    const steps = lit.map((index, place) => {
      const before = lit[place - 1] ?? 0;
      const right = (index % columns) - (before % columns);
      const down = Math.floor(index / columns) - Math.floor(before / columns);
      return `m${right * STEP} ${down * STEP}h8v8h-8z`;
    });
    return steps.length > 0 ? `M4 4${steps.join('')}` : '';
  };
  return (
    <div className={clsx(styles.cover, styles[shape])} data-surface="night" data-no-twin>
      <svg
        viewBox={`0 0 ${columns * STEP} ${(cells.length / columns) * STEP}`}
        strokeWidth="6"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {Array.from('01234').map((level) => (
          <path key={level} data-level={level} d={drawn(level)} />
        ))}
      </svg>
    </div>
  );
});
