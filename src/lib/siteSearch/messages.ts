import type {EngineSetup} from './startEngine';
import type {Evidence, PageHit, SiteSearchFailure} from './types';

/** What the page asks of the worker; each request has a number, under which the answer comes. */
export type SearchRequest =
  | {readonly type: 'start'; readonly setup: EngineSetup}
  | {readonly type: 'search'; readonly query: string}
  | {readonly type: 'evidence'; readonly question: string; readonly limit?: number};

export type ToWorker =
  | (SearchRequest & {readonly id: number})
  /** Nobody waits for the answer to this request any more. */
  | {readonly type: 'abort'; readonly id: number};

/** Errors do not keep their class on the way, so the reason goes by itself. */
export type FromWorker = {readonly id: number} & (
  | {readonly value: readonly PageHit[] | Evidence | undefined}
  | {readonly failure: SiteSearchFailure}
);
