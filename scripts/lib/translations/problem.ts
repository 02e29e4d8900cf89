/** Something a writer or translator has to mend. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line?: number;
  readonly text: string;
  /** What to do about it, as an instruction. */
  readonly fix: string;
}

/**
 * Writes problems for the terminal, those of one file together.
 * @param problems Any number, in any order.
 * @returns One line per problem and one for its fix; empty without problems.
 */
export function formatProblems(problems: readonly Problem[]): string {
  const order = (a: Problem, b: Problem): number =>
    a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0);
  return problems
    .toSorted(order)
    .map(({file, line, text, fix}) => {
      const place = line === undefined ? file : `${file}:${line}`;
      return `${place}\n  ${text}\n  Fix: ${fix}`;
    })
    .join('\n\n');
}

/**
 * @param source Whole text of a file.
 * @param offset Index of a character in it.
 * @returns The character's line, from 1.
 */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/** At most so many names in a message: the fix is the same for one and for fifty. */
const SHOWN = 5;

/** @returns The names, separated by commas; the last of many as a number. */
export function listNames(names: readonly string[]): string {
  const rest = names.length - SHOWN;
  return `${names.slice(0, SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
