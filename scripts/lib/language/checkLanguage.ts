import type {Problem} from '../../../checks/shared/problem';
import {isOtherLanguage, splitSentences, type Detect, type Language} from './judge';
import type {PageText} from './readPage';

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

const FOREIGN: Readonly<Record<Language, string>> = {
  en: 'French on an English page',
  fr: 'English on a French page',
};

const FIXES: Readonly<Record<Language, string>> = {
  fr: 'translate it where the French stands (i18n/fr/code.json, or the page’s twin below i18n/fr/), or give the element lang="en". What rightly stands in both languages goes into otherLanguage in i18n/exceptions.json, with a reason.',
  en: 'write it in English, or give the element lang="fr". What rightly stands in both languages goes into otherLanguage in i18n/exceptions.json, with a reason.',
};

interface Finding {
  readonly document: Document;
  readonly place: string;
  readonly sentence: string;
  documents: number;
}

function describe({document, place, sentence, documents}: Finding): Problem {
  const more = documents > 1 ? `, and on ${documents - 1} more` : '';
  return {
    file: document.file,
    text: `${FOREIGN[document.language]} (${place}${more}): “${sentence}”`,
    fix: FIXES[document.language],
  };
}

/**
 * Looks for sentences in the other language of the site.
 * @param documents Pages and feeds of both languages.
 * @param allowed Texts that may stand in either language, by text, with the reason.
 * @param detect Judge of longer sentences.
 * @returns One problem per sentence, however many documents hold it, and one per allowed text that
 * lets nothing pass any more.
 */
export function checkLanguage(
  documents: readonly Document[],
  allowed: Readonly<Record<string, string>>,
  detect: Detect,
): LanguageResult {
  const judged = new Map<string, Finding | null>();
  const used = new Set<string>();
  for (const document of documents) {
    const sentences = new Map(
      document.texts.flatMap(({place, text}) =>
        splitSentences(text).map((sentence) => [sentence, place] as const),
      ),
    );
    for (const [sentence, place] of sentences) {
      const key = `${document.language} ${sentence}`;
      const known = judged.get(key);
      if (known) {
        known.documents += 1;
      } else if (known === undefined) {
        const isWrong = isOtherLanguage(sentence, document.language, detect);
        const exception = isWrong
          ? Object.keys(allowed).find((text) => sentence.includes(text))
          : undefined;
        if (exception !== undefined) {
          used.add(exception);
        }
        judged.set(
          key,
          isWrong && exception === undefined ? {document, place, sentence, documents: 1} : null,
        );
      }
    }
  }
  return {
    sentences: judged.size,
    problems: [
      ...[...judged.values()].filter((finding) => finding !== null).map(describe),
      ...Object.keys(allowed)
        .filter((text) => !used.has(text))
        .map((text) => ({
          file: 'i18n/exceptions.json',
          text: `otherLanguage lets “${text}” pass, which no page holds any more.`,
          fix: 'remove the entry.',
        })),
    ],
  };
}
