import * as z from 'zod';

/**
 * A host that every reader of the built files understands in the same way. URLs allow `;`, `'` or
 * `*` in it, which mean something to a policy; a policy can't hold `[::1]`.
 * @see https://www.w3.org/TR/CSP3/#grammardef-host-source
 */
const HOST = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/;

/** The path of a base: it becomes part of links, of hosts' rules, of code samples. */
const PLAIN_PATH = /^(?:\/[\w.~-]+)*\/?$/;

/** An http or https URL, which comes out as browsers read it: `https:Acme.example` becomes `https://acme.example/`. */
export const httpUrl = z
  .string()
  .regex(/^\S+$/, {abort: true, error: 'must not hold spaces or line breaks'})
  .pipe(
    z
      .url({
        protocol: /^https?$/,
        normalize: true,
        abort: true,
        error: 'is not a full http or https URL',
      })
      .refine((value) => HOST.test(new URL(value).hostname), {
        abort: true,
        error: 'must have a host of letters, digits, hyphens and single dots',
      })
      .refine((value) => !(new URL(value).username || new URL(value).password), {
        abort: true,
        error: 'must not hold a user name or a password',
      }),
  );

/** Scheme, host and port, without a slash at the end. */
export const origin = httpUrl
  .refine(
    (value) => value === `${new URL(value).origin}/`,
    'is an origin: scheme, host and port without a path',
  )
  .transform((value) => new URL(value).origin);

/** A base that paths are appended to. */
export const baseUrl = httpUrl
  .refine((value) => !/[?#]/.test(value), {
    abort: true,
    error: 'must not hold a query or a hash',
  })
  .refine(
    (value) => PLAIN_PATH.test(new URL(value).pathname),
    'must have a path of letters, digits, hyphens, dots, _ and ~',
  );

/** A base that code samples write in parts: scheme and port are always the same. */
export const httpsBase = baseUrl.refine(
  (value) => value.startsWith('https:') && new URL(value).port === '',
  'must be an https URL without a port',
);

/** Makes a base end in a slash. */
export const withSlash = (value: string): string => (value.endsWith('/') ? value : `${value}/`);
/** Takes the slashes off the end of a base. */
export const withoutSlash = (value: string): string => value.replace(/\/+$/, '');

/** An issuer. Identity providers compare it letter for letter: it ends in a slash only where it was given one. */
export const issuer = z.string().transform((given, context) => {
  const {data = '', error} = baseUrl.safeParse(given);
  error?.issues.forEach(({message}) => {
    context.addIssue(message);
  });
  return given.endsWith('/') ? data : withoutSlash(data);
});
