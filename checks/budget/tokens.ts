import path from 'node:path';
import {parse, type AtRule, type Declaration, type Rule} from 'postcss';
import ts from 'typescript';

const wordsIn = (text: string): number => text.split(/[\s,]+/).filter(Boolean).length;

function tokensOfNode(node: ts.Node, source: ts.SourceFile): number {
  if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) {
    return 0;
  }
  const children = node.getChildren(source);
  return children.length > 0
    ? children.reduce((sum, child) => sum + tokensOfNode(child, source), 0)
    : Number(node.getText(source).trim() !== '');
}

const tokensOfStyle: Readonly<Record<string, (node: never) => number>> = {
  rule: ({selector}: Rule) => wordsIn(selector),
  decl: ({value}: Declaration) => 1 + wordsIn(value),
  atrule: ({params}: AtRule) => 1 + wordsIn(params),
};

/**
 * Counts what one has to read of a file: names, signs and literals of code, words of style rules. Comments, blanks and
 * line breaks count nothing, so that packed lines save nothing.
 * @param file Its name, whose end tells the language: TypeScript, JavaScript or CSS.
 * @param text Its content.
 */
export function countTokens(file: string, text: string): number {
  if (path.extname(file) === '.css') {
    let count = 0;
    parse(text, {from: file}).walk((node) => {
      count += tokensOfStyle[node.type]?.(node as never) ?? 0;
    });
    return count;
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return tokensOfNode(source, source);
}
