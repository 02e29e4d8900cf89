import {parseTree, type ParseError} from 'jsonc-parser';

/** Where a text stops being JSON, both from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
}

/**
 * Finds the first mistake of a JSON text. Browsers word theirs each in its own way, and some leave
 * out where it is.
 * @param text The text.
 * @returns Where it is, or null when there is none, or when the text is nested too deep to say.
 */
export function findJsonFault(text: string): JsonFault | null {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, {disallowComments: true, allowTrailingComma: false});
  } catch (error) {
    // It calls itself for each level. The API judges the text.
    if (error instanceof RangeError) {
      return null;
    }
    throw error;
  }
  const [first] = errors;
  if (!first) {
    return null;
  }
  const lines = text.slice(0, first.offset).split('\n');
  return {line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1};
}
