import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {integrationCategories} from '@site/src/data/integrations';
import {categoryPath, integrationsIn, type CategoryFilter} from './category';
import {useKeptFocus} from './useKeptFocus';
import styles from './styles.route.module.css';

const CHIPS: readonly {readonly id: CategoryFilter; readonly label: string}[] = [
  {id: 'all', label: translate({id: 'integrations.category.all', message: 'All'})},
  ...integrationCategories,
];

export interface CategoryChipsProps {
  readonly selected: CategoryFilter;
}

/** Links, since each category has an address of its own: to go back to, to send to somebody. */
export function CategoryChips({selected}: CategoryChipsProps): ReactNode {
  const keepFocus = useKeptFocus();
  return (
    <nav
      aria-label={translate({id: 'integrations.categories', message: 'Categories'})}
      data-needs-script
    >
      <ul className={styles.chips}>
        {CHIPS.map(({id, label}) => (
          <li key={id}>
            <Link
              to={categoryPath(id)}
              className={clsx(styles.chip, id === selected && styles.selected)}
              aria-current={id === selected ? 'true' : undefined}
              onClick={keepFocus}
            >
              {label} <span className={styles.count}>{integrationsIn(id).length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
