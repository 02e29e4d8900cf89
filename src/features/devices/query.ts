import {devicesOf} from '@site/src/data/devices/catalogue';
import {statusOf} from '@site/src/data/devices/history';
import {SYSTEMS, type Model} from '@site/src/data/devices/types';

export const FACETS = ['kind', 'system', 'maker', 'year', 'screen', 'status'] as const;
export type Facet = (typeof FACETS)[number];

export const SORTS = ['newest', 'name', 'screen'] as const;
export type Sort = (typeof SORTS)[number];

export const MOST_COMPARED = 4;
const LONGEST_TEXT = 60;

/** The visitor's search; all of it is in the address. */
export interface DeviceQuery {
  readonly text: string;
  readonly sort: Sort;
  /** Chosen values; any of a facet will do, and every facet has to be met. */
  readonly chosen: Readonly<Partial<Record<Facet, readonly string[]>>>;
  /** Slugs of models. */
  readonly compared: readonly string[];
}

export const NO_QUERY: DeviceQuery = {text: '', sort: 'newest', chosen: {}, compared: []};

/** A model as it is searched. */
export interface Entry {
  readonly slug: string;
  /** Its name in an order that counts: small letters, numbers of one length. */
  readonly key: string;
  /** Its words in small letters, a space before each. */
  readonly text: string;
  readonly year: number;
  readonly inches: number;
  readonly values: Readonly<Record<Facet, readonly string[]>>;
}

/** Where each group of screens ends, in inches. */
export const SCREENS = [6, 6.5, 7.5, 11, Infinity] as const;

/** @returns The group of a screen: the place of its end in `SCREENS`. */
const screenOf = (inches: number): string => String(SCREENS.findIndex((end) => inches < end));

const NO_WORD = /[^\p{L}\p{N}+]+/gu;

/** @returns The models as they are searched, in the same order. */
export const entriesOf = (models: readonly Model[]): readonly Entry[] =>
  models.map((model) => {
    const {slug, name, maker, kind, platform, year = 0, inches = 0, versions} = model;
    const statuses = devicesOf(model).map((device) => statusOf(device).kind);
    return {
      ...{slug, year, inches},
      key: name.toLowerCase().replace(/\d+/g, (number) => number.padStart(4, '0')),
      text: ` ${name} ${maker}`.toLowerCase().replace(NO_WORD, ' '),
      values: {
        kind: [kind],
        system: versions.map((version) => `${platform}-${version}`),
        maker: [maker],
        year: year ? [String(year)] : [],
        screen: inches ? [screenOf(inches)] : [],
        status: [...new Set(statuses)],
      },
    };
  });

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
    .filter(Boolean)
    .map((word) => ` ${word}`);
  return ({text: own, values}) =>
    words.every((word) => own.includes(word)) &&
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
 * @param query What is asked for.
 */
export function find(entries: readonly Entry[], {text, chosen}: DeviceQuery): Found {
  const slugs = new Set<string>();
  const counts = Object.fromEntries(
    FACETS.map((facet) => [facet, new Map<string, number>()]),
  ) as Record<Facet, Map<string, number>>;
  const meetsText = matcher(text);
  for (const entry of entries) {
    if (!meetsText(entry)) {
      continue;
    }
    const unmet = FACETS.filter((facet) => {
      const wanted = chosen[facet] ?? [];
      return wanted.length > 0 && !wanted.some((value) => entry.values[facet].includes(value));
    });
    if (unmet.length === 0) {
      slugs.add(entry.slug);
    }
    // Another choice in the one facet that it fails would bring it in.
    for (const facet of unmet.length === 0 ? FACETS : unmet.length === 1 ? unmet : []) {
      for (const value of entry.values[facet]) {
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + 1);
      }
    }
  }
  return {slugs, counts};
}

const ORDERS: Readonly<Record<Sort, (one: Entry, other: Entry) => number>> = {
  newest: (one, other) => other.year - one.year,
  name: (one, other) => (one.key < other.key ? -1 : 1),
  screen: (one, other) => other.inches - one.inches,
};

/** @returns Slugs in the order that is asked for; those that are equal stay as they are. */
export const sorted = (entries: readonly Entry[], sort: Sort): readonly string[] =>
  entries.toSorted(ORDERS[sort]).map(({slug}) => slug);

/**
 * Reads an address. Impossible values are left out, since addresses come from anywhere.
 * @param search Query of an address.
 * @param entries All models.
 */
export function readQuery(search: string, entries: readonly Entry[]): DeviceQuery {
  const parameters = new URLSearchParams(search);
  const list = (name: string): readonly string[] => [
    ...new Set((parameters.get(name) ?? '').split(',')),
  ];
  const chosen = Object.fromEntries(
    FACETS.map((facet) => {
      const known = new Set(entries.flatMap(({values}) => values[facet]));
      return [facet, list(facet).filter((value) => known.has(value))] as const;
    }).filter(([, values]) => values.length > 0),
  );
  return {
    text: (parameters.get('q') ?? '').slice(0, LONGEST_TEXT),
    sort: SORTS.find((sort) => sort === parameters.get('sort')) ?? NO_QUERY.sort,
    chosen,
    compared: list('compare')
      .filter((slug) => entries.some((entry) => entry.slug === slug))
      .slice(0, MOST_COMPARED),
  };
}

/** @returns The address' query, with its question mark; empty where nothing is asked for. */
export function writeQuery({text, sort, chosen, compared}: DeviceQuery): string {
  const parameters = new URLSearchParams();
  const add = (name: string, values: readonly string[]): void => {
    if (values.some(Boolean)) {
      parameters.set(name, values.join(','));
    }
  };
  add('q', [text.trim().slice(0, LONGEST_TEXT)]);
  FACETS.forEach((facet) => {
    add(facet, chosen[facet] ?? []);
  });
  add('sort', [sort === NO_QUERY.sort ? '' : sort]);
  add('compare', compared);
  // Commas need no encoding in a query.
  const search = parameters.toString().replaceAll('%2C', ',');
  return search && `?${search}`;
}

/** @returns The list with the value, or without it where it was there. */
export const toggled = (list: readonly string[], value: string): readonly string[] =>
  list.includes(value) ? list.filter((other) => other !== value) : [...list, value];
