import type {Problem} from '../shared/problem';
import {defaultLocale, languageName} from '../../src/config/locales';
import {EXCEPTIONS_FILE} from '../translations/exceptions';
import {findOtherLanguage, splitSentences, type Detect, type Language} from './judge';
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

const ADVICE = `A text that belongs in both languages goes into otherLanguage in ${EXCEPTIONS_FILE}, with a reason.`;

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
  const sentences = new Map<
    string,
    {file: string; place: string; language: Language; others: number}
  >();
  for (const {file, language, texts} of documents) {
    const own = texts.flatMap(({place, text}) =>
      splitSentences(text).map((sentence) => [sentence, place] as const),
    );
    for (const [sentence, place] of new Map(own)) {
      const key = `${language} ${sentence}`;
      const known = sentences.get(key);
      sentences.set(key, {file, place, language, ...known, others: known ? known.others + 1 : 0});
    }
  }
  const unused = new Set(Object.keys(allowed));
  const problems = [...sentences].flatMap(([key, {file, place, language, others}]): Problem[] => {
    const sentence = key.slice(language.length + 1);
    const other = findOtherLanguage(sentence, language, detect);
    if (!other) {
      return [];
    }
    const reason = Object.keys(allowed).find((text) => sentence.includes(text));
    if (reason !== undefined) {
      unused.delete(reason);
      return [];
    }
    const fault = `${languageName(other)} on a page in ${languageName(language)}`;
    const advice =
      language === defaultLocale
        ? 'write it in English'
        : `translate it in i18n/${language}/ (code.json, build.json or the page)`;
    const fix = `${advice}, or give the element lang="${other}". ${ADVICE}`;
    const more = others === 0 ? '' : `, and on ${others} more pages`;
    return [{file, text: `${fault}, in ${place}: “${sentence}”${more}`, fix}];
  });
  const outlived = [...unused].map((text) => ({
    file: EXCEPTIONS_FILE,
    text: `otherLanguage lets “${text}” pass, which no page holds any more.`,
    fix: 'remove the entry.',
  }));
  return {sentences: sentences.size, problems: [...problems, ...outlived]};
}
