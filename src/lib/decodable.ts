/**
 * Makes a part of a URL safe for `decodeURI()` and `decodeURIComponent()`, which throw on `50%`.
 * @param part As the browser has it: browsers leave percent signs without a code as they are.
 * @returns The same, or with each percent sign written as `%25` where the part cannot be decoded.
 */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}
