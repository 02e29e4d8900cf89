import {z} from 'zod';
import {readJson} from '../shared/problem';

const reason = z.string().min(4, 'needs a reason, in a few words');

const schema = z.strictObject({
  /** English texts whose French is the very same, by text. */
  sameText: z.record(z.string(), reason),
  /** Links that one language has and the other rightly lacks, by address. */
  oneLanguageLinks: z.record(z.string(), reason),
  /** Texts of finished pages that may be in either language, by the text or a part of it. */
  otherLanguage: z.record(z.string(), reason),
});

/** What the translation gate and the language check let pass, each with its reason. */
export type Exceptions = Readonly<z.infer<typeof schema>>;

export const NO_EXCEPTIONS: Exceptions = {sameText: {}, oneLanguageLinks: {}, otherLanguage: {}};

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
