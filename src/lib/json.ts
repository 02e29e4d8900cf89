import {parseTree, type ParseError} from 'jsonc-parser';

/**
 * Finds the first mistake of a JSON text. Browsers word theirs each in its own way, and some leave
 * out where it is.
 * @param text The text.
 * @returns Where it is, both from 1, or null when there is none.
 */
export function findJsonFault(text: string) {
  const errors: ParseError[] = [];
  parseTree(text, errors, {disallowComments: true, allowTrailingComma: false});
  const [first] = errors;
  if (!first) {
    return null;
  }
  const lines = text.slice(0, first.offset).split('\n');
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
}
