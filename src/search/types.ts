/** The kind of a page, in the order in which results are grouped where scores do not decide. */
export type Kind =
  'docs' | 'api' | 'blog' | 'integrations' | 'knowledge' | 'site' | 'devices' | 'legal';

/** A piece of an excerpt: either a matching word or the text around it. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A section of a page that matches a query. */
export interface SectionHit {
  /** Path with the section's id, in the language of the page: `/fr/documentation/quick-start/#key`. */
  readonly url: string;
  readonly title: string;
  readonly excerpt: readonly ExcerptPart[];
}

/** A page that matches a query. */
export interface PageHit {
  /** Path, in the language of the page. */
  readonly url: string;
  readonly title: string;
  readonly kind: Kind;
  /** Empty where one of the sections has the same. */
  readonly excerpt: readonly ExcerptPart[];
  /** Sections to list below the page, best first, at most three. */
  readonly sections: readonly SectionHit[];
  /** Words to highlight on the page, written as on the page. */
  readonly words: readonly string[];
  /** Comparable within one answer alone. */
  readonly score: number;
}

/** A part of a section, with the structure that an answer needs. */
export type Block =
  | {readonly type: 'text'; readonly text: string}
  | {
      readonly type: 'rows';
      /** Column names; empty for a table without them. */
      readonly header: readonly string[];
      /** The rows that answer, each with one text per column. */
      readonly rows: readonly (readonly string[])[];
    }
  | {readonly type: 'code'; readonly text: string};

/** The part of a section that answers a question. */
export interface Passage {
  /** Path with the section's id. */
  readonly url: string;
  /** The page's title. */
  readonly page: string;
  /** The section's title, unless the passage opens the page. */
  readonly section?: string;
  readonly kind: Kind;
  /** Only the paragraphs or rows that answer, in the order of the page. */
  readonly blocks: readonly Block[];
  /** The blocks as plain text, with blank lines between them. */
  readonly text: string;
  /** Words to highlight, written as on the page. */
  readonly words: readonly string[];
  /** Comparable within one answer alone. */
  readonly score: number;
  /** Share of the question's weight, from 0 to 1, that the passage covers; rare words weigh most. */
  readonly coverage: number;
}

/** Where an answer comes from: a page, or a section of it. */
export interface Source {
  /** Path on this site, with the section's id where there is one. */
  readonly url: string;
  /** The page's title. */
  readonly page: string;
  readonly section?: string;
}

/**
 * - `fact`: put together from the site's own data (prices, limits, devices); `text` is Markdown.
 * - `passage`: quotes of the site, best first, one to three.
 * - `closest`: the pages that come closest, at most three; it is not sure that they answer.
 * - `nothing`: no page has any word of the question.
 */
export type Answer =
  | {readonly grade: 'fact'; readonly text: string; readonly sources: readonly Source[]}
  | {readonly grade: 'passage'; readonly passages: readonly Passage[]}
  | {readonly grade: 'closest'; readonly pages: readonly PageHit[]}
  | {readonly grade: 'nothing'};

/** A running request can be given up, after which the promise rejects with the signal's reason. */
export interface RequestOptions {
  readonly signal?: AbortSignal;
}

export interface SearchOptions extends RequestOptions {
  /** Pages of this kind alone. */
  readonly kind?: Kind;
}

/** The search of the language that the page is in. */
export interface SiteSearch {
  /** Pages that match what was typed, best first. */
  search(query: string, options?: SearchOptions): Promise<readonly PageHit[]>;
  /** Passages that may answer a question, best first, at most one per section. */
  passages(question: string, options?: RequestOptions): Promise<readonly Passage[]>;
}

/**
 * - `no-index`: this build has none (the development server before the first build).
 * - `network`: a file did not arrive; offline, or the connection broke.
 * - `unsupported`: the browser or a policy does not let workers run.
 * - `timeout`: the worker gave no answer in time.
 */
export type SearchFailure = 'no-index' | 'network' | 'unsupported' | 'timeout';

/** Why there is no search now. */
export class SearchError extends Error {
  public override readonly name = 'SearchError';

  public constructor(
    public readonly reason: SearchFailure,
    options?: ErrorOptions,
  ) {
    super(`The search cannot run: ${reason}.`, options);
  }
}
