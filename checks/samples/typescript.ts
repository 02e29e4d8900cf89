import path from 'node:path';
import ts from 'typescript';
import {projectRoot} from '../../scripts/lib/paths';

/** A mistake that the compiler found in a file that exists in memory alone. */
export interface Diagnosis {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly code: number;
  readonly message: string;
}

/** Finds a file of the samples that an import means, by the importing file and the specifier. */
export type ResolveSample = (specifier: string, from: string) => string | undefined;

const OPTIONS: ts.CompilerOptions = {
  allowJs: true,
  checkJs: true,
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.Preserve,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  // A sample without import or export is a file of its own all the same.
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node', '@docusaurus/module-type-aliases', '@docusaurus/theme-classic'],
};

/** Declarations for packages that this project does not install. */
const AMBIENT = ['firegrid-sdk.d.ts', 'selenium.d.ts', 'webdriverio.d.ts'].map((name) =>
  path.join(__dirname, 'types', name),
);

/** What is wrong, and the deepest of its reasons: those between are overloads and wrappers. */
function firstAndLast(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  return [...new Set([lines[0], lines.at(-1)])].join(' ');
}

/** Files of the disk, which need reading but once. */
const parsed = new Map<string, ts.SourceFile | undefined>();

const slashes = (name: string): string => name.split(path.sep).join('/');

function createHost(
  files: ReadonlyMap<string, string>,
  resolveSample: ResolveSample,
): ts.CompilerHost {
  const host = ts.createCompilerHost(OPTIONS, true);
  const readDisk = host.getSourceFile.bind(host);
  const cache = ts.createModuleResolutionCache(projectRoot, (name) => name, OPTIONS);
  return {
    ...host,
    getSourceFile: (name, options, ...rest) => {
      const text = files.get(name);
      if (text !== undefined) {
        return ts.createSourceFile(name, text, options, true);
      }
      if (!parsed.has(name)) {
        parsed.set(name, readDisk(name, options, ...rest));
      }
      return parsed.get(name);
    },
    fileExists: (name) => files.has(name) || host.fileExists(name),
    readFile: (name) => files.get(name) ?? host.readFile(name),
    resolveModuleNameLiterals: (literals, from, redirect, options, sourceFile) =>
      literals.map((literal) => {
        const sample = resolveSample(literal.text, from);
        if (sample !== undefined) {
          return {resolvedModule: {resolvedFileName: sample, extension: path.extname(sample)}};
        }
        const mode = ts.getModeForUsageLocation(sourceFile, literal, options);
        return ts.resolveModuleName(literal.text, from, options, host, cache, redirect, mode);
      }),
  };
}

/**
 * Type-checks files strictly, JavaScript by its JSDoc types, all in one program.
 * @param files Texts by absolute path; the paths lie in the project, whose packages they import,
 *   but need not exist.
 * @param resolveSample Asked about each import first.
 * @returns Mistakes of these files, in their order.
 */
export function diagnose(
  files: ReadonlyMap<string, string>,
  resolveSample: ResolveSample = () => undefined,
): Diagnosis[] {
  const texts = new Map([...files].map(([name, text]) => [slashes(name), text]));
  const host = createHost(texts, resolveSample);
  const program = ts.createProgram([...texts.keys(), ...AMBIENT], OPTIONS, host);
  return [...texts.keys()].flatMap((name) => {
    const source = program.getSourceFile(name);
    return [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ].map(({start = 0, code, messageText}) => ({
      file: name,
      line: (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
      code,
      message: firstAndLast(ts.flattenDiagnosticMessageText(messageText, '\n')),
    }));
  });
}
