import {eventNames} from '@site/src/lib/storageKeys';

/** From this many words on, a query is taken for a question. */
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
  window.dispatchEvent(new CustomEvent(eventNames.ask, {detail: {question: question.trim()}}));
}

/**
 * Reads such an event. Anything on the page can dispatch one, so its content is checked.
 * @returns The question; undefined for anything else.
 */
export function readQuestion(event: Event): string | undefined {
  const {detail} = event as CustomEvent<{readonly question?: unknown} | null | undefined>;
  const question = detail?.question;
  return typeof question === 'string' && question.trim() ? question : undefined;
}
