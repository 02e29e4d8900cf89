/** Whether a query asks something: by its mark, or by its five words. */
export const isQuestion = (query: string): boolean => /\S\s*\?$|(\S+\s+){4}\S/.test(query);

let answerer: ((question: string) => void) | undefined;

/** Hands a question over to the assistant, which opens with it. */
export function askAssistant(question: string): void {
  answerer?.(question.trim());
}

/**
 * Names the function that takes questions from other parts of the page.
 * @returns A function that ends it.
 */
export function takeQuestions(take: (question: string) => void): () => void {
  answerer = take;
  return () => {
    answerer = undefined;
  };
}
