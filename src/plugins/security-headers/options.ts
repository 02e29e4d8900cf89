import * as z from 'zod';

/** Addresses may carry a path; the policy holds their origins. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Docusaurus' type of plugin options has an index signature, which an interface does not fit
export type SecurityHeadersOptions = {
  /** Where scripts may send requests, besides the site itself. */
  readonly connectOrigins?: readonly string[];
  /** What may be shown in frames; nothing unless given. */
  readonly frameOrigins?: readonly string[];
  /** Where forms may be sent by the browser itself, redirects included; nowhere unless given. */
  readonly formTargets?: readonly string[];
};

export type Origins = Required<SecurityHeadersOptions>;

const isAddress = (value: string): boolean =>
  URL.canParse(value) && /^(?:https?|wss?):$/.test(new URL(value).protocol);

const origins = z
  .array(z.string().refine(isAddress, 'is not a full address; write it like https://api.example'))
  .readonly()
  .default([])
  .transform((addresses) => [
    // `URL.origin` is kept for http and https alone; sockets need the same form.
    ...new Set(
      addresses
        .filter(isAddress)
        .map((value) => `${new URL(value).protocol}//${new URL(value).host}`),
    ),
  ]);

const schema = z.strictObject({
  // Docusaurus adds it to every plugin's options.
  id: z.string().optional(),
  connectOrigins: origins,
  frameOrigins: origins,
  formTargets: origins,
});

/**
 * Checks the options and reduces addresses to their origins.
 * @param options As written in the configuration.
 * @returns Origins without repetition, empty where nothing was given.
 * @throws With each option, its value and how to write it.
 */
export function parseOptions(options: unknown): Origins {
  const result = schema.safeParse(options ?? {});
  if (!result.success) {
    const problems = result.error.issues.map(({path, message}) => {
      const value: unknown = path.reduce<unknown>(
        (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
        options,
      );
      return path.length > 0 ? `${path.join('.')}: ${JSON.stringify(value)} ${message}` : message;
    });
    throw new Error(`security-headers: ${problems.join('; ')}`);
  }
  return result.data;
}
