import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';
import type {IndexedCategory} from '@site/src/plugins/blog-index/types';
import {CategoryMark} from './CategoryMark';
import {isPlainClick} from './isPlainClick';
import styles from './list.route.module.css';

const MARK_SIZE = 16;

interface ChipProps {
  readonly to: string;
  readonly label: string;
  readonly count: number;
  readonly isCurrent: boolean;
  readonly mark?: string;
  readonly onChoose?: () => void;
}

function Chip({to, label, count, isCurrent, mark, onChoose}: ChipProps): ReactNode {
  return (
    <Link
      to={to}
      className={clsx(styles.chip, isCurrent && styles.current)}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event: MouseEvent) => {
        if (onChoose && isPlainClick(event)) {
          event.preventDefault();
          onChoose();
        }
      }}
    >
      {mark && <CategoryMark category={mark} size={MARK_SIZE} />}
      {label} <span className={styles.count}>{count}</span>
    </Link>
  );
}

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
    <nav
      className={styles.chips}
      aria-label={translate({id: 'blog.categories.label', message: 'Categories'})}
    >
      <Chip
        to="/blog/"
        label={translate({
          id: 'blog.categories.all',
          message: 'All',
          description: 'Chip that shows the posts of all categories',
        })}
        count={all}
        isCurrent={selected === null}
        onChoose={onSelect && (() => onSelect(null))}
      />
      {categories.map(({slug, label, permalink}) => (
        <Chip
          key={slug}
          to={permalink}
          label={label}
          count={counts[slug] ?? 0}
          isCurrent={selected === slug}
          mark={slug}
          onChoose={onSelect && (() => onSelect(slug))}
        />
      ))}
    </nav>
  );
}
