import type {ExcerptPart, Kind, PageHit} from '../types';

/** One line of the list: a page, or a section of the page above it. */
export interface SearchOption {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** The page's title, which names a section's page. */
  readonly page: string;
  readonly kind: Kind;
  readonly isSection: boolean;
  readonly excerpt: readonly ExcerptPart[];
  /** To highlight on the page. */
  readonly words: readonly string[];
}

/** `best` holds what fits best of any kind, so that no group hides it. */
export type GroupName = Kind | 'best';

export interface OptionGroup {
  readonly name: GroupName;
  readonly options: readonly SearchOption[];
}

const BEST_PAGES = 3;

const textOf = (excerpt: readonly ExcerptPart[]): string => excerpt.map(({text}) => text).join('');

function optionsOf(hit: PageHit, prefix: string): readonly SearchOption[] {
  const {words, kind, title: page, sections} = hit;
  const text = textOf(hit.excerpt);
  // A page may quote its best section, which is listed below it with the same quotation.
  const isRepeated = sections.some(({excerpt}) => textOf(excerpt) === text);
  return [
    {
      id: prefix,
      url: hit.url,
      title: page,
      page,
      kind,
      isSection: false,
      excerpt: isRepeated ? [] : hit.excerpt,
      words,
    },
    ...sections.map(({url, title, excerpt}, index) => ({
      id: `${prefix}-${index}`,
      url,
      title,
      page,
      kind,
      isSection: true,
      excerpt,
      words,
    })),
  ];
}

/**
 * Puts results into groups: the best ones, then the others by kind.
 * @param hits Best first.
 * @param prefix Of the ids, unlike that of any other list on the page.
 */
export function groupHits(hits: readonly PageHit[], prefix: string): readonly OptionGroup[] {
  const isMixed = hits.length > BEST_PAGES && new Set(hits.map(({kind}) => kind)).size > 1;
  const groups = new Map<GroupName, SearchOption[]>();
  hits.forEach((hit, index) => {
    const name = isMixed && index < BEST_PAGES ? 'best' : hit.kind;
    const options = groups.get(name) ?? [];
    options.push(...optionsOf(hit, `${prefix}-${index}`));
    groups.set(name, options);
  });
  return [...groups].map(([name, options]) => ({name, options}));
}

/** As many options as the largest dialog shows without scrolling. */
const IN_SIGHT = 10;

/** @returns The groups with their first options in sight alone. */
export function firstOptions(groups: readonly OptionGroup[]): readonly OptionGroup[] {
  let room = IN_SIGHT;
  return groups.flatMap(({name, options}) => {
    const shown = options.slice(0, room);
    room -= shown.length;
    return shown.length > 0 ? [{name, options: shown}] : [];
  });
}
