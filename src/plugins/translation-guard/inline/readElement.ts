import {types as t, type NodePath} from '@babel/core';
import {ADVICE, rangeOf, readText, type Reading} from './callSite';
import type {Choice} from './chooseText';
import type {Edit} from './edits';

/** Attributes that the text replaces; `children` would stand beside the real ones. */
const REPLACED = ['id', 'description', 'children'] as const;

const isReplaced = (name: string): boolean => REPLACED.some((replaced) => replaced === name);

/** The element's only text; undefined without one, null when there is more or it depends. */
function readChildren(element: NodePath<t.JSXElement>): string | null | undefined {
  // As React joins them: line breaks and indentation fall away, comments as well.
  const children = t.react.buildChildren(element.node);
  const [child] = children;
  if (children.length > 1) {
    return null;
  }
  if (!child || t.isStringLiteral(child)) {
    return child?.value;
  }
  const expression = element
    .get('children')
    .find((path) => path.isJSXExpressionContainer() && path.node.expression === child);
  return expression ? readText(expression) : null;
}

function write(element: t.JSXElement, replaced: readonly t.JSXAttribute[], choice: Choice): Edit[] {
  const {openingElement, closingElement} = element;
  const {end} = rangeOf(openingElement.typeParameters ?? openingElement.name);
  const attribute =
    'message' in choice
      ? ` children={${JSON.stringify(choice.message)}}`
      : ` id={${JSON.stringify(choice.id)}}`;
  const inside = closingElement && {
    start: rangeOf(openingElement).end,
    end: rangeOf(closingElement).start,
  };
  return [
    {start: end, end, text: attribute},
    ...replaced.map((node) => ({...rangeOf(node), text: ''})),
    ...(inside ? [{...inside, text: ''}] : []),
  ];
}

/**
 * Reads `<Translate id description values>Message</Translate>`.
 *
 * The text becomes an attribute, in which every character may stand.
 * @param element The element.
 * @returns The call site, which leaves values and the like as they stand, or why it cannot be read.
 */
export function readElement(element: NodePath<t.JSXElement>): Reading {
  const problem = {node: element.node.openingElement, advice: ADVICE.element};
  const attributes = element.get('openingElement').get('attributes');
  const replaced: t.JSXAttribute[] = [];
  let id: string | undefined;
  for (const attribute of attributes) {
    if (!attribute.isJSXAttribute() || !t.isJSXIdentifier(attribute.node.name)) {
      return problem;
    }
    const {name} = attribute.node.name;
    if (isReplaced(name)) {
      const text = readText(attribute.get('value'));
      if (text === null || name === 'children') {
        return problem;
      }
      id = name === 'id' ? text : id;
      replaced.push(attribute.node);
    }
  }
  const message = readChildren(element);
  return message === null || (message === undefined && id === undefined)
    ? problem
    : {
        declaration: {id, message},
        write: (choice) => write(element.node, replaced, choice),
      };
}
