/**
 * State of a history entry that a search result or a source of the assistant led to: the page
 * highlights the words, and does so again after a reload.
 */
export interface LandingState {
  readonly searchWords?: readonly string[];
}

/**
 * @param url Path on this site, with a section's id where there is one.
 * @param words To highlight there, written as in the text; none for none.
 * @returns Where to go, for the router's `push()`.
 */
export function landingAt(url: string, words: readonly string[]) {
  const {pathname, hash} = new URL(url, window.location.origin);
  const state: LandingState = words.length > 0 ? {searchWords: words} : {};
  return {pathname, hash, state};
}
