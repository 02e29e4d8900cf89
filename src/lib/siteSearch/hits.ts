import {excerptOf, wordsIn, type IsWanted} from './excerpt';
import type {OutlinePage, PageTexts} from './outline';
import type {RankedPage, RankedSection} from './rank';
import type {PageHit, Passage, SectionHit} from './types';

const MAX_SECTIONS = 3;

/** Sections that are this much worse than the page's best one are not shown. */
const WORST_SECTION = 0.35;

/** A page whose text was compared with the query. */
export interface ReadHit {
  readonly page: OutlinePage;
  readonly texts: PageTexts;
  readonly sections: readonly RankedSection[];
  readonly score: number;
  readonly ranked: RankedPage;
}

function place(page: OutlinePage, section: RankedSection | undefined): string {
  const id = section && page.sections[section.index]?.id;
  return id ? `${page.url}#${id}` : page.url;
}

function nameOf(page: OutlinePage, {index}: RankedSection): string | undefined {
  const title = page.sections[index]?.title;
  return title === '' ? undefined : title;
}

/** The sections of a page, for answers. */
export function passagesOf(
  {page, texts, sections, score, ranked}: ReadHit,
  isWanted: IsWanted,
): Passage[] {
  const best = sections[0]?.score ?? 1;
  return sections
    .map((section): Passage => {
      const text = texts[section.index] ?? '';
      return {
        url: place(page, section),
        page: page.title,
        section: nameOf(page, section),
        kind: page.kind,
        text,
        words: wordsIn(text, isWanted),
        // A page's best section speaks for the page.
        score: score * (section.score / best),
        fit: {
          coverage: section.coverage,
          pageCoverage: ranked.signs.coverage,
          likeness: section.likeness,
          pageLikeness: ranked.signs.likeness,
          asked: ranked.asked,
        },
      };
    })
    .filter(({text}) => text !== '');
}

/** A page, for the list of results. */
export function pageHitOf({page, texts, sections, score}: ReadHit, isWanted: IsWanted): PageHit {
  const shown = sections
    .filter((section) => page.sections[section.index]?.id)
    .filter((section) => section.score >= WORST_SECTION * (sections[0]?.score ?? 0))
    .slice(0, MAX_SECTIONS);
  const best = sections[0];
  // A section may be no more than its heading.
  const text = [texts[best?.index ?? 0], ...texts].find(Boolean) ?? '';
  return {
    url: page.url,
    title: page.title,
    kind: page.sections[best?.index ?? 0]?.kind ?? page.kind,
    excerpt: excerptOf(text, isWanted),
    sections: shown.map((section): SectionHit => ({
      url: place(page, section),
      title: page.sections[section.index]?.title ?? '',
      excerpt: excerptOf(texts[section.index] ?? '', isWanted),
    })),
    words: wordsIn(
      sections
        .slice(0, MAX_SECTIONS)
        .map(({index}) => texts[index] ?? '')
        .join('\n'),
      isWanted,
    ),
    score,
  };
}
