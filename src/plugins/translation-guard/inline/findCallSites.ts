import {traverse, types as t, type NodePath} from '@babel/core';
import {ADVICE, type Reading} from './callSite';
import {readCall} from './readCall';
import {readCompiled} from './readCompiled';
import {readElement} from './readElement';

/** The module whose exports take texts. */
export const MODULE = '@docusaurus/Translate';

/** Reads the place where `translate` is mentioned; null where only its type is. */
function readFunction(reference: NodePath): Reading | null {
  const {parentPath: parent, node} = reference;
  if (parent?.isTSTypeQuery()) {
    return null;
  }
  return parent?.isCallExpression() && reference.key === 'callee'
    ? readCall(parent)
    : {node, advice: ADVICE.reference};
}

/** Reads the place where `Translate` is mentioned; null where only its type is. */
function readComponent(reference: NodePath): Reading | null {
  const {parentPath: parent, node} = reference;
  if (parent?.isTSTypeQuery() || parent?.isJSXClosingElement()) {
    return null;
  }
  if (parent?.isJSXOpeningElement() && parent.parentPath.isJSXElement()) {
    return readElement(parent.parentPath);
  }
  return parent?.isCallExpression() && reference.listKey === 'arguments' && reference.key === 0
    ? readCompiled(parent)
    : {node, advice: ADVICE.reference};
}

function readImport(declaration: NodePath<t.ImportDeclaration>): (Reading | null)[] {
  return declaration.node.specifiers.flatMap((specifier) => {
    if (t.isImportNamespaceSpecifier(specifier)) {
      return [{node: declaration.node, advice: ADVICE.import}];
    }
    const isDefault = t.isImportDefaultSpecifier(specifier);
    if (!isDefault && specifier.importKind === 'type') {
      return [];
    }
    const imported = isDefault
      ? 'default'
      : t.isIdentifier(specifier.imported)
        ? specifier.imported.name
        : specifier.imported.value;
    const read = {default: readComponent, translate: readFunction}[imported];
    const references = declaration.scope.getBinding(specifier.local.name)?.referencePaths ?? [];
    return read ? references.map(read) : [];
  });
}

/**
 * Finds every text of a module, wherever its imports are mentioned.
 * @param file The parsed module.
 * @returns The call sites, and among them those that cannot be read.
 */
export function findCallSites(file: t.File): readonly Reading[] {
  const readings: (Reading | null)[] = [];
  const refuseExport = ({
    node,
  }: NodePath<t.ExportAllDeclaration> | NodePath<t.ExportNamedDeclaration>): void => {
    if (node.source?.value === MODULE && node.exportKind !== 'type') {
      readings.push({node, advice: ADVICE.import});
    }
  };
  traverse(file, {
    ImportDeclaration(declaration) {
      const {source, importKind} = declaration.node;
      if (source.value === MODULE && importKind !== 'type') {
        readings.push(...readImport(declaration));
      }
    },
    ExportAllDeclaration: refuseExport,
    ExportNamedDeclaration: refuseExport,
    CallExpression({node}) {
      const {callee, arguments: args} = node;
      const loads = t.isImport(callee) || t.isIdentifier(callee, {name: 'require'});
      if (loads && t.isStringLiteral(args[0], {value: MODULE})) {
        readings.push({node, advice: ADVICE.import});
      }
    },
  });
  return readings.filter((reading) => reading !== null);
}
