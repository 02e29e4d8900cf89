/** What a page is about, in the order in which results are grouped where scores do not decide. */
export type Kind =
  'docs' | 'api' | 'blog' | 'integrations' | 'knowledge' | 'site' | 'devices' | 'legal';

/** A piece of text that matched, or that stands beside a match. */
export interface ExcerptPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A section of a page that answers a query. */
export interface SectionHit {
  /** Path with the section's id, in the language of the page: `/fr/documentation/quick-start/#key`. */
  readonly url: string;
  readonly title: string;
  readonly excerpt: readonly ExcerptPart[];
}

/** A page that answers a query, best first. */
export interface PageHit {
  /** Path, in the language of the page. */
  readonly url: string;
  readonly title: string;
  readonly kind: Kind;
  readonly excerpt: readonly ExcerptPart[];
  readonly sections: readonly SectionHit[];
  /** Words to highlight on the page, as they stand in its text. */
  readonly words: readonly string[];
  /** Comparable within one answer alone. */
  readonly score: number;
}

/** A section's text, for answers: what the assistant quotes and links to. */
export interface Passage {
  /** Path with the section's id. */
  readonly url: string;
  /** The page's title. */
  readonly page: string;
  /** The section's title, unless the passage opens the page. */
  readonly section?: string;
  readonly kind: Kind;
  /** Plain text, blank lines between paragraphs. */
  readonly text: string;
  /** Words to highlight, as they stand in the text. */
  readonly words: readonly string[];
  /** Comparable within one answer alone. */
  readonly score: number;
  /** Signs of whether this is an answer at all; comparable between questions. */
  readonly fit: PassageFit;
}

/** What the site has to say about a question. */
export interface Evidence {
  /** Best first. */
  readonly passages: readonly Passage[];
  /** How near the question comes to one that no page answers, from 0 to 1. */
  readonly unanswered: number;
}

/** Each from 0 to 1. */
export interface PassageFit {
  /** Share of the question that the section speaks of, its rare words counting most. */
  readonly coverage: number;
  /** The same for the whole page. */
  readonly pageCoverage: number;
  /** How near the question comes to a known way of asking for the section. */
  readonly likeness: number;
  /** The same for any section of the page. */
  readonly pageLikeness: number;
  /** Share of the question that ways of asking for the page, and its title, hold together. */
  readonly asked: number;
}

/** A running request can be given up, after which the promise rejects with an `AbortError`. */
export interface SearchOptions {
  readonly signal?: AbortSignal;
}

export interface EvidenceOptions extends SearchOptions {
  /** At most this many passages; 8 where it is not said. */
  readonly limit?: number;
}

/** The index of the language that the page is in. */
export interface SiteSearch {
  search(query: string, options?: SearchOptions): Promise<readonly PageHit[]>;
  evidence(question: string, options?: EvidenceOptions): Promise<Evidence>;
}

/**
 * - `no-index`: this build has none (the development server).
 * - `network`: a file did not arrive; offline, or the connection broke.
 * - `unsupported`: the browser, or a policy, does not let WebAssembly run.
 */
export type SiteSearchFailure = 'no-index' | 'network' | 'unsupported';

/** Why there is no search now. */
export class SiteSearchError extends Error {
  public override readonly name = 'SiteSearchError';

  public constructor(
    public readonly reason: SiteSearchFailure,
    options?: ErrorOptions,
  ) {
    super(`The search cannot run: ${reason}.`, options);
  }
}
