import {memo} from 'react';
import styles from './styles.route.module.css';

/** Edge of a cell with its gap, in units of the drawing. */
const STEP = 16;

export interface PostCoverProps {
  /** A digit for each cell, row by row: 0 dark, then three embers, 4 the glow (src/plugins/blog-index). */
  readonly cells: string;
  readonly columns: number;
}

/** A post's cover on the brand's grid. The corners of a cell are those of the thick line around it. */
export const PostCover = memo(function PostCover({cells, columns}: PostCoverProps) {
  const drawn = (level: string): string =>
    Array.from(cells)
      .map((own, index) =>
        // Embers let the dark cell shine through.
        own === level || level === '0'
          ? `M${(index % columns) * STEP + 4} ${Math.floor(index / columns) * STEP + 4}h8v8h-8z`
          : '',
      )
      .join('');
  return (
    <svg
      viewBox={`0 0 ${columns * STEP} ${(cells.length / columns) * STEP}`}
      className={styles.cover}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from('01234').map((level) => (
        <path key={level} data-level={level} d={drawn(level)} />
      ))}
    </svg>
  );
});
