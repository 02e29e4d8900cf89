/** A stretch of the source and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  /** Without line breaks. */
  readonly text: string;
}

/** Source map, version 3, of one file. */
export interface LineMap {
  readonly version: 3;
  readonly sources: readonly string[];
  readonly sourcesContent: readonly string[];
  readonly names: readonly string[];
  readonly mappings: string;
}

const countLines = (text: string): number => text.split('\n').length;

/**
 * Applies edits in such a way that every line keeps its number, so that a map of lines is exact:
 * what an edit takes away in line breaks stands behind its text.
 * @param source Text to edit.
 * @param edits Stretches that do not overlap, in any order.
 * @returns The edited text.
 */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  let code = '';
  let position = 0;
  for (const {start, end, text} of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const lineBreaks = '\n'.repeat(countLines(source.slice(start, end)) - 1);
    code += source.slice(position, start) + text + lineBreaks;
    position = end;
  }
  return code + source.slice(position);
}

/**
 * Maps each line to the same line of the original: enough for the development server, whose own
 * maps are of lines too.
 * @param source The original text.
 * @param file Its path.
 */
export function mapLines(source: string, file: string): LineMap {
  return {
    version: 3,
    sources: [file],
    sourcesContent: [source],
    names: [],
    mappings: 'AAAA' + ';AACA'.repeat(countLines(source) - 1),
  };
}
