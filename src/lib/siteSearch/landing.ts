/**
 * What an entry of the history carries that a search result or a source of the assistant led to:
 * the page highlights the words, and does so again after a reload.
 */
export interface LandingState {
  readonly searchWords?: readonly string[];
}

/** Where to go, for the router's `push()`. */
export interface Landing {
  readonly pathname: string;
  readonly hash: string;
  readonly state: LandingState;
}

/**
 * @param url Path on this site, with a section's id where there is one.
 * @param words To highlight there, as they stand in the text; none for none.
 */
export function landingAt(url: string, words: readonly string[]): Landing {
  const {pathname, hash} = new URL(url, window.location.origin);
  return {pathname, hash, state: words.length > 0 ? {searchWords: words} : {}};
}
