import type {PageHit, Passage, PassageOptions, SearchFailure, SearchOptions} from '../types';

/** Where the index is, and its language. */
export interface Setup {
  /** Path with a slash at the end. */
  readonly folder: string;
  readonly locale: string;
}

export type Request =
  | {readonly type: 'start'; readonly setup: Setup}
  | {readonly type: 'search'; readonly query: string; readonly kind?: SearchOptions['kind']}
  | {
      readonly type: 'passages';
      readonly question: string;
      readonly limit?: PassageOptions['limit'];
    };

/** Each request has a number; its answer comes under the same one. */
export type ToWorker = Request & {readonly id: number};

/** Errors lose their class on the way, so the reason goes by itself. */
export type FromWorker = {readonly id: number} & (
  | {readonly value: readonly PageHit[] | readonly Passage[] | null}
  | {readonly failure: SearchFailure}
);
