import type {Problem} from '../shared/problem';
import {isOtherLanguage, splitSentences, type Detect, type Language} from './judge';
import type {PageText} from './readTexts';

/** A finished document of the site and what it says. */
export interface Document {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  readonly language: Language;
  readonly texts: readonly PageText[];
}

export interface LanguageResult {
  readonly problems: readonly Problem[];
  /** How many different sentences were judged. */
  readonly sentences: number;
}

const ADVICE =
  'A text that belongs in both languages goes into otherLanguage in i18n/exceptions.json, with a reason.';

/** What to say of a text in the other language, by the language of its page. */
const FOREIGN: Readonly<Record<Language, readonly [text: string, fix: string]>> = {
  en: [
    'French on an English page',
    `write it in English, or give the element lang="fr". ${ADVICE}`,
  ],
  fr: [
    'English on a French page',
    `translate it in i18n/fr/ (code.json, build.json or the French page), or give the element lang="en". ${ADVICE}`,
  ],
};

/**
 * Looks for sentences in the other language of the site.
 * @param documents Pages and feeds of both languages.
 * @param allowed Texts that may be in either language, by text, with the reason.
 * @param detect Judge of longer sentences.
 * @returns One problem per sentence, however many documents hold it, and one per allowed text that
 * lets nothing pass any more.
 */
export function checkLanguage(
  documents: readonly Document[],
  allowed: Readonly<Record<string, string>>,
  detect: Detect,
): LanguageResult {
  const verdicts = new Map<string, boolean>();
  const found = new Map<string, {readonly problem: Problem; others: number}>();
  const used = new Set<string>();
  for (const {file, language, texts} of documents) {
    const sentences = new Map(
      texts.flatMap(({place, text}) =>
        splitSentences(text).map((sentence) => [sentence, place] as const),
      ),
    );
    for (const [sentence, place] of sentences) {
      const key = `${language} ${sentence}`;
      const known = found.get(key);
      const isForeign = verdicts.get(key) ?? isOtherLanguage(sentence, language, detect);
      verdicts.set(key, isForeign);
      const reason = Object.keys(allowed).find((text) => isForeign && sentence.includes(text));
      if (known) {
        known.others += 1;
      } else if (reason !== undefined) {
        used.add(reason);
      } else if (isForeign) {
        const [fault, fix] = FOREIGN[language];
        const problem = {file, text: `${fault}, in ${place}: “${sentence}”`, fix};
        found.set(key, {problem, others: 0});
      }
    }
  }
  const unused = Object.keys(allowed).filter((text) => !used.has(text));
  return {
    sentences: verdicts.size,
    problems: [
      ...[...found.values()].map(({problem, others}) =>
        others === 0 ? problem : {...problem, text: `${problem.text}, and on ${others} more pages`},
      ),
      ...unused.map((text) => ({
        file: 'i18n/exceptions.json',
        text: `otherLanguage lets “${text}” pass, which no page holds any more.`,
        fix: 'remove the entry.',
      })),
    ],
  };
}
