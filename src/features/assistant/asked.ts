/** A question that another part of the page handed over. */
export interface Asked {
  readonly question: string;
}

/**
 * Reads such an event. Anything on the page can dispatch one, so it is looked at first.
 * @returns The question; undefined for anything else.
 */
export function readAsked(event: Event): Asked | undefined {
  const detail = (event as Partial<CustomEvent<Partial<Asked> | null>>).detail;
  const question = detail?.question;
  return typeof question === 'string' && question.trim() ? {question} : undefined;
}
