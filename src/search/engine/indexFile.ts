import type {AsPlainObject, Options} from 'minisearch';
import type {Block, Kind} from '../types';
import type {Reader} from './language';

/** Folder of the index below the base path of each language. */
export const INDEX_FOLDER = 'search-index/';

/** File in that folder with the names of the others; it is the only one without a hash. */
export const INDEX_ENTRY = 'current.json';

/** Below the folder; each name holds a hash of the content. */
export interface IndexEntry {
  readonly index: string;
  readonly texts: string;
  readonly pages: string;
}

export interface IndexedPage {
  /** Path with the language: `/fr/documentation/`. */
  readonly url: string;
  readonly title: string;
  readonly kind: Kind;
  readonly sections: readonly IndexedSection[];
}

interface IndexedSection {
  /** Id to link to; empty for the page's beginning. */
  readonly id: string;
  readonly title: string;
  /** The section's own kind, where it differs from the page's. */
  readonly kind?: Kind;
}

/** Documents of the index are the sections of all pages, numbered from 0 in this order. */
export interface IndexFile {
  readonly pages: readonly IndexedPage[];
  readonly index: AsPlainObject;
}

/** All pages of the index by address and title, for what needs no more of them. */
export type PagesFile = readonly Pick<IndexedPage, 'url' | 'title'>[];

/** Texts by page and section, in the order of the index. */
export type TextsFile = readonly (readonly (readonly Block[])[])[];

/** A section in the index. */
export interface IndexDocument {
  readonly id: number;
  readonly title: string;
  readonly heading: string;
  /** Keywords and description of the page; with its first section alone. */
  readonly about: string;
  readonly text: string;
  /** A heading that asks, of which the stop words count: they may be all that a query has. */
  readonly asked: string;
}

const FIELDS = ['title', 'heading', 'about', 'text', 'asked'] as const;

/** @returns Options of MiniSearch, the same for building and loading the index. */
export function indexOptions(reader: Reader): Options<IndexDocument> {
  return {
    fields: [...FIELDS],
    tokenize: (text, field) => (field === 'asked' ? reader.stopWords(text) : reader.terms(text)),
    processTerm: (term) => term,
  };
}
