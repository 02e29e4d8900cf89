// The examples of the description, with what is wrong with this request filled in.
import type {Answer, Violation} from './prism';

interface FieldError {
  readonly pointer: string;
  readonly detail: string;
}

const withBody = (answer: Answer, values: object): Answer => ({
  ...answer,
  body: {...(answer.body as object), ...values},
});

/** `Request body property name must …` says where it stands, which the pointer says already. */
const plain = (message: string): string => {
  const text = message.replace(/^Request (?:body(?: property \S+)?|query parameter|header) /, '');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** The member that is missing or too much, which its parent is blamed for. */
const memberOf = ({keyword, message}: Violation): string | undefined =>
  ['required', 'additionalProperties'].includes(keyword)
    ? /'([^']+)'$/.exec(message)?.[1]
    : undefined;

const escapePointer = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Whether a violation lies in the body: 422, while the rest of a request is answered 400. */
export const isInBody = ({path}: Violation): boolean => path[0] === 'body';

/**
 * Names the fields at fault in the example of a 422.
 * @param answer The example.
 * @param violations What Prism found in the body.
 */
export function withFields(answer: Answer, violations: readonly Violation[]): Answer {
  const errors: FieldError[] = violations.map((violation) => {
    const [, ...path] = violation.path;
    const member = memberOf(violation);
    const parts = member === undefined ? path : [...path, member];
    return {
      pointer: `#${parts.map((part) => `/${escapePointer(part)}`).join('')}`,
      detail: plain(violation.message),
    };
  });
  const detail =
    errors.length === 1 ? 'One field needs a change.' : `${errors.length} fields need a change.`;
  return withBody(answer, {detail, errors});
}

/**
 * Says in the example of a 400 which parameter is wrong.
 * @param answer The example.
 * @param violations What Prism found outside of the body.
 */
export function withParameters(answer: Answer, violations: readonly Violation[]): Answer {
  const detail = violations
    .map((violation) => {
      const name = violation.path[1] ?? memberOf(violation) ?? '';
      const message = plain(violation.message).replace(new RegExp(`^${name} `, 'i'), '');
      return memberOf(violation) === undefined
        ? `${name} ${message}`
        : `The header ${name} is missing.`;
    })
    .join(' ');
  return withBody(answer, {detail});
}

/**
 * Fills a place of the example's sentence: the line of a mistake, the seconds to wait.
 * @param answer The example.
 * @param pattern What to replace in its detail.
 * @param text By what.
 */
export function withDetail(answer: Answer, pattern: RegExp, text: string): Answer {
  const {detail} = answer.body as {readonly detail: string};
  return withBody(answer, {detail: detail.replace(pattern, () => text)});
}
