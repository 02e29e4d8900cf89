/** From this many words on, a query is taken for a question. */
const QUESTION_WORDS = 5;

/** @param text As it was typed. */
export function isQuestion(text: string): boolean {
  const trimmed = text.trim();
  return (
    trimmed.length > 1 && (trimmed.endsWith('?') || trimmed.split(/\s+/).length >= QUESTION_WORDS)
  );
}

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
