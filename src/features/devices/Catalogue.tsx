import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useDeferredValue, useId, useMemo, useRef, type ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {LiveStatus} from '@site/src/components/LiveStatus';
import {catalogue} from '@site/src/data/devices/catalogue';
import {useAddressState} from '@site/src/lib/useAddressState';
import {useEarlyText} from '@site/src/lib/useEarlyText';
import {CompareBar} from './CompareBar';
import {Filters, optionsOf} from './Filters';
import {Intro} from './Intro';
import styles from './list.route.module.css';
import {
  entriesOf,
  find,
  MOST_COMPARED,
  NO_QUERY,
  readQuery,
  sorted,
  SORTS,
  toggled,
  writeQuery,
  type DeviceQuery,
  type Entry,
  type Sort,
} from './query';
import {Rows} from './Rows';

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  newest: translate({id: 'catalogue.sort.newest', message: 'Newest first'}),
  name: translate({id: 'catalogue.sort.name', message: 'By name'}),
  screen: translate({id: 'catalogue.sort.screen', message: 'Largest screen first'}),
};

const entries: readonly Entry[] = entriesOf(catalogue);
const options = optionsOf(entries);
const readOwn = (search: string): DeviceQuery => readQuery(search, entries);
// Drawn in the order in which they are shown at first, for visitors without scripts.
const order = sorted(entries, NO_QUERY.sort);
const models = order.flatMap((slug) => catalogue.find((model) => model.slug === slug) ?? []);

function useCountText(count: number): string {
  const {selectMessage} = usePluralForm();
  return selectMessage(
    count,
    translate(
      {
        id: 'catalogue.count',
        message: '{count} model|{count} models',
        description: 'Singular and plural, by the number of models that a search leaves',
      },
      {count},
    ),
  );
}

/** All models on offer: searched, filtered, sorted and compared by what the address says. */
export function Catalogue(): ReactNode {
  const searchId = useId();
  const sortId = useId();
  const [query, ask] = useAddressState(readOwn, writeQuery);
  const {text, sort, chosen, compared} = query;
  const field = useRef<HTMLInputElement>(null);
  useEarlyText(field, (typed) => ask({text: typed}));
  // The box and the menus answer first, the list a frame later.
  const asked = useDeferredValue(query);
  const {slugs, counts} = useMemo(
    () => find(entries, {...NO_QUERY, text: asked.text, chosen: asked.chosen}),
    [asked.text, asked.chosen],
  );
  const inOrder = useMemo(() => sorted(entries, sort), [sort]);
  const status = useCountText(slugs.size);
  const isFiltered = text !== '' || Object.keys(chosen).length > 0;
  const comparedModels = compared.flatMap(
    (slug) => catalogue.find((model) => model.slug === slug) ?? [],
  );

  return (
    <div className={clsx('page-column', styles.page)}>
      <Intro />
      <form
        role="search"
        className={styles.tools}
        data-needs-script
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.search}>
          <label htmlFor={searchId} className="visually-hidden">
            <Translate id="catalogue.search">Search models</Translate>
          </label>
          <Icon name="search" />
          <input
            ref={field}
            id={searchId}
            type="search"
            value={text}
            maxLength={60}
            placeholder={translate({
              id: 'catalogue.search.placeholder',
              message: 'iPhone 15, Galaxy, Android 14',
              description: 'Grey examples in the empty search box of the device catalogue',
            })}
            autoComplete="off"
            spellCheck={false}
            onChange={({target}) => ask({text: target.value})}
          />
        </div>
        <label htmlFor={sortId} className="visually-hidden">
          <Translate id="catalogue.sort">Order</Translate>
        </label>
        <select
          id={sortId}
          className={styles.sort}
          value={sort}
          onChange={({target}) => ask({sort: SORTS.find((name) => name === target.value) ?? sort})}
        >
          {SORTS.map((name) => (
            <option key={name} value={name}>
              {SORT_LABELS[name]}
            </option>
          ))}
        </select>
        <Filters
          options={options}
          chosen={chosen}
          counts={counts}
          onChoose={(facet, value) => {
            const {[facet]: own = [], ...others} = chosen;
            const next = toggled(own, value);
            ask({chosen: {...others, ...(next.length > 0 && {[facet]: next})}});
          }}
        />
      </form>
      <div className={styles.status}>
        <span>{status}</span>
        {isFiltered && (
          <button
            type="button"
            className={styles.clear}
            onClick={({detail}) => {
              ask({text: '', chosen: {}});
              // The button goes with the filters: with the keyboard, the focus stays in the form.
              if (detail === 0) {
                document.getElementById(searchId)?.focus();
              }
            }}
          >
            <Translate id="catalogue.clear">Clear all filters</Translate>
          </button>
        )}
      </div>
      <LiveStatus text={isFiltered ? status : ''} typed={text} />
      <Rows
        models={models}
        shown={slugs}
        order={inOrder}
        compared={compared}
        onCompare={(slug) => ask({compared: toggled(compared, slug).slice(-MOST_COMPARED)})}
        label={translate({id: 'catalogue.list', message: 'Models'})}
      />
      {slugs.size === 0 && (
        <p className={styles.none}>
          <Translate
            id="catalogue.none"
            values={{
              link: (
                <Link to="/?topic=other#contact">
                  <Translate id="catalogue.none.link">Tell us which device you need</Translate>
                </Link>
              ),
            }}
          >
            {'No model matches. {link}.'}
          </Translate>
        </p>
      )}
      <CompareBar models={comparedModels} onClear={() => ask({compared: []})} />
    </div>
  );
}
