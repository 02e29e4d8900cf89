import {decodable} from '@site/src/lib/decodable';
import {loadPages} from '@site/src/search/loadPages';

export interface KnownPage {
  /** Path on the site. */
  readonly url: string;
  readonly title: string;
}

/** Words that have less in common are not the same one mistyped. */
const ALIKE = 0.6;

const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function pairsOf(word: string): ReadonlySet<string> {
  const framed = ` ${word} `;
  return new Set(Array.from({length: framed.length - 1}, (_, at) => framed.slice(at, at + 2)));
}

/** Share of the pairs of letters that two words have in common, from 0 to 1 (Dice). */
function likeness(a: string, b: string) {
  const [one, other] = [pairsOf(a), pairsOf(b)];
  const common = [...one].filter((pair) => other.has(pair)).length;
  const share = (2 * common) / (one.size + other.size);
  return share < ALIKE ? 0 : share;
}

/**
 * Finds the pages that a URL was probably meant for, by its words: a slip of the keyboard costs
 * little, and the end of a URL says more than its beginning.
 * @param path The URL without the site's and the language's part, as in `docs/quick-strat/`.
 * @param pages All pages.
 * @param count How many to return at most.
 * @returns The nearest ones, best first; none where nothing is alike.
 */
export function nearestPages(
  path: string,
  pages: readonly KnownPage[],
  count: number,
): readonly KnownPage[] {
  const meant = wordsOf(decodeURIComponent(decodable(path)));
  return pages
    .map((page) => {
      // `quickstart` is `quick-start` too.
      const joined = page.url.split('/').flatMap((part) => wordsOf(part).join(''));
      const pageWords = [...new Set([...wordsOf(page.url), ...wordsOf(page.title), ...joined])];
      const likenessSum = meant.reduce(
        (sum, word, at) =>
          sum + (at + 1) * Math.max(0, ...pageWords.map((candidate) => likeness(word, candidate))),
        0,
      );
      // Of two pages with the same words, the one that says little else.
      return {page, score: likenessSum / (1 + pageWords.length / 50)};
    })
    .filter(({score}) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({page}) => page);
}

interface Missing {
  /** Path of the home page in the language. */
  readonly home: string;
  /** Path that has no page. */
  readonly path: string;
  /** Parts of pages that are looked for as pages are. */
  readonly sections: readonly KnownPage[];
  readonly count: number;
}

/**
 * Finds the pages of the site that a URL was probably meant for.
 * @throws SearchError when the list of pages does not arrive.
 */
export async function findNearest(missing: Missing): Promise<readonly KnownPage[]> {
  const {home, path, sections, count} = missing;
  const pages = await loadPages(home);
  const known = new Map([
    ...pages.map(({url, title}) => [url.slice(home.length), title] as const),
    ...sections.map(({url, title}) => [url, title] as const),
  ]);
  const candidates = [...known].map(([url, title]) => ({url, title}));
  return nearestPages(path.slice(home.length), candidates, count);
}
