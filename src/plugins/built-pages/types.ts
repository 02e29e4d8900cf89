import type {Element, Root} from 'hast';

/** A page, as far as the pages below it name it. */
export interface PageAbove {
  /** URL with the base path of the language: `/fr/documentation/quick-start/`. */
  readonly route: string;
  /** Title without the site's name. */
  readonly title: string;
  readonly description: string;
}

/** A thing that a page tells programs about. */
interface Thing {
  readonly script: Element;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A page of the build in one language, read once. */
export interface BuiltPage extends PageAbove {
  /** URL without it, the same in every language: `/documentation/quick-start/`. */
  readonly path: string;
  /** Absolute path of the HTML file. */
  readonly file: string;
  /** Text of the file, without the edits. */
  readonly html: string;
  /** The parsed page. */
  readonly tree: Root;
  /** Its `head`. A search for a part of it that looks no further costs little. */
  readonly head: Element;
  /** The pages above it, from the home page down. */
  readonly above: readonly PageAbove[];
  /** Its `main`; the 404 page of a host may have none. */
  readonly main: Element | undefined;
  readonly language: string | undefined;
  readonly canonical: string | undefined;
  /** Its structured data. */
  readonly things: readonly Thing[];
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

/**
 * Makes one thing from the built pages, such as the search index. Pages come one at a time, a page after those above it.
 */
export interface Step<Taken = unknown> {
  /**
   * Called with each page. A method, so that steps that take different things fit into one list.
   * @returns What the end needs of it, and no tree: there may be thousands.
   */
  page?(page: BuiltPage): Promise<Taken> | Taken;
  /** Called after the last page, with what was taken from each. */
  end?(taken: readonly Taken[]): Promise<void> | void;
}

export type BeginStep<Taken = unknown> = (build: Build) => Promise<Step<Taken>> | Step<Taken>;
