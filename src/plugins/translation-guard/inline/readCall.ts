import type {NodePath, types as t} from '@babel/core';
import {ADVICE, rangeOf, type Reading} from './callSite';

const KEYS: readonly string[] = ['id', 'message', 'description'];

/** Whether a value is what `translate` takes: texts under the keys that it knows. */
function isDeclaration(value: unknown): value is {id?: string; message?: string} {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([key, text]) => KEYS.includes(key) && typeof text === 'string')
  );
}

/**
 * Reads `translate({id, message, description}, values)`.
 * @param call The call.
 * @returns The call site, which leaves values as they stand, or why it cannot be read.
 */
export function readCall(call: NodePath<t.CallExpression>): Reading {
  const [declaration] = call.get('arguments');
  const {confident, value} = (declaration?.evaluate() ?? {confident: false, value: null}) as {
    confident: boolean;
    value: unknown;
  };
  if (!declaration || !confident || !isDeclaration(value)) {
    return {node: call.node, advice: ADVICE.call};
  }
  return {
    declaration: {id: value.id, message: value.message},
    write: (choice) => [{...rangeOf(declaration.node), text: JSON.stringify(choice)}],
  };
}
