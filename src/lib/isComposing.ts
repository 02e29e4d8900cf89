/**
 * Whether a key belongs to an input method (Japanese, Chinese, dead keys) that composes a word.
 * Safari ends the composition before the key that ends it, and marks that key with 229 alone.
 * https://developer.mozilla.org/en-US/docs/Web/API/Element/keydown_event#keydown_events_with_ime
 * @param event A native keyboard event.
 */
export function isComposing(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- no other sign in Safari
  return event.isComposing || event.keyCode === 229;
}

/**
 * For the `keydown` of a modal dialog: browsers close it also by an Escape that ends a composition.
 * @param event A native keyboard event.
 */
export function keepOpenWhileComposing(event: KeyboardEvent): void {
  if (event.key === 'Escape' && isComposing(event)) {
    event.preventDefault();
  }
}
