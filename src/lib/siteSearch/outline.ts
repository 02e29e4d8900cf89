import type {PackedAsked} from './packAsked';
import type {Kind} from './types';

/** Folder of the index below the base path of each language. */
export const INDEX_FOLDER = 'pagefind/';

/** What the engine knows of the site before it reads a page's text. */
export const OUTLINE_FILE = 'outline.json';

export interface OutlineSection {
  /** Id of its heading; empty for what stands before the first one. */
  readonly id: string;
  readonly title: string;
  /** Where it belongs to another group than the page around it. */
  readonly kind?: Kind;
}

export interface OutlinePage {
  /** Path with the language: `/fr/documentation/`. */
  readonly url: string;
  readonly title: string;
  readonly kind: Kind;
  /** File of the page's text, below the folder of the index. */
  readonly file: string;
  /** Words that stand for this page in searches, from its front matter and description. */
  readonly keywords: string;
  readonly sections: readonly OutlineSection[];
}

/** A record of the index is one section: `[page, section]`, both counted from 0. */
export type RecordPlace = readonly [page: number, section: number];

export interface Outline {
  readonly pages: readonly OutlinePage[];
  readonly records: Readonly<Record<string, RecordPlace>>;
  /**
   * Every folded word with the number of pages that it belongs to, each `word count`. Those of titles,
   * keywords and ways of asking that no section holds have a negative number.
   */
  readonly words: string;
  /** What people type and ask for (`src/data/asked`). */
  readonly asked: PackedAsked;
}

/**
 * A page's text: the paragraphs of each section, divided by blank lines, in the outline's order.
 * Lines of code begin with a tab.
 */
export type PageTexts = readonly string[];
