import {GridMark} from '@site/src/components/GridMark';

/** The grid as each category lights it; a new one gets the dark grid until it has its own. */
const PATTERNS: Readonly<Record<string, readonly number[]>> = {
  // A new cell above the others.
  'product-updates': [0, 2, 0, 1, 1, 1, 0, 0, 0],
  // Steps.
  tutorial: [0, 0, 2, 0, 1, 0, 1, 0, 0],
  // One thing, looked at from all sides.
  'case-study': [1, 1, 1, 1, 2, 1, 1, 1, 1],
  // Points that line up.
  'industry-insights': [1, 0, 1, 0, 2, 0, 1, 0, 1],
  // Beams around a joint.
  engineering: [0, 1, 0, 1, 2, 1, 0, 1, 0],
};

interface CategoryMarkProps {
  /** Slug of the category. */
  readonly category: string;
  /** Edge in pixels. */
  readonly size: number;
}

export function CategoryMark({category, size}: CategoryMarkProps) {
  return <GridMark pattern={PATTERNS[category]} size={size} />;
}
