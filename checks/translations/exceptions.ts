import {z} from 'zod';
import {readJson, type Problem} from '../shared/problem';

const reason = z.string().min(4, 'needs a reason, in a few words');

const schema = z.strictObject({
  /** English texts of the site or its API whose French is the very same, by text. */
  sameText: z.record(z.string(), reason),
  /** Texts of finished pages that may be in either language, by the text or a part of it. */
  otherLanguage: z.record(z.string(), reason),
});

/** Texts that the checks of translations and languages accept, each with its reason. */
export type Exceptions = Readonly<z.infer<typeof schema>>;

export const EXCEPTIONS_FILE = 'i18n/exceptions.json';

/**
 * Reads the list of allowed exceptions.
 * @param file Path of the JSON file.
 * @throws Error naming the file and each entry that cannot be used.
 */
export function readExceptions(file: string): Exceptions {
  const {data, error} = schema.safeParse(readJson(file));
  if (!data) {
    throw new Error(`${EXCEPTIONS_FILE} cannot be used:\n${z.prettifyError(error)}`);
  }
  return data;
}

/**
 * Finds entries that let nothing pass any more.
 * @param sameText Of the exceptions.
 * @param english All English texts.
 */
export function checkSameText(
  sameText: Exceptions['sameText'],
  english: readonly string[],
): Problem[] {
  return Object.keys(sameText)
    .filter((text) => !english.includes(text))
    .map((text) => ({
      file: EXCEPTIONS_FILE,
      text: `sameText lists “${text}”, which no English text says any more.`,
      fix: 'remove the entry.',
    }));
}
