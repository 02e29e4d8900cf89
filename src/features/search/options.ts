import type {ExcerptPart, Kind, PageHit} from '@site/src/lib/siteSearch/types';

/** One line of the list: a page, or a section of the page above it. */
export interface SearchOption {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly isSection: boolean;
  readonly excerpt: readonly ExcerptPart[];
  /** To highlight on the page. */
  readonly words: readonly string[];
}

export interface OptionGroup {
  readonly kind: Kind;
  readonly options: readonly SearchOption[];
}

function optionsOf(hit: PageHit, prefix: string): readonly SearchOption[] {
  const {words} = hit;
  return [
    {id: prefix, url: hit.url, title: hit.title, isSection: false, excerpt: hit.excerpt, words},
    ...hit.sections.map(({url, title, excerpt}, index) => ({
      id: `${prefix}-${index}`,
      url,
      title,
      isSection: true,
      excerpt,
      words,
    })),
  ];
}

/**
 * Puts results into groups; the group of the best result comes first.
 * @param hits Best first.
 * @param prefix Of the ids, unlike that of any other list on the page.
 */
export function groupHits(hits: readonly PageHit[], prefix: string): readonly OptionGroup[] {
  const groups = new Map<Kind, SearchOption[]>();
  hits.forEach((hit, index) => {
    const options = groups.get(hit.kind) ?? [];
    options.push(...optionsOf(hit, `${prefix}-${index}`));
    groups.set(hit.kind, options);
  });
  return [...groups].map(([kind, options]) => ({kind, options}));
}
