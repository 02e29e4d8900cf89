import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {projectRoot} from '../../scripts/lib/paths';

/** Something that a writer, translator or developer has to fix. */
export interface Problem {
  /** Path from the project's root, with forward slashes. */
  readonly file: string;
  /** Line in that file, from 1. */
  readonly line?: number;
  /** Column in that line, from 1. */
  readonly column?: number;
  readonly text: string;
  /** An instruction for the writer. */
  readonly fix: string;
}

/**
 * Writes problems for the terminal, those of one file together.
 * @param problems Any number, in any order.
 * @returns Per problem its place, its text and its fix; empty without problems.
 */
export function formatProblems(problems: readonly Problem[]): string {
  const order = (a: Problem, b: Problem) =>
    a.file.localeCompare(b.file, 'en') ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0);
  return problems
    .toSorted(order)
    .map(({file, line, column, text, fix}) => {
      const place = [file, line, column].filter((part) => part !== undefined).join(':');
      return `${place}\n  ${text}\n  Fix: ${fix}`;
    })
    .join('\n\n');
}

/** Some editors write it at the start of a file; it would move each place in the text by one. */
const BYTE_ORDER_MARK = '\uFEFF';

/** @returns The text of a file as parsers read it: without a byte order mark, in lines that end as they do here. */
export function readText(file: string): string {
  const text = fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/**
 * @param source Whole text of a file.
 * @param offset Index of a character in it.
 * @returns The character's line, from 1.
 */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/**
 * @param file Path of a JSON file that people edit.
 * @returns What it holds, to be checked by the caller.
 * @throws Error naming the file and the place when it is not valid JSON.
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file} is not valid JSON. Look for a missing comma or quotation mark, or for the marks of a merge conflict: ${reason}`,
      {cause: error},
    );
  }
}

/**
 * @param file Path of a JSON file that people edit.
 * @param schema Of its content.
 * @param hint How an entry looks.
 * @throws Error naming the file and each entry that cannot be used.
 */
export function readJsonAs<T>(file: string, schema: z.ZodType<T>, hint = ''): T {
  const {data, error} = schema.safeParse(readJson(file));
  if (error) {
    const name = path.relative(projectRoot, file);
    throw new Error(`${name} cannot be used.${hint}\n${z.prettifyError(error)}`);
  }
  return data;
}
