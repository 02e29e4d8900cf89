import {fold} from '@site/src/lib/searchWords';

/** A word of a question that says what it is about. */
export interface QuestionWord {
  readonly text: string;
  /** How much an answer has to do with it: codes more than words. */
  readonly weight: number;
}

const STOP_WORDS: Readonly<Record<string, string>> = {
  en: `a about above actually after all also am an and another any anybody anyone anything are aren as at be because been
    before being but by can cannot could did do does doesn doing don done either else ever every for from had has have
    having he hello help here hey hi how however i if im in into is isn it its just know let like ll look looking lot
    many may maybe me might mine more most much must my need no not of off ok on one only onto or other our out over
    please possible really s same say see should show so some somebody somehow someone something still such t tell than
    thank thanks that the their them then there these they thing things this those through to too under until up us ve
    very via want was way we well were what whats when where whether which while who whose why will wish with without
    won would yet you your yours explain mean means meaning give get got work works working happen happens exactly
    there's come`,
  fr: `a ai aimerais alors apres as au aucun aussi autre autres aux avait avec avez avoir avons bien bonjour c ca car ce
    ceci cela celui celle ces cet cette chez ci comme comment connaitre contre d dans de des deja depuis des dire dis
    dites doit doivent dois donc dont du elle elles en encore entre es est et ete etre eux existe expliquez faire fait
    faites faut font forment hors ici il ils j je jusqu l la le les leur leurs lorsque lui m ma mais me meme mes merci
    moi mon montre n ne ni nos notre nous on ont ou oui par parce pas pendant peu peut peuvent peux plus plusieurs
    possible pour pourquoi pourrait pouvez pouvons pouvoir puis puisque puis-je qu quand que quel quelle quelles quels
    quelque quelques qui quoi s sa sais salut sans sauf savoir se sera serait ses si soit sommes son sont sous suis sur
    svp t ta te tes toi ton tous tout toute toutes trop tu un une va vais vers veut veux vos votre vous voudrais
    voulez y aide aider marche marchent fonctionne fonctionnent signifie veulent dire quelqu arrive passe combien tres
    fais mettre avoir peut-on est-ce`,
};

/** A run of letters, digits and what holds codes together: `appium:noReset`, `--shard`, `1.3`. */
const TOKEN = /[\p{L}\p{N}\p{M}]+(?:[._:/-][\p{L}\p{N}\p{M}]+)*/gu;
const ELISION = /(?<![\p{L}\p{N}])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)['’]/giu;
/** Inner capitals, signs other than the hyphen of “avez-vous”, digits. */
const CODE = /\p{Ll}\p{Lu}|[._:/]|\d/u;
const MAX_WORDS = 16;

const stopWords = new Map(
  Object.entries(STOP_WORDS).map(([locale, words]) => [locale, new Set(words.split(/\s+/))]),
);

function isStopWord(word: string, locale: string): boolean {
  // Questions mix languages: both lists count, but short words of one can be names in the other.
  return (
    stopWords.get(locale)?.has(word) === true ||
    (word.length > 2 && [...stopWords.values()].some((words) => words.has(word)))
  );
}

/**
 * Splits a text into words that can be compared: folded, and codes in their parts.
 * @param text A text of any length.
 */
export function plainWords(text: string): string[] {
  return (text.replace(ELISION, ' ').match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(fold);
}

/**
 * Reads what a question is about.
 * @param question As it was typed.
 * @param locale Language of the page.
 * @param brand The site's own name, which says nothing here.
 * @returns Folded words without those that only make it a question, each once.
 */
export function questionWords(question: string, locale: string, brand = ''): QuestionWord[] {
  const ownName = fold(brand);
  const found = new Map<string, number>();
  for (const token of question.replace(ELISION, ' ').match(TOKEN) ?? []) {
    const parts = plainWords(token);
    const isCode = CODE.test(token);
    for (const text of parts) {
      const isLone = text.length < 2 && !/\d/.test(text);
      if (isLone || text === ownName || (isStopWord(text, locale) && !isCode)) {
        continue;
      }
      const weight = isCode ? 1.3 : 1;
      found.set(text, Math.max(weight, found.get(text) ?? 0));
    }
  }
  return [...found].slice(0, MAX_WORDS).map(([text, weight]) => ({text, weight}));
}

/** Whether at most `limit` letters have to be changed, added, left out or swapped. */
function isWithin(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) {
    return false;
  }
  let before: number[] = [];
  let previous = Array.from({length: b.length + 1}, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    before = previous;
    previous = current;
  }
  return (previous[b.length] ?? limit + 1) <= limit;
}

/**
 * Tells whether two folded words are forms of one: plurals, endings of verbs, a slip of the finger.
 * @returns 1 for the same word, less for forms of it, 0 for different words.
 */
export function likeness(a: string, b: string): number {
  if (a === b) {
    return 1;
  }
  if (/\d/.test(a) || /\d/.test(b)) {
    return 0;
  }
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length < 3) {
    return 0;
  }
  if (long.startsWith(short) && long.length - short.length <= 2) {
    return 0.95;
  }
  let shared = 0;
  while (shared < short.length && a[shared] === b[shared]) {
    shared += 1;
  }
  if (shared >= 4 && shared >= 0.66 * long.length) {
    return 0.85;
  }
  const slips = short.length >= 8 ? 2 : 1;
  return short.length >= 5 && isWithin(a, b, slips) ? 0.75 : 0;
}
