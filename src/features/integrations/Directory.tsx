import categories from '@generated/content/default/integration-categories.json';
import choices from '@generated/content/default/choices.json';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {ButtonLink} from '@site/src/components/Button';
import {FilterChips} from '@site/src/components/FilterChips';
import {GridMark} from '@site/src/components/GridMark';
import {ToolMark} from '@site/src/components/ToolMark';
import {useAddressState} from '@site/src/lib/useAddressState';
import {
  categoryPath,
  categorySearch,
  integrationsIn,
  INTEGRATIONS_PATH,
  readCategory,
  REQUEST_PATH,
  type CategoryFilter,
  type Integration,
} from './category';
import {PopularFlag} from './PopularFlag';
import styles from './styles.route.module.css';

/** Labels of the filters, in their order. */
const FILTERS: Readonly<Record<CategoryFilter, string>> = {
  all: translate({id: 'integrations.category.all', message: 'All'}),
  ...categories,
};

/** Shown in a category without integrations. */
const onRequest = translate({
  id: 'integrations.category.onRequest',
  message: 'on request',
  description: 'Beside the name of a category, in the place of a number of integrations',
});

const read = (search: string) => ({filter: readCategory(search)});
const write = ({filter}: {readonly filter: CategoryFilter}) => categorySearch(filter);

interface CategoryChipsProps {
  readonly selected: CategoryFilter;
  readonly onChoose: (filter: CategoryFilter) => void;
}

/** The categories, which without scripts could not filter and do not show. */
function CategoryChips({selected, onChoose}: CategoryChipsProps) {
  return (
    <div data-needs-script>
      <FilterChips
        label={translate({id: 'integrations.categories', message: 'Categories'})}
        current={selected}
        chips={(Object.keys(FILTERS) as readonly CategoryFilter[]).map((id) => ({
          id,
          to: categoryPath(id),
          label: FILTERS[id],
          count: integrationsIn(id).length || onRequest,
          onChoose: () => onChoose(id),
        }))}
      />
    </div>
  );
}

/** Words how many cards a filter leaves. */
function useCountText(filter: CategoryFilter, count: number) {
  const {selectMessage} = usePluralForm();
  if (filter === 'all') {
    return selectMessage(
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
  }
  const category = categories[filter];
  return count === 0
    ? translate(
        {id: 'integrations.count.none', message: 'No integrations in the {category} category yet'},
        {category},
      )
    : selectMessage(
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

function IntegrationCard({integration}: {readonly integration: Integration}) {
  const {id, name, summary, category, popular, retired} = integration;
  const path = `${INTEGRATIONS_PATH}${id}/`;
  return (
    <li className={clsx('panel', styles.card)}>
      <div className={styles.cardTop}>
        <ToolMark name={id} />
        {popular && <PopularFlag />}
      </div>
      <Heading as="h2" className={styles.name}>
        {name}
      </Heading>
      <p className={styles.category} data-no-excerpt>
        {categories[category]}
      </p>
      <p className={styles.description}>{summary}</p>
      <div className={styles.ways}>
        <ButtonLink
          variant="secondary"
          to={path}
          aria-label={translate(
            {id: 'integrations.connect.name', message: 'Connect {name}'},
            {name},
          )}
        >
          <Translate id="integrations.connect" description="Button on the card of a tool">
            Connect
          </Translate>
        </ButtonLink>
        {retired && (
          <Link
            to={`${path}#set-up`}
            className="action-link"
            aria-label={translate(
              {id: 'integrations.moveOn.name', message: 'Migrate from {name}'},
              {name},
            )}
          >
            <Translate id="integrations.moveOn" description="Link on the card of a retired tool">
              Migrate
            </Translate>
          </Link>
        )}
      </div>
    </li>
  );
}

/** In place of the cards of a category that has none yet. */
function EmptyCategory() {
  return (
    <div className={styles.empty}>
      <GridMark size={56} />
      <p>
        <Translate id="integrations.empty">
          Which tool would you like to see here, and what should it do?
        </Translate>
      </p>
      <ButtonLink to={REQUEST_PATH}>
        <Translate id="integrations.empty.request">Request one</Translate>
      </ButtonLink>
    </div>
  );
}

/** All integrations, filtered by the category in the URL. */
export function Directory() {
  const [{filter}, change] = useAddressState(read, write);
  const shown = integrationsIn(filter);
  return (
    <div className={clsx('page-column', styles.directory)}>
      <header className={styles.header}>
        <Heading as="h1">
          <Translate id="integrations.title">Integrations</Translate>
        </Heading>
        <p className="intro">
          <Translate id="integrations.intro" values={{pipeline: choices.pipeline}}>
            {
              'Keep the tools you have. {brand} works with tools for writing tests, starting them and reporting their results. {pipeline}'
            }
          </Translate>
        </p>
      </header>
      <CategoryChips selected={filter} onChoose={(next) => change({filter: next}, {push: true})} />
      <p role="status" className={styles.status}>
        {useCountText(filter, shown.length)}
      </p>
      {shown.length > 0 ? (
        <ul
          className="columns-4"
          aria-label={translate({id: 'integrations.list', message: 'Integrations'})}
        >
          {shown.map((integration) => (
            <IntegrationCard key={integration.id} integration={integration} />
          ))}
        </ul>
      ) : (
        <EmptyCategory />
      )}
    </div>
  );
}
