import {z} from 'zod';
import {readJsonAs} from '../shared/problem';

const reason = z.string().min(4, 'needs a reason, in a few words');

const schema = z.strictObject({
  /** English texts of the site or its API whose French is the very same, by text. */
  sameText: z.record(z.string(), reason),
  /** Texts of finished pages that may be in either language, by the text or a part of it. */
  otherLanguage: z.record(z.string(), reason),
});

export const EXCEPTIONS_FILE = 'i18n/exceptions.json';

/**
 * Reads the texts that the checks of translations and languages accept, each with its reason.
 * @param file Path of the JSON file.
 * @throws Error naming the file and each entry that cannot be used.
 */
export const readExceptions = (file: string): z.infer<typeof schema> => readJsonAs(file, schema);
