import {types as t, type NodePath} from '@babel/core';
import {ADVICE, rangeOf, readText, type Problem, type Reading} from './callSite';
import type {Choice} from './chooseText';
import type {Edit} from './edits';

/** The functions of React's JSX runtime, under the names that compilers import them by. */
const RUNTIME = /^_*jsx(?:s|DEV)?\d*$/;

const REPLACED: readonly string[] = ['id', 'description', 'children'];

function nameOf(property: t.Node): string | null {
  if (!t.isObjectProperty(property) || property.computed) {
    return null;
  }
  const {key} = property;
  return t.isIdentifier(key) ? key.name : t.isStringLiteral(key) ? key.value : null;
}

/** The first of the replaced properties makes room for the text, the others go. */
function write(
  properties: readonly t.Node[],
  replaced: readonly t.Node[],
  choice: Choice,
): readonly Edit[] {
  const text =
    'message' in choice
      ? `children: ${JSON.stringify(choice.message)}`
      : `id: ${JSON.stringify(choice.id)}`;
  return replaced.map((property, index) => {
    const {start, end} = rangeOf(property);
    const previous = properties[properties.indexOf(property) - 1];
    return index === 0 || !previous
      ? {start, end, text}
      : {start: rangeOf(previous).end, end, text: ''};
  });
}

/**
 * Reads `_jsx(Translate, {id, children, values})`, as MDX leaves its elements.
 * @param call The call whose first argument is the component.
 * @returns The call site, which leaves values and the like as they stand, or why it cannot be read.
 */
export function readCompiled(call: NodePath<t.CallExpression>): Reading {
  const problem: Problem = {node: call.node, advice: ADVICE.element};
  const {callee} = call.node;
  const props = call.get('arguments')[1];
  if (!t.isIdentifier(callee) || !RUNTIME.test(callee.name)) {
    return {node: call.node, advice: ADVICE.reference};
  }
  if (!props?.isObjectExpression()) {
    return problem;
  }
  const texts: Record<string, string> = {};
  const replaced: t.Node[] = [];
  for (const property of props.get('properties')) {
    const name = nameOf(property.node);
    if (name === null || !property.isObjectProperty()) {
      return problem;
    }
    if (REPLACED.includes(name)) {
      const text = readText(property.get('value'));
      if (text === null) {
        return problem;
      }
      texts[name] = text;
      replaced.push(property.node);
    }
  }
  const {id, children: message} = texts;
  return id === undefined && message === undefined
    ? problem
    : {
        declaration: {id, message},
        write: (choice) => write(props.node.properties, replaced, choice),
      };
}
