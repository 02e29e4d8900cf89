import suggestions from '@generated/content/default/suggestions.json';

const MAX_QUESTIONS = 3;

/**
 * @param path Path of the page, without the language.
 * @returns Questions that fit the page: those with the longest beginning of its path.
 */
export function suggestedQuestions(path: string): readonly string[] {
  const [longest] = suggestions
    .flatMap(({pages}) => pages)
    .filter((page) => path.startsWith(page))
    .sort((a, b) => b.length - a.length);
  return suggestions
    .filter(({pages}) => longest !== undefined && pages.includes(longest))
    .map(({question}) => question)
    .slice(0, MAX_QUESTIONS);
}
