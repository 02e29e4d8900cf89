import type {ContentFolder} from '../../src/lib/pageAddress';
import type {Problem} from '../shared/problem';

/** Documentation and API reference, blog, or anything below src/pages. */
export type PageKind = ContentFolder['kind'];

/** Something to fix in one page. */
export type Finding = Omit<Problem, 'file'>;

/** Addresses of the site without the language, each with the ids on its page where they are known. */
export type Places = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** The site as its pages may name it, in one language. */
export interface Site {
  /** Where links can lead. */
  readonly places: Places;
  /** English files of pages, by the address that they were the first to take. */
  readonly owners: ReadonlyMap<string, string>;
  /** Of posts. */
  readonly tags: readonly string[];
  readonly authors: readonly string[];
  /** Ids of src/data/facts.ts. */
  readonly facts: readonly string[];
  readonly placeholders: readonly string[];
}
