import {types as t, type NodePath, type PluginObj} from '@babel/core';

/** The module whose exports show texts. */
export const MODULE = '@docusaurus/Translate';

interface Catalogue {
  /** Texts by key, as Docusaurus generated them for the locale of the build. */
  readonly texts: Readonly<Record<string, string>>;
  /** Whether the messages at the call sites are the locale's own texts. */
  readonly isDefault: boolean;
}

const FIELDS = ['id', 'message', 'description'] as const;

type Declaration = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

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

/** The value of an expression without running it: literals and their concatenations. */
function evaluate(path: NodePath) {
  const inner = path.isJSXExpressionContainer() ? path.get('expression') : path;
  const result = inner.evaluate() as {confident: boolean; value: unknown};
  return result.confident ? result.value : undefined;
}

const isDeclaration = (value: unknown): value is Declaration =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([key, text]) => (FIELDS as readonly string[]).includes(key) && typeof text === 'string',
  );

/** @throws What `refusal` makes, where a call site has no text that can be read. */
function textOf(value: unknown, catalogue: Catalogue, refusal: () => Error): Declaration {
  const text = isDeclaration(value) ? chooseText(value, catalogue) : null;
  if (!text) {
    throw refusal();
  }
  return text;
}

function inlineCall(reference: NodePath, catalogue: Catalogue) {
  const call = reference.parentPath;
  if (!call?.isCallExpression() || reference.key !== 'callee') {
    throw reference.buildCodeFrameError(ADVICE.reference);
  }
  const [declaration] = call.get('arguments');
  const value = declaration && evaluate(declaration);
  const text = textOf(value, catalogue, () => call.buildCodeFrameError(ADVICE.call));
  declaration?.replaceWith(t.valueToNode(text));
}

/** The element's text, joined as React joins it; undefined without one, and anything else when there is more. */
function readChildren(element: NodePath<t.JSXElement>): unknown {
  const [child, ...more] = t.react.buildChildren(element.node);
  if (!child || (t.isStringLiteral(child) && more.length === 0)) {
    return child?.value;
  }
  const container = element
    .get('children')
    .find((path) => path.isJSXExpressionContainer() && path.node.expression === child);
  return (more.length === 0 && container ? evaluate(container) : undefined) ?? null;
}

function inlineElement(reference: NodePath, catalogue: Catalogue) {
  const opening = reference.parentPath;
  if (opening?.isJSXClosingElement()) {
    return;
  }
  if (!opening?.isJSXOpeningElement() || !opening.parentPath.isJSXElement()) {
    throw reference.buildCodeFrameError(ADVICE.reference);
  }
  const message = readChildren(opening.parentPath);
  const declaration: Record<string, unknown> = message === undefined ? {} : {message};
  const kept = opening.get('attributes').filter((attribute) => {
    // Spread props may hold a text as well, which is refused below like one that is passed as `children`.
    const name = attribute.isJSXAttribute() ? attribute.node.name.name : 'children';
    if (name !== 'id' && name !== 'description' && name !== 'children') {
      return true;
    }
    const value = attribute.isJSXAttribute() && attribute.get('value');
    declaration[name] = value && value.node ? evaluate(value as NodePath) : undefined;
    return false;
  });
  const text = textOf(declaration, catalogue, () => opening.buildCodeFrameError(ADVICE.element));
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

function inlineImport(declaration: NodePath<t.ImportDeclaration>, catalogue: Catalogue) {
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
      'ExportNamedDeclaration|ExportAllDeclaration'(path) {
        const node = path.node as t.ExportNamedDeclaration | t.ExportAllDeclaration;
        if (node.source?.value === MODULE && node.exportKind !== 'type') {
          throw path.buildCodeFrameError(ADVICE.import);
        }
      },
    },
  };
}
