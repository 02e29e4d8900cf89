import {types as t, type NodePath, type PluginObj} from '@babel/core';

/** The module whose exports show texts. */
export const MODULE = '@docusaurus/Translate';

export interface Catalogue {
  /** Texts by key, as Docusaurus generated them for the locale of the build. */
  readonly texts: Readonly<Record<string, string>>;
  /** Whether the messages at the call sites are the locale's own texts. */
  readonly isDefault: boolean;
}

type Declaration = Readonly<Partial<Record<'id' | 'message' | 'description', string>>>;

const LITERALS = 'with an id and a message that are literals: only those can be translated';
const ADVICE = {
  call: `Write translate({id: 'page.element', message: 'Text'}) ${LITERALS}.`,
  element: `Write <Translate id="page.element">Text</Translate> ${LITERALS}; values={{…}} is for the rest.`,
  reference: `Call translate({…}) or write <Translate> here, ${LITERALS}; neither can be passed on.`,
  import: "Write import Translate, {translate} from '@docusaurus/Translate'.",
} as const;

/** In any locale but the default one only the catalogue counts: an English text would hide the gap. */
function chooseText({id, message}: Declaration, {texts, isDefault}: Catalogue): Declaration | null {
  const key = id ?? message;
  if (key === undefined) {
    return null;
  }
  if (isDefault && message !== undefined) {
    return {message};
  }
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  return text === undefined ? {id: key} : {message: text};
}

const isDeclaration = (value: unknown): value is Declaration =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([key, text]) => ['id', 'message', 'description'].includes(key) && typeof text === 'string',
  );

/** The value of an expression without running it: literals and their concatenations. */
function evaluate(path: NodePath): unknown {
  const inner = path.isJSXExpressionContainer() ? path.get('expression') : path;
  const result = inner.evaluate() as {confident: boolean; value: unknown};
  return result.confident ? result.value : undefined;
}

function readText(path: NodePath): string | null {
  const value = evaluate(path);
  return typeof value === 'string' ? value : null;
}

function inlineCall(reference: NodePath, catalogue: Catalogue): void {
  const call = reference.parentPath;
  if (!call?.isCallExpression() || reference.key !== 'callee') {
    throw reference.buildCodeFrameError(ADVICE.reference);
  }
  const [declaration] = call.get('arguments');
  const value = declaration && evaluate(declaration);
  const text = isDeclaration(value) ? chooseText(value, catalogue) : null;
  if (!declaration || !text) {
    throw call.buildCodeFrameError(ADVICE.call);
  }
  declaration.replaceWith(t.valueToNode(text));
}

/** The element's text, joined as React joins it; undefined without one, null when there is more. */
function readChildren(element: NodePath<t.JSXElement>): string | null | undefined {
  const [child, ...more] = t.react.buildChildren(element.node);
  if (more.length > 0) {
    return null;
  }
  if (!child || t.isStringLiteral(child)) {
    return child?.value;
  }
  const container = element
    .get('children')
    .find((path) => path.isJSXExpressionContainer() && path.node.expression === child);
  return container ? readText(container) : null;
}

/** Props that the build reads; all others stay. */
const OWN_PROPS = new Set(['id', 'description', 'children']);

function inlineElement(reference: NodePath, catalogue: Catalogue): void {
  const opening = reference.parentPath;
  if (opening?.isJSXClosingElement()) {
    return;
  }
  if (!opening?.isJSXOpeningElement() || !opening.parentPath.isJSXElement()) {
    throw reference.buildCodeFrameError(ADVICE.reference);
  }
  const refusal = (): Error => opening.buildCodeFrameError(ADVICE.element);
  const declaration: Record<string, string> = {};
  const kept = opening.get('attributes').filter((attribute) => {
    const name = attribute.isJSXAttribute() ? attribute.node.name.name : 'children';
    if (typeof name !== 'string' || !OWN_PROPS.has(name)) {
      return true;
    }
    const value = attribute.isJSXAttribute() ? attribute.get('value') : null;
    const text = name !== 'children' && value?.node ? readText(value as NodePath) : null;
    if (text === null) {
      throw refusal();
    }
    declaration[name] = text;
    return false;
  });
  const message = readChildren(opening.parentPath);
  const text = message === null ? null : chooseText({...declaration, message}, catalogue);
  if (!text) {
    throw refusal();
  }
  const name = text.message === undefined ? 'id' : 'children';
  opening.node.attributes = [
    // An expression, which may have any character.
    t.jsxAttribute(
      t.jsxIdentifier(name),
      t.jsxExpressionContainer(t.stringLiteral(text.message ?? text.id ?? '')),
    ),
    ...kept.map(({node}) => node),
  ];
  opening.parentPath.node.children = [];
}

function inlineImport(declaration: NodePath<t.ImportDeclaration>, catalogue: Catalogue): void {
  for (const specifier of declaration.get('specifiers')) {
    const {node} = specifier;
    const imported = t.isImportSpecifier(node)
      ? t.isIdentifier(node.imported, {name: 'translate'}) && node.importKind !== 'type'
      : true;
    if (!imported) {
      continue;
    }
    if (t.isImportNamespaceSpecifier(node)) {
      throw specifier.buildCodeFrameError(ADVICE.import);
    }
    const inline = t.isImportDefaultSpecifier(node) ? inlineElement : inlineCall;
    for (const reference of specifier.scope.getBinding(node.local.name)?.referencePaths ?? []) {
      if (!reference.parentPath?.isTSTypeQuery()) {
        inline(reference, catalogue);
      }
    }
  }
}

/**
 * A Babel plugin that writes the locale's texts into the call sites of a module. A text that the
 * locale lacks leaves its key alone, by which client/Translate.tsx knows it.
 * @param catalogue Texts of the locale.
 * @returns The plugin; it throws where a call site cannot be read without running it, with the
 *   place and what to write instead.
 */
export function inlineTexts(catalogue: Catalogue): PluginObj {
  return {
    visitor: {
      ImportDeclaration(declaration) {
        const {source, importKind} = declaration.node;
        if (source.value === MODULE && importKind !== 'type') {
          inlineImport(declaration, catalogue);
        }
      },
      'ExportNamedDeclaration|ExportAllDeclaration'(path: NodePath) {
        const node = path.node as t.ExportNamedDeclaration | t.ExportAllDeclaration;
        if (node.source?.value === MODULE && node.exportKind !== 'type') {
          throw path.buildCodeFrameError(ADVICE.import);
        }
      },
    },
  };
}
