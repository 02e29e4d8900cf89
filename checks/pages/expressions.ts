import type {Root} from 'mdast';
import {lineOf, walk} from '../shared/markdown';
import type {Finding} from './types';

/** A name alone, as in `{name}` and `{name.part}`. */
const NAME = /^\s*([A-Za-z_$][\w$]*)(?:\.[\w$]+)*\s*$/;

/**
 * Finds braces that were meant as text: MDX reads a name in them as code, and the build fails without their line.
 * @param root The page.
 * @returns Names that the page neither imports nor declares.
 */
export function checkExpressions(root: Root): Finding[] {
  const nodes = [...walk(root)];
  const code = nodes.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value : [])).join('\n');
  return nodes.flatMap((node) => {
    if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') {
      return [];
    }
    const name = NAME.exec(node.value)?.[1];
    return name === undefined || name === 'props' || new RegExp(`\\b${name}\\b`).test(code)
      ? []
      : [
          {
            line: lineOf(node),
            text: `{${node.value}} is code for MDX, and the page has no ${name}.`,
            fix: `write \\{${node.value}\\} where it is meant as text, or put it into backquotes.`,
          },
        ];
  });
}
