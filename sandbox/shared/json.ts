import {z} from 'zod';

/** The value that a text of JSON holds, for the schema that follows in a pipe. */
export const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('This is no JSON.');
    return z.NEVER;
  }
});
