/** Where an answer comes from: a page, or a section of it. */
export interface Source {
  /** Path on this site, with the section's id where there is one. */
  readonly url: string;
  /** The page's title. */
  readonly page: string;
  readonly section?: string | undefined;
}

/**
 * - `facts`: put together from the site's own data (prices, limits, devices).
 * - `pages`: sentences of the site's pages.
 * - `unknown`: the site does not say, or not clearly enough.
 */
export interface LocalAnswer {
  readonly kind: 'facts' | 'pages' | 'unknown';
  /** Markdown of the subset that parseMarkdown() reads; empty for `unknown`. */
  readonly text: string;
  /** Best first, at most three; for `unknown`, pages that may be near. */
  readonly sources: readonly Source[];
}

/** Where the visitor asks from. */
export interface AskedFrom {
  /** Path of the page. */
  readonly path: string;
  /** Language of the page, a folder name under i18n such as `fr`. */
  readonly locale: string;
}
