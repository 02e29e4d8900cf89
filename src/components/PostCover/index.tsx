import {memo} from 'react';
import {coverCells, type Level, type Size} from './cover';
import styles from './styles.route.module.css';

/** Edge of a cell with its gap, in units of the drawing. */
const STEP = 16;

const LEVELS = [0, 1, 2, 3, 4] as const;

const SIZES = {
  /** 16 to 9, for lists. */
  card: {columns: 16, rows: 9},
  /** Above a text. */
  band: {columns: 30, rows: 6},
} satisfies Record<string, Size>;

export interface PostCoverProps {
  /** Of the post: each has a cover of its own. */
  readonly slug: string;
  /** Slug of its category, which decides what the cells show. */
  readonly category: string;
  readonly shape?: keyof typeof SIZES;
}

/** A post's cover, drawn on the brand's grid. Its corners are those of a thick line around each cell. */
export const PostCover = memo(function PostCover({slug, category, shape = 'card'}: PostCoverProps) {
  const size = SIZES[shape];
  const {columns, rows} = size;
  const cells = coverCells(slug, category, size);
  const drawn = (level: Level): string =>
    cells
      .map((own, index) => {
        const [x, y] = [index % columns, Math.floor(index / columns)];
        // Embers let the dark cell shine through.
        return own === level || level === 0 ? `M${x * STEP + 4} ${y * STEP + 4}h8v8h-8z` : '';
      })
      .join('');
  return (
    <svg
      viewBox={`0 0 ${columns * STEP} ${rows * STEP}`}
      className={styles.cover}
      aria-hidden="true"
      focusable="false"
    >
      {LEVELS.map((level) => (
        <path key={level} data-level={level} d={drawn(level)} />
      ))}
    </svg>
  );
});
