/** Paths below the home page of pages that are not listed: no sitemap names them, and no twin. */
const UNLISTED: readonly RegExp[] = [/^blog\/authors\//, /^search\/$/, /(^|\/)404(\.html)?\/?$/];

/**
 * Names the Markdown twin of a page: its path with `.md` at the end, and `index.md` for a home page.
 * @param pathname Path of the page, with the language's.
 * @param home Path of the language's home page: `/`, `/fr/`.
 * @returns The twin's path, or null for pages that are not listed.
 * @see https://llmstxt.org/#proposal, whose second form, `…/index.html.md`, is not used here.
 */
export function markdownTwin(pathname: string, home: string): string | null {
  const below = `${pathname}/`.slice(home.length).replace(/\/+$/, '/').replace(/^\/$/, '');
  if (UNLISTED.some((pattern) => pattern.test(below))) {
    return null;
  }
  return home + (below === '' ? 'index' : below.slice(0, -1)) + '.md';
}
