/** An error of the checker that is not ours to mend, and why. */
export interface HtmlException {
  /** Start of the checker's message. */
  readonly message: string;
  /** Where the markup comes from, and what will end it. */
  readonly reason: string;
}

/** All that the site lives with; one that no longer occurs fails the check and has to go. */
export const htmlExceptions: readonly HtmlException[] = [];
