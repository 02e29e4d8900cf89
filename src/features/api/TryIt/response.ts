import {REASONS} from '@site/src/lib/httpReasons';
import type {ApiResponse} from './request';

/** A field at fault, as the API names it. */
interface FieldError {
  readonly pointer: string;
  readonly detail: string;
}

/** A problem as RFC 9457 defines it; what the response leaves out, or says in another form, is absent. */
export interface Problem {
  /** Last part of its type: `invalid-content`. */
  readonly type?: string | undefined;
  readonly detail?: string | undefined;
  readonly errors: readonly FieldError[];
}

/** A text of a JSON value that may have any shape. */
const textIn = (json: unknown, name: string) => {
  const value = (json as Readonly<Record<string, unknown>> | null | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
};

/** @param json Body of a response, of any shape. */
export function readProblem(json: unknown): Problem {
  const {errors} = Object(json) as {readonly errors?: unknown};
  return {
    type: textIn(json, 'type')?.split('/').at(-1),
    detail: textIn(json, 'detail'),
    errors: (Array.isArray(errors) ? errors : []).flatMap((entry: unknown) => {
      const [pointer, detail] = [textIn(entry, 'pointer'), textIn(entry, 'detail')];
      return pointer !== undefined && detail !== undefined ? [{pointer, detail}] : [];
    }),
  };
}

/** @returns The cursor of the next page of a list, if there is one. */
export const nextCursorOf = ({status, json}: ApiResponse): string | undefined =>
  status === 200 ? textIn(json, 'nextCursor') : undefined;

/** A minute is the longest that the limit makes anybody wait. */
const LONGEST_WAIT = 60;

/** @returns Seconds to wait after a 429, from `Retry-After`, or from the end of the window. */
export function waitSeconds({headers}: ApiResponse): number {
  const values = new Map(headers);
  const seconds = Number(
    values.get('Retry-After') ?? /;t=(\d+)/.exec(values.get('RateLimit') ?? '')?.[1],
  );
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : LONGEST_WAIT;
}

/** @returns `429 Too Many Requests`; the number alone where it is not one of the API's. */
export function statusLine(status: number): string {
  return [status, REASONS[status]].filter(Boolean).join(' ');
}
