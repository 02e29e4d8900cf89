import type {Element, Root} from 'hast';
import {toHtml} from 'hast-util-to-html';

// A page is changed in its tree, for the steps that follow, and in its text at the same place: written
// anew from the tree, it would no longer be what React expects when it hydrates.

/** A change of a page's text. */
interface Edit {
  /** Offsets in the text as it was parsed. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

declare module 'hast' {
  interface RootData {
    /** Changes that the file does not have yet, in order. */
    readonly edits?: readonly Edit[];
  }
}

function record(tree: Root, edit: Edit) {
  tree.data = {...tree.data, edits: [...editsOf(tree), edit]};
}

/** Where an element begins and ends in the text as it was parsed. */
function placeOf({tagName, position}: Element): Omit<Edit, 'text'> {
  const {start, end} = position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) {
    throw new Error(`built-pages: the place of <${tagName}> in the page is not known.`);
  }
  return {start: start.offset, end: end.offset};
}

/**
 * Adds elements to a page.
 * @param tree The page.
 * @param parent Element of the page.
 * @param before One of its children, after whose end tag the new ones go.
 * @param elements New elements.
 * @throws When the place of `before` is not known.
 */
export function insertAfter(
  tree: Root,
  parent: Element,
  before: Element,
  elements: readonly Element[],
): void {
  const {end: place} = placeOf(before);
  parent.children.splice(parent.children.indexOf(before) + 1, 0, ...elements);
  const text = toHtml([...elements], {characterReferences: {useNamedReferences: true}});
  record(tree, {start: place, end: place, text});
}

/**
 * Gives an element an attribute without a value.
 * @param tree The page.
 * @param element Element of the page.
 * @param name Name of the attribute, as HTML writes it.
 * @throws When the place of the element is not known.
 */
export function addAttribute(tree: Root, element: Element, name: string): void {
  element.properties[name] = '';
  const place = placeOf(element).start + `<${element.tagName}`.length;
  record(tree, {start: place, end: place, text: ` ${name}`});
}

/**
 * Takes an element out of a page.
 * @param tree The page.
 * @param parent Element of the page.
 * @param element One of its children.
 * @throws When its place is not known.
 */
export function removeElement(tree: Root, parent: Element, element: Element): void {
  const place = placeOf(element);
  parent.children.splice(parent.children.indexOf(element), 1);
  record(tree, {...place, text: ''});
}

/**
 * Replaces the text of an element that holds one text and no entities, such as a script.
 * @param tree The page.
 * @param element Element of the page.
 * @param text New text, as HTML wants it in this element.
 * @throws When the element holds anything else.
 */
export function replaceText(tree: Root, element: Element, text: string): void {
  const [child] = element.children;
  const {start, end} = child?.position ?? {};
  if (child?.type !== 'text' || start?.offset === undefined || end?.offset === undefined) {
    throw new Error(`built-pages: <${element.tagName}> holds no text to replace.`);
  }
  element.children = [{...child, value: text}];
  record(tree, {start: start.offset, end: end.offset, text});
}

/** @returns The changes that were made to a page, in their order. */
export const editsOf = ({data}: Root): readonly Edit[] => data?.edits ?? [];

/**
 * @param html A page's text, as it was parsed.
 * @param edits Its changes.
 * @returns The text with them.
 */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  // From the end, so that the offsets before stay right.
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), html);
}
