import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {FilterChips} from '@site/src/components/FilterChips';
import type {IndexedCategory} from '@site/src/plugins/blog-index/types';
import {CategoryMark} from './CategoryMark';

const MARK_SIZE = 16;
const ALL = 'all';

export interface ChipsProps {
  readonly categories: readonly IndexedCategory[];
  /** Slug of the chosen one; null for all. */
  readonly selected: string | null;
  /** Posts of each category, by slug. */
  readonly counts: Readonly<Record<string, number>>;
  readonly all: number;
  /** Filters in place; without it the chips are links to the categories' pages and no more. */
  readonly onSelect?: (category: string | null) => void;
}

/** The categories: links to their pages, which filter in place where they can. */
export function Chips({categories, selected, counts, all, onSelect}: ChipsProps): ReactNode {
  return (
    <FilterChips
      label={translate({id: 'blog.categories.label', message: 'Categories'})}
      current={selected ?? ALL}
      chips={[
        {
          id: ALL,
          to: '/blog/',
          label: translate({
            id: 'blog.categories.all',
            message: 'All',
            description: 'Chip that shows the posts of all categories',
          }),
          count: all,
          onChoose: onSelect && (() => onSelect(null)),
        },
        ...categories.map(({slug, label, permalink}) => ({
          id: slug,
          to: permalink,
          label,
          count: counts[slug] ?? 0,
          mark: <CategoryMark category={slug} size={MARK_SIZE} />,
          onChoose: onSelect && (() => onSelect(slug)),
        })),
      ]}
    />
  );
}
