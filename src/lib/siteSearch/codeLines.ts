const MARK = '\t';

/**
 * Marks code in a page's text, where it stands between paragraphs of prose.
 * @returns The same lines, each with a tab before it; empty ones are left out.
 */
export function markCode(code: string): string {
  return code
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `${MARK}${line}`)
    .join('\n');
}

/** @returns A page's text without the lines that markCode() marked. */
export function withoutCode(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith(MARK))
    .join('\n');
}
