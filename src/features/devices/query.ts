import {devicesOf} from '@site/src/data/devices/catalogue';
import {statusOf} from '@site/src/data/devices/history';
import {DEVICE_KINDS, SYSTEMS, type Model} from '@site/src/data/devices/types';

export const FACETS = ['kind', 'system', 'maker', 'year', 'screen', 'status'] as const;
export type Facet = (typeof FACETS)[number];

/** By maker, each has a heading. */
export const SORTS = ['maker', 'newest', 'name', 'screen'] as const;
export type Sort = (typeof SORTS)[number];

export const MOST_COMPARED = 4;
export const LONGEST_TEXT = 60;

/** The visitor's search; all of it is in the URL. */
export interface DeviceQuery {
  readonly text: string;
  readonly sort: Sort;
  /** Chosen values; any of a facet will do, and every facet has to be met. */
  readonly chosen: Readonly<Partial<Record<Facet, readonly string[]>>>;
  /** Slugs of models. */
  readonly compared: readonly string[];
}

export const NO_QUERY: DeviceQuery = {text: '', sort: 'maker', chosen: {}, compared: []};

/** A model as it is searched. */
export interface Entry {
  readonly model: Model;
  /** Its maker; empty for browsers, which are together. */
  readonly group: string;
  /** Its name in an order that counts: small letters, numbers of one length. */
  readonly key: string;
  /** Its words in small letters, a space before each. */
  readonly text: string;
  readonly values: Readonly<Record<Facet, readonly string[]>>;
}

/** Where each group of screens ends, in inches. */
export const SCREENS = [6, 6.5, 7.5, 11, Infinity] as const;

const NO_WORD = /[^\p{L}\p{N}+]+/gu;

function entryOf(model: Model): Entry {
  const {name, maker, kind, platform, year, inches, versions} = model;
  return {
    model,
    group: kind === 'browser' ? '' : maker,
    key: name.toLowerCase().replace(/\d+/g, (number) => number.padStart(4, '0')),
    text: ` ${name} ${maker}`.toLowerCase().replace(NO_WORD, ' '),
    values: {
      kind: [kind],
      system: versions.map((version) => `${platform}-${version}`),
      maker: [maker],
      year: year ? [String(year)] : [],
      screen: inches ? [String(SCREENS.findIndex((end) => inches < end))] : [],
      status: [...new Set(devicesOf(model).map((device) => statusOf(device).kind))],
    },
  };
}

const newestFirst = (one: Entry, other: Entry): number =>
  (other.model.year ?? 0) - (one.model.year ?? 0);

const kindOf = ({model}: Entry): number => DEVICE_KINDS.indexOf(model.kind);

/** @returns The models as they are searched: by maker, then by kind, the newest first. */
export function entriesOf(models: readonly Model[]): readonly Entry[] {
  const entries = models.map(entryOf);
  const groups = [...new Set(entries.map(({group}) => group))];
  // Makers list what is newer below what is older.
  return entries
    .reverse()
    .sort(
      (one, other) =>
        groups.indexOf(one.group) - groups.indexOf(other.group) ||
        kindOf(one) - kindOf(other) ||
        newestFirst(one, other),
    );
}

const ORDERS: Readonly<Record<Sort, (one: Entry, other: Entry) => number>> = {
  maker: () => 0,
  newest: newestFirst,
  name: (one, other) => (one.key < other.key ? -1 : 1),
  screen: (one, other) => (other.model.inches ?? 0) - (one.model.inches ?? 0),
};

/** @returns The entries in the order that is asked for; those that are equal stay as they are. */
export const sorted = (entries: readonly Entry[], sort: Sort): readonly Entry[] =>
  entries.toSorted(ORDERS[sort]);

/** `android 14` is a version, `galaxy` and `8` are the beginnings of words. */
const SYSTEM = new RegExp(`\\b(${Object.keys(SYSTEMS).join('|')})[ -]?(\\d{1,2})\\b`, 'g');

/** @returns Whether an entry has all words of a text. */
function matcher(text: string): (entry: Entry) => boolean {
  const systems: string[] = [];
  const words = text
    .toLowerCase()
    .replace(SYSTEM, (_match, platform: string, version: string) => {
      systems.push(`${platform}-${version}`);
      return '';
    })
    .split(NO_WORD)
    .filter(Boolean);
  return ({text: entryText, values}) =>
    words.every((word) => entryText.includes(` ${word}`)) &&
    systems.every((system) => values.system.includes(system));
}

export interface Found {
  /** Slugs of the models that meet the query. */
  readonly slugs: ReadonlySet<string>;
  /** For each value of a facet, how many models it would leave beside the other facets. */
  readonly counts: Readonly<Record<Facet, ReadonlyMap<string, number>>>;
}

/**
 * Finds the models that a query asks for, in one pass.
 * @param entries All models.
 * @param query The search and the filters.
 */
export function find(
  entries: readonly Entry[],
  {text, chosen}: Pick<DeviceQuery, 'text' | 'chosen'>,
): Found {
  const slugs = new Set<string>();
  const counts = Object.fromEntries(
    FACETS.map((facet) => [facet, new Map<string, number>()]),
  ) as Record<Facet, Map<string, number>>;
  for (const {model, values} of entries.filter(matcher(text))) {
    const unmet = FACETS.filter((facet) => {
      const wanted = chosen[facet];
      return wanted && !wanted.some((value) => values[facet].includes(value));
    });
    if (unmet.length === 0) {
      slugs.add(model.slug);
    }
    // Another choice in the one facet that it fails would bring it in.
    for (const facet of unmet.length === 0 ? FACETS : unmet.length === 1 ? unmet : []) {
      for (const value of values[facet]) {
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
      }
    }
  }
  return {slugs, counts};
}

/**
 * Reads a URL. Impossible values are left out, since URLs come from anywhere.
 * @param search Query of a URL.
 * @param entries All models.
 */
export function readQuery(search: string, entries: readonly Entry[]): DeviceQuery {
  const parameters = new URLSearchParams(search);
  const list = (name: string, known: readonly string[]): readonly string[] =>
    [...new Set(parameters.get(name)?.split(','))].filter((value) => known.includes(value));
  const chosen = FACETS.map(
    (facet) =>
      [
        facet,
        list(
          facet,
          entries.flatMap(({values}) => values[facet]),
        ),
      ] as const,
  );
  return {
    text: (parameters.get('q') ?? '').slice(0, LONGEST_TEXT),
    sort: SORTS.find((sort) => sort === parameters.get('sort')) ?? NO_QUERY.sort,
    chosen: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
    compared: list(
      'compare',
      entries.map(({model}) => model.slug),
    ).slice(0, MOST_COMPARED),
  };
}

/** @returns The query of the URL, with its question mark; empty where nothing is asked for. */
export function writeQuery({text, sort, chosen, compared}: DeviceQuery): string {
  const values: readonly (readonly [string, string | undefined])[] = [
    ['q', text.trim().slice(0, LONGEST_TEXT)],
    ...FACETS.map((facet) => [facet, chosen[facet]?.join(',')] as const),
    ['sort', sort === NO_QUERY.sort ? '' : sort],
    ['compare', compared.join(',')],
  ];
  const parameters = new URLSearchParams(
    values.flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  // Commas need no encoding in a query.
  const search = parameters.toString().replaceAll('%2C', ',');
  return search && `?${search}`;
}

/** @returns The list with the value, or without it where it was there. */
export const toggled = (list: readonly string[], value: string): readonly string[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
