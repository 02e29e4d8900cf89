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

const FOREIGN: Readonly<Record<Language, string>> = {
  en: 'French on an English page',
  fr: 'English on a French page',
};

const FIXES: Readonly<Record<Language, string>> = {
  fr: 'translate it in i18n/fr/ (code.json, build.json or the French page), or give the element lang="en". A text that belongs in both languages goes into otherLanguage in i18n/exceptions.json, with a reason.',
  en: 'write it in English, or give the element lang="fr". A text that belongs in both languages goes into otherLanguage in i18n/exceptions.json, with a reason.',
};

interface Finding {
  readonly document: Document;
  readonly place: string;
  readonly sentence: string;
  readonly documents: number;
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
  const judged = new Map<string, Finding | null>();
  const used = new Set<string>();
  const judge = (document: Document, place: string, sentence: string): Finding | null => {
    if (!isOtherLanguage(sentence, document.language, detect)) {
      return null;
    }
    const exception = Object.keys(allowed).find((text) => sentence.includes(text));
    if (exception === undefined) {
      return {document, place, sentence, documents: 0};
    }
    used.add(exception);
    return null;
  };
  for (const document of documents) {
    const sentences = new Map(
      document.texts.flatMap(({place, text}) =>
        splitSentences(text).map((sentence) => [sentence, place] as const),
      ),
    );
    for (const [sentence, place] of sentences) {
      const key = `${document.language} ${sentence}`;
      const known = judged.get(key);
      const finding = known === undefined ? judge(document, place, sentence) : known;
      judged.set(key, finding && {...finding, documents: finding.documents + 1});
    }
  }
  const unused = Object.keys(allowed).filter((text) => !used.has(text));
  return {
    sentences: judged.size,
    problems: [
      ...[...judged.values()].filter((finding) => finding !== null).map(describe),
      ...unused.map((text) => ({
        file: 'i18n/exceptions.json',
        text: `otherLanguage lets “${text}” pass, which no page holds any more.`,
        fix: 'remove the entry.',
      })),
    ],
  };
}
