import {likeness, questionWords} from '@site/src/lib/assistant/words';
import {fold} from '@site/src/lib/searchWords';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Forms of a word of the question count, slips of the finger that may be other words do not. */
const FORM = 0.85;

/**
 * Words to highlight on a page that an answer leads to: those that the question is about, in the
 * forms that it and the answer have them.
 * @param question As it was typed.
 * @param answer The answer's text.
 * @param locale Language of the page.
 * @param brand The site's own name, which stands on every page.
 */
export function landingWords(
  question: string,
  answer: string,
  locale: string,
  brand: string,
): readonly string[] {
  const asked = questionWords(question, locale, brand);
  const words = [...question.matchAll(WORD), ...answer.matchAll(WORD)].map(([word]) => word);
  const found = words.filter((word) => asked.some((text) => likeness(text, fold(word)) >= FORM));
  return [...new Set(found.map((word) => word.toLowerCase()))];
}
