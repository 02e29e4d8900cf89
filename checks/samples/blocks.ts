import {markdown} from '../../src/config/markdown';
import {lineOf, parseMarkdown, walk} from '../shared/markdown';
import type {Problem} from '../shared/problem';

/** A fenced block of a page. */
export interface Block {
  /** Path of the page from the project's root, with forward slashes. */
  readonly file: string;
  /** Line of the page that the code begins at, from 1. */
  readonly line: number;
  /** The first word of the fence in lower case, such as `js`; empty without one. */
  readonly language: string;
  /** Title without the mark of a part. */
  readonly title: string;
  /** Whether the title says that the block shows a part of its file. */
  readonly isPart: boolean;
  /** Why nothing checks the block, in its own words. */
  readonly unchecked?: string | undefined;
  /** Exit code that the script ends with, where that is not 0. */
  readonly exits?: string | undefined;
  readonly code: string;
}

/** A problem that a checker found in a block. */
export interface Mistake {
  /** Line within the block, from 1; the first unless given. */
  readonly line?: number | undefined;
  readonly text: string;
  /** An instruction; that of all samples unless given. */
  readonly fix?: string;
}

/** Finds the mistakes of a block. */
export type Check = (block: Block) => readonly Mistake[] | Promise<readonly Mistake[]>;

const PART = / \((?:part|extrait)\)$/;

/** A line that the sample shows as removed, after the comment that says so (src/plugins/static-code). */
const REMOVED = /(\bremove-next-line\b.*\n).*/g;

const FIX =
  'correct the sample, in both languages; the code of the capability builder is in src/lib/samples/session/.';

/** Reads `name="…"` of a fence's meta string. */
function metaValue(meta: string, name: string) {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta)?.[1];
}

/**
 * Reads the fenced blocks of a page, as readers see them: with the brand and the addresses filled in.
 * @param file Path of the page from the project's root.
 * @param fileContent The page, in lines that end with line feeds.
 * @throws MarkdownError when it is not valid MDX.
 */
export function readBlocks(file: string, fileContent: string): Block[] {
  const text = markdown.preprocessor({filePath: file, fileContent});
  return [...walk(parseMarkdown(text))].flatMap((node) => {
    if (node.type !== 'code') {
      return [];
    }
    const meta = node.meta ?? '';
    const title = metaValue(meta, 'title') ?? '';
    return [
      {
        file,
        line: lineOf(node) + 1,
        language: (node.lang ?? '').toLowerCase(),
        title: title.replace(PART, ''),
        isPart: PART.test(title),
        unchecked: metaValue(meta, 'unchecked'),
        exits: metaValue(meta, 'exits'),
        // The line stays, empty: the lines after it keep their numbers.
        code: node.value.replace(REMOVED, '$1'),
      },
    ];
  });
}

/** Tells a mistake at its line of the page. */
export function toProblem(block: Block, {line = 1, text, fix = FIX}: Mistake): Problem {
  const last = block.line + block.code.split('\n').length - 1;
  return {
    file: block.file,
    line: Math.min(block.line + Math.max(line, 1) - 1, last),
    text,
    fix,
  };
}
