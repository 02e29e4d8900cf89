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

/** Where an answer comes from: a page, or a section of it. */
export interface Source {
  /** Path with the language, with the section's id where there is one. */
  readonly url: string;
  /** The page's title. */
  readonly page: string;
  /** The section's title, unless it is the page's beginning. */
  readonly section?: string;
}

/** The part of a section that fits a question best. */
export interface Quote extends Source {
  /** Paragraphs, code of a few lines, or table rows with the header of their table, in the order of the page. */
  readonly blocks: readonly Block[];
}

/** A section that may answer a question. */
export interface Passage extends Quote {
  /** All of the section, for an answer service. */
  readonly whole: readonly Block[];
}

/**
 * - `fact`: put together from the site's own data (prices, limits, versions of a device).
 * - `quotes`: the sections that fit best, best first, one to three.
 * - `nothing`: no page has enough of the question's words.
 */
export type Answer =
  | {readonly grade: 'fact'; readonly blocks: readonly Block[]; readonly sources: readonly Source[]}
  | {
      readonly grade: 'quotes';
      readonly quotes: readonly Quote[];
      /** Words of the question that no page has. */
      readonly unknown: readonly string[];
    }
  | {readonly grade: 'nothing'; readonly unknown: readonly string[]};

/** The site's answer, and what an answer service is given to make its own. */
export interface SiteAnswer {
  readonly answer: Answer;
  /** Best first. */
  readonly passages: readonly Passage[];
}

export interface FoundPassages {
  readonly passages: readonly Passage[];
  /** Words of the question that no page has, as they were typed. */
  readonly unknown: readonly string[];
}

/** The search of the language that the page is in. */
export interface SiteSearch {
  /**
   * @param query As it was typed.
   * @param kind Pages of this kind alone.
   * @returns Pages that match, best first.
   */
  search(query: string, kind?: Kind): Promise<readonly PageHit[]>;
  /**
   * @param question As it was typed.
   * @param before The question before it, whose words count less; empty for none.
   * @returns Passages that may answer, best first, at most one per section, and the words that no page has.
   */
  passages(question: string, before: string): Promise<FoundPassages>;
  /** @returns The sources at paths without the language, as far as the index has them. */
  sources(paths: readonly string[]): Promise<readonly Source[]>;
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
