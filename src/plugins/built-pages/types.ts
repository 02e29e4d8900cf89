import type {Element, Root} from 'hast';

/** A page of the build in one language, parsed once. */
export interface BuiltPage {
  /** Address with the base path of the language: `/fr/documentation/quick-start/`. */
  readonly route: string;
  /** Address without it, the same in every language: `/documentation/quick-start/`. */
  readonly path: string;
  /** Absolute path of the HTML file. */
  readonly file: string;
  /** The parsed page. */
  readonly tree: Root;
  /** Its `head`. A search for a part of it that looks no further costs little. */
  readonly head: Element;
  /** Title without the site's name. */
  readonly title: string;
  readonly description: string;
  /** False for pages that ask search engines not to list them. */
  readonly isIndexed: boolean;
}

/** The build of one language. */
export interface Build {
  /** Folder of the site's sources. */
  readonly siteDir: string;
  /** Output folder of this language. */
  readonly outDir: string;
  readonly locale: string;
  /** Base path of this language, with a slash at both ends. */
  readonly baseUrl: string;
  /** Origin of the site, without a slash at the end. */
  readonly url: string;
  readonly siteTitle: string;
}

/** Makes one thing from the built pages, such as the search index. Pages come one at a time. */
export interface Step {
  /** Called with each page; a page comes after those above it. Keep no tree: there may be thousands. */
  readonly page?: (page: BuiltPage) => Promise<void> | void;
  /** Called after the last page. */
  readonly end?: () => Promise<void> | void;
}

export type BeginStep = (build: Build) => Promise<Step> | Step;
