/**
 * Writes a value as JSON that can be the text of a script element.
 * @param value Anything that JSON can hold.
 * @returns JSON without `<`, so that no text in it can end the element.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
