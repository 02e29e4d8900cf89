import type {NodePath, types as t} from '@babel/core';
import type {Choice, Declaration} from './chooseText';
import type {Edit} from './edits';

/** A text in the source: what it declares, and how the chosen text is written in its place. */
export interface CallSite {
  readonly declaration: Declaration;
  readonly write: (choice: Choice) => readonly Edit[];
}

/** A call site that cannot be read without running it. */
export interface Problem {
  readonly node: t.Node;
  /** What to write instead. */
  readonly advice: string;
}

export type Reading = CallSite | Problem;

const isLiteral = 'with an id and a message that are literals, since nobody can translate the rest';

/** What to write instead of each form. */
export const ADVICE = {
  call: `write translate({id: 'page.element', message: 'Text'}) ${isLiteral}`,
  element: `write <Translate id="page.element">Text</Translate> ${isLiteral}; values={{…}} is for what changes`,
  reference: `call translate({…}) or write <Translate> here, ${isLiteral}; neither can be passed on`,
  import: "write import Translate, {translate} from '@docusaurus/Translate'",
} as const;

export const isProblem = (reading: Reading): reading is Problem => 'advice' in reading;

/**
 * The place of a node in the source.
 * @throws When the node was not parsed but made: those of this plugin never are.
 */
export function rangeOf({type, start, end}: t.Node): {start: number; end: number} {
  if (typeof start !== 'number' || typeof end !== 'number') {
    throw new Error(`translation-guard: a ${type} without a place in the source.`);
  }
  return {start, end};
}

/**
 * Reads a text as Docusaurus' extraction does: literals, templates without values, and what adds
 * up to one.
 * @param expression Expression, or an attribute's value.
 * @returns The text, or null when it is none or depends on the page.
 */
export function readText(expression: NodePath<t.Node | null | undefined>): string | null {
  const inner = expression.isJSXExpressionContainer() ? expression.get('expression') : expression;
  const {confident, value} = inner.evaluate() as {confident: boolean; value: unknown};
  return confident && typeof value === 'string' ? value : null;
}
