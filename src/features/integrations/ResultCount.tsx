import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {categoryLabel, type CategoryFilter} from './category';
import styles from './styles.route.module.css';

export interface ResultCountProps {
  readonly filter: CategoryFilter;
  readonly count: number;
}

/** How many cards the filter leaves, said aloud when it changes. */
export function ResultCount({filter, count}: ResultCountProps): ReactNode {
  const {selectMessage} = usePluralForm();
  const category = filter === 'all' ? '' : categoryLabel(filter);
  let text;
  if (count === 0) {
    text = translate(
      {id: 'integrations.count.none', message: 'No integrations in the {category} category yet'},
      {category},
    );
  } else if (filter === 'all') {
    text = selectMessage(
      count,
      translate(
        {
          id: 'integrations.count.all',
          message: '{count} integration|{count} integrations',
          description: 'Singular and plural, by the number of integrations',
        },
        {count},
      ),
    );
  } else {
    text = selectMessage(
      count,
      translate(
        {
          id: 'integrations.count.category',
          message:
            '{count} integration in the {category} category|{count} integrations in the {category} category',
          description: 'Singular and plural, by the number of integrations',
        },
        {count, category},
      ),
    );
  }
  return (
    <p role="status" className={styles.status}>
      {text}
    </p>
  );
}
