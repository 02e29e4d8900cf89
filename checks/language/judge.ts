import {locales, type Locale as Language} from '../../src/config/locales';

export type {Language};

/** Guesses the language of a text of some length; null when it cannot say. */
export type Detect = (text: string) => Language | null;

/**
 * Words that one of the languages has and the others do not. The list is short on purpose:
 * the words of a sentence that make it one, and those of buttons. Left out are words of both
 * ("on", "or", "as", "pour") and those that names of products are made of.
 */
const WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    (
      'a about accepted after agree all an and are at back be been before but by can choose click close could device devices do does ' +
      'each every find first for free from get has have how if in into is it its knowledge last learn let like ' +
      'more must new next no not of only open our out policy pricing privacy read search see send should show sign some ' +
      'start still than that the their them then there these they this those to try until up us ' +
      'use was we what when where which while who why will with without write you your'
    ).split(' '),
  ),
  fr: new Set(
    (
      'accueil afin ainsi alors appareil appareils après au aucun aucune aussi aux avant avec avez avons c ce cela celle celui ' +
      'ces cet cette ceux chaque chez comme d dans de depuis des dont du elle elles en encore essai est et ' +
      'eux fait gratuit il ils j jusqu l la le les leur leurs lorsque lui mais même moins n ne nos notre ' +
      'nous ont où par pas pendant peut peuvent plus pour puis qu quand que quel quelle qui ' +
      'sa sans se selon ses si son sont sous sur ta tarifs témoins tous tout toute toutes très un une vers voici ' +
      'vos votre vous y à être'
    ).split(' '),
  ),
};

/** From this many words on, the n-grams of a text say more than its small words alone. */
const DETECTABLE_WORDS = 6;

/** Addresses, paths and names of files are no words of any language. */
const NAMES = /\S+:\/\/\S+|\S+@\S+|[\w./-]+\.[a-z]{2,5}\b|\B\/[\w/{}-]+/gi;

/** Words in lower case; `l'appareil` is two, `don't` is `don` and `t`. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(NAMES, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/**
 * Cuts a block of text into sentences.
 * @param text White space collapsed.
 */
export function splitSentences(text: string): string[] {
  return text.split(/(?<=[.!?…](?:\s?[)»”"])?)\s+(?=[\p{Lu}«“"(])/u);
}

/**
 * The other language of the site that a sentence is in.
 * @param sentence Any length.
 * @param language Language of its page.
 * @param detect Judge of longer sentences.
 * @returns A language only if its small words agree: names and quoted terms are no sentences.
 */
export function findOtherLanguage(
  sentence: string,
  language: Language,
  detect: Detect,
): Language | undefined {
  const words = wordsOf(sentence);
  const count = (name: Language): number => words.filter((word) => WORDS[name].has(word)).length;
  const own = count(language);
  return locales.find((other) => {
    if (other === language) {
      return false;
    }
    const foreign = count(other);
    if (words.length < DETECTABLE_WORDS) {
      return words.length > 1 && foreign > 0 && own === 0;
    }
    return (
      (foreign > own && detect(sentence) === other) ||
      (foreign > 1 && foreign > 2 * own && detect(sentence) !== language)
    );
  });
}
