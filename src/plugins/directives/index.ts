import path from 'node:path';
import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** A mark that would be published as it is, or that would swallow the rest of the page. */
interface WrongDirective {
  /** In the file, from 1. */
  readonly line: number;
  readonly text: string;
  /** An instruction for the writer. */
  readonly fix: string;
}

/** Boxes that the theme has. @see https://docusaurus.io/docs/markdown-features/admonitions */
const KINDS = 'note tip info warning danger secondary success important caution'.split(' ');

/** A line of text that was meant as a box: here, on GitHub, in MkDocs. */
const MARK = /^[ \t>]*(?::{2,}|!{3}|\?{3}|\[!\w+\]).*$/m;

const FENCED = /^(?:`{3}|~{3})/;
const CLOSED = /\n[ \t>]*(?::{3,}|`{3,}|~{3,})[ \t]*$/;

const FIX = 'write :::note[Title], the text, and ::: on its own line.';

/** A fault of a node, if it has one, and its fix. */
function faultOf(node: Nodes, block: string): readonly [string, string] | undefined {
  switch (node.type) {
    case 'containerDirective': {
      const box = /^:+/.exec(block)?.[0] ?? ':::';
      if (!KINDS.includes(node.name)) {
        return [`There is no box “${box}${node.name}”.`, `write one of ${KINDS.join(', ')}.`];
      }
      return CLOSED.test(block)
        ? undefined
        : [
            `The box “${box}${node.name}” is not closed.`,
            `end it with a line ${box}; a box around another has one colon more.`,
          ];
    }
    case 'code':
      return FENCED.test(block) && !CLOSED.test(block)
        ? [
            'The code is not closed: all that follows becomes code.',
            'end it with a line as it begins.',
          ]
        : undefined;
    case 'text': {
      const [mark] = MARK.exec(block) ?? [];
      return mark ? [`“${mark.trim()}” is no box, and readers would see it.`, FIX] : undefined;
    }
    case 'leafDirective':
    case 'textDirective':
      // A word after a colon alone, such as “ratio:a”, stays the text that it is.
      return node.type === 'textDirective' && /^:\w+$/.test(block)
        ? undefined
        : [
            `“${block}” is no box, and readers would not see its name.`,
            `${FIX} Where a colon is meant, write \\:`,
          ];
    default:
      return undefined;
  }
}

/**
 * Finds boxes that Docusaurus would publish as text, or would not end where they should: it warns of some,
 * and publishes the others without a word.
 * @param tree A page, parsed with directives.
 * @param source The text that was parsed.
 * @returns In the order of the page.
 */
export function findWrongDirectives(tree: Root, source: string): readonly WrongDirective[] {
  const wrong: WrongDirective[] = [];
  visit(tree, (node) => {
    const {start, end} = node.position ?? {};
    const fault = faultOf(node, source.slice(start?.offset, end?.offset).trimEnd());
    if (fault) {
      wrong.push({line: start?.line ?? 1, text: fault[0], fix: fault[1]});
    }
  });
  return wrong;
}

/**
 * Remark plugin: stops the build at a page with such a mark. It comes before Docusaurus' own.
 * @param options `siteDir` is the folder that file names in messages begin from.
 * @throws Error that names each of them with file, line and fix.
 */
export default function directives({siteDir}: {readonly siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    const wrong = findWrongDirectives(tree, String(file));
    if (wrong.length > 0) {
      const name = path.relative(siteDir, file.path).replaceAll(path.sep, '/');
      throw new Error(
        wrong.map(({line, text, fix}) => `${name}:${line}: ${text}\n  Fix: ${fix}`).join('\n'),
      );
    }
  };
}
