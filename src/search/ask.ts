/** The assistant listens for it on the window: neither part knows the other. */
const EVENT = 'firegrid:ask';

/** From so many words on, somebody asks rather than looks something up. */
const QUESTION_WORDS = 5;

/** @param text As it was typed. */
export function isQuestion(text: string): boolean {
  const trimmed = text.trim();
  return (
    trimmed.length > 1 && (trimmed.endsWith('?') || trimmed.split(/\s+/).length >= QUESTION_WORDS)
  );
}

/** Hands a question over to the assistant, which opens with it. */
export function askAssistant(question: string): void {
  window.dispatchEvent(new CustomEvent(EVENT, {detail: {question: question.trim()}}));
}
