import type {Kind, PageHit, SectionHit} from '../types';

/** One line of the list: a page, or a section of the page above it. */
export interface SearchOption {
  readonly id: string;
  readonly page: PageHit;
  readonly section?: SectionHit;
  readonly url: string;
}

/** `best` holds what fits best of any kind, so that no group hides it. */
export type GroupName = Kind | 'best';

export interface OptionGroup {
  readonly name: GroupName;
  readonly options: readonly SearchOption[];
}

const BEST_PAGES = 3;

const optionsOf = (page: PageHit, id: string): readonly SearchOption[] => [
  {id, page, url: page.url},
  ...page.sections.map((section, index) => ({
    id: `${id}-${index}`,
    page,
    section,
    url: section.url,
  })),
];

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
    groups.set(name, [...(groups.get(name) ?? []), ...optionsOf(hit, `${prefix}-${index}`)]);
  });
  return [...groups].map(([name, options]) => ({name, options}));
}
