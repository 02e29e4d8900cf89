import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {FilterChips} from '@site/src/components/FilterChips';
import {integrationCategories} from '@site/src/data/integrations';
import {pushInPlace} from '@site/src/lib/pushInPlace';
import {
  categoryPath,
  categorySearch,
  integrationsIn,
  INTEGRATIONS_PATH,
  type CategoryFilter,
} from './category';

const FILTERS: readonly {readonly id: CategoryFilter; readonly label: string}[] = [
  {id: 'all', label: translate({id: 'integrations.category.all', message: 'All'})},
  ...integrationCategories,
];

export interface CategoryChipsProps {
  readonly selected: CategoryFilter;
}

/** The categories, which without scripts could not filter and do not show. */
export function CategoryChips({selected}: CategoryChipsProps): ReactNode {
  const history = useHistory();
  const pathname = useBaseUrl(INTEGRATIONS_PATH);
  return (
    <div data-needs-script>
      <FilterChips
        label={translate({id: 'integrations.categories', message: 'Categories'})}
        current={selected}
        chips={FILTERS.map(({id, label}) => ({
          id,
          to: categoryPath(id),
          label,
          count: integrationsIn(id).length,
          onChoose: () => pushInPlace(history, {pathname, search: categorySearch(id)}),
        }))}
      />
    </div>
  );
}
