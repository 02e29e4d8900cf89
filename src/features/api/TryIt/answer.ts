import type {Answer} from './request';

/** A field at fault, as the API names it. */
export interface FieldError {
  readonly pointer: string;
  readonly detail: string;
}

/** A problem as RFC 9457 defines it; what the answer leaves out, or says in another form, is absent. */
export interface Problem {
  /** Last part of its type: `invalid-content`. */
  readonly type?: string;
  readonly detail?: string;
  readonly errors: readonly FieldError[];
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** @param json Body of an answer, of any shape. */
export function readProblem(json: unknown): Problem {
  const {type, detail, errors} = membersOf(json);
  return {
    type: textOf(type)?.split('/').at(-1),
    detail: textOf(detail),
    errors: (Array.isArray(errors) ? errors : []).flatMap((entry: unknown) => {
      const error = membersOf(entry);
      const [pointer, fault] = [textOf(error.pointer), textOf(error.detail)];
      return pointer !== undefined && fault !== undefined ? [{pointer, detail: fault}] : [];
    }),
  };
}

/** @returns The cursor of the next page of a list, if there is one. */
export const nextCursorOf = ({status, json}: Answer): string | undefined =>
  status === 200 ? textOf(membersOf(json).nextCursor) : undefined;

/** A minute is the longest that the limit makes anybody wait. */
const LONGEST_WAIT = 60;

/** @returns Seconds to wait after a 429, from `Retry-After`, or from the end of the window. */
export function waitSeconds({headers}: Answer): number {
  const values = new Map(headers);
  const seconds = Number(
    values.get('Retry-After') ?? /;t=(\d+)/.exec(values.get('RateLimit') ?? '')?.[1],
  );
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : LONGEST_WAIT;
}

/** Reason phrases of RFC 9110, section 15. HTTP/2 sends none; they are English in every language. */
const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  202: 'Accepted',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** @returns `429 Too Many Requests`; the number alone where it is not one of the API's. */
export function statusLine(status: number): string {
  return [status, REASONS[status]].filter(Boolean).join(' ');
}
