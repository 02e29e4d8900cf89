import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  type MouseEvent,
} from 'react';
import {LiveStatus} from '@site/src/components/LiveStatus';
import {SearchField} from '@site/src/components/SearchField';
import {catalogue} from '@site/src/data/devices/catalogue';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import {useAddressState} from '@site/src/lib/useAddressState';
import {useLoginHref} from '@site/src/lib/useLoginHref';
import {Compare} from './Compare';
import {Filters} from './Filters';
import {Intro} from './Intro';
import styles from './list.route.module.css';
import {
  entriesOf,
  find,
  LONGEST_TEXT,
  MOST_COMPARED,
  readQuery,
  sorted,
  SORTS,
  toggled,
  writeQuery,
  type DeviceQuery,
  type Sort,
} from './query';
import {COMPARE, GroupHead, ListHead, ModelRow} from './Rows';

const SORT_LABELS: Readonly<Record<Sort, string>> = {
  maker: translate({id: 'catalogue.sort.maker', message: 'By maker'}),
  newest: translate({id: 'catalogue.sort.newest', message: 'Newest first'}),
  name: translate({id: 'catalogue.sort.name', message: 'By name'}),
  screen: translate({id: 'catalogue.sort.screen', message: 'Largest screen first'}),
};

const entries = entriesOf(catalogue);
const read = (search: string) => readQuery(search, entries);

function useCountText(count: number) {
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

/** Opens the model that the URL names. Filters that hide it give way. */
function useNamedModel(query: DeviceQuery) {
  const history = useHistory();
  const location = useLocation();
  const isBrowser = useIsBrowser();
  const open = useEffectEvent(({pathname, hash}: typeof location) => {
    const slug = hash.slice(1);
    if (!catalogue.some((model) => model.slug === slug)) {
      return;
    }
    if (find(entries, query).slugs.has(slug)) {
      const row = document.getElementById(slug);
      row?.querySelector('details')?.setAttribute('open', '');
      row?.scrollIntoView();
    } else {
      history.replace({pathname, hash, search: writeQuery({...query, text: '', chosen: {}})});
    }
  });
  useEffect(() => {
    if (isBrowser) {
      open(location);
    }
  }, [isBrowser, location]);
}

/** All models on offer: searched, filtered, sorted and compared as the URL says. */
export function Catalogue() {
  const history = useHistory();
  const sortId = useId();
  const [query, ask] = useAddressState(read, writeQuery);
  const {text, sort, chosen, compared} = query;
  const field = useRef<HTMLInputElement>(null);
  // The box and the menus answer first, the list a frame later.
  const asked = useDeferredValue(query);
  const {slugs, counts} = useMemo(
    () => find(entries, {text: asked.text, chosen: asked.chosen}),
    [asked.text, asked.chosen],
  );
  const status = useCountText(slugs.size);
  const isFiltered = text !== '' || Object.keys(chosen).length > 0;
  const ways = {
    login: useLoginHref(),
    builder: useBaseUrl('/documentation/reference/capability-builder/?model='),
  };
  const {collectAnchor} = useBrokenLinks();
  catalogue.forEach(({slug}) => collectAnchor(slug));
  useNamedModel(query);

  const shown = asked.sort === 'maker' ? entries.filter(({model}) => slugs.has(model.slug)) : [];
  const heads = new Map(shown.toReversed().map(({group, model}) => [group, model.slug]));

  return (
    <div className={clsx('page-column', styles.page)}>
      <Intro />
      <form
        role="search"
        className={styles.tools}
        data-needs-script
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          inputRef={field}
          className={styles.search}
          label={translate({id: 'catalogue.search', message: 'Search models'})}
          placeholder={translate({
            id: 'catalogue.search.placeholder',
            message: 'iPhone 15, Galaxy, Android 14',
            description: 'Grey examples in the empty search box of the device catalogue',
          })}
          text={text}
          maxLength={LONGEST_TEXT}
          onType={(typed) => ask({text: typed})}
        />
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
          entries={entries}
          chosen={chosen}
          counts={counts}
          onChoose={(facet, value) => {
            const {[facet]: values = [], ...others} = chosen;
            const next = toggled(values, value);
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
                field.current?.focus();
              }
            }}
          >
            <Translate id="catalogue.clear">Clear all filters</Translate>
          </button>
        )}
      </div>
      <LiveStatus text={isFiltered ? status : ''} typed={text} />
      <ListHead />
      {/* Clicks on the links in it; keys make their own clicks. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className="plain"
        aria-label={translate({id: 'catalogue.list', message: 'Models'})}
        onClick={(event: MouseEvent) => {
          const {pathname, search, origin} = (event.target as Element).closest('a') ?? {};
          if (
            origin === window.location.origin &&
            pathname !== window.location.pathname &&
            isPlainClick(event)
          ) {
            event.preventDefault();
            history.push({pathname, search});
          }
        }}
      >
        {sorted(entries, asked.sort).flatMap(({model, group}) => [
          heads.get(group) === model.slug && <GroupHead key={group} group={group} />,
          <li
            key={model.slug}
            id={model.slug}
            className={styles.row}
            hidden={!slugs.has(model.slug)}
          >
            <ModelRow model={model} {...ways} />
            <label data-needs-script>
              <input
                type="checkbox"
                checked={compared.includes(model.slug)}
                onChange={() =>
                  ask({compared: toggled(compared, model.slug).slice(-MOST_COMPARED)})
                }
              />
              <span className="visually-hidden">
                {COMPARE} <span translate="no">{model.name}</span>
              </span>
            </label>
          </li>,
        ])}
      </ul>
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
      <Compare
        models={compared.flatMap((slug) => catalogue.find((model) => model.slug === slug) ?? [])}
        onClear={() => ask({compared: []})}
      />
    </div>
  );
}
