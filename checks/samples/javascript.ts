import path from 'node:path';
import ts from 'typescript';
import {projectRoot} from '../../scripts/lib/paths';
import type {Problem} from '../shared/problem';
import {toProblem, type Block} from './blocks';

/** Of files, by the language of a fence. */
export const EXTENSIONS: Readonly<Record<string, string>> = {
  js: '.mjs',
  javascript: '.mjs',
  ts: '.mts',
  tsx: '.tsx',
};

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

/** “Cannot find name”: a part uses names from elsewhere in its file. */
const UNKNOWN_NAMES = new Set([2304, 2552, 18004, 2581, 2582, 2591]);

/** Ways to complete a part of a file without moving its lines, tried one after the other. */
const WRAPPERS: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['export const part = {', '};'],
  ['export class Part {', '}'],
  ['export async function part() {', '}'],
  ['export const part = [', '];'],
];

/** How far the parser gets, in characters; `Infinity` without a mistake. */
function parsedLength(fileName: string, text: string) {
  const {diagnostics = []} = ts.transpileModule(text, {
    // Declarations have no output.
    fileName: fileName.replace(/\.d\.ts$/, '.ts'),
    reportDiagnostics: true,
    compilerOptions: {allowJs: true, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.Preserve},
  });
  return Math.min(Infinity, ...diagnostics.map(({start = 0}) => start));
}

/** Completes a part in the way that parses, or else in the one that gets furthest. */
function complete(block: Block, name: string) {
  const texts = (block.isPart ? WRAPPERS : WRAPPERS.slice(0, 1)).map(([before, after]) => {
    const text = before + block.code + after;
    return {text, length: parsedLength(name, text) - before.length};
  });
  return texts.toSorted((a, b) => b.length - a.length)[0]?.text ?? block.code;
}

/** Blocks as files of the program, by their titles, in a folder of their page; two of one name get folders of their own. */
function toSamples(blocks: readonly Block[]) {
  const root = path.join(projectRoot, '.samples').split(path.sep).join('/');
  const taken = new Set<string>();
  return blocks.map((block, index) => {
    const blockName = `block-${index}${EXTENSIONS[block.language]}`;
    // A part lies beside the file that it is from, where no import finds it.
    const beside = block.isPart
      ? path.posix.join(path.posix.dirname(block.title), blockName)
      : block.title;
    const title = /\.[cm]?[jt]sx?$/.test(block.title) ? beside : blockName;
    // As TypeScript writes paths, without a doubled slash: it asks for its files by them.
    const page = path.posix.join(root, block.file);
    const isTaken = taken.has(path.posix.join(page, '0', title));
    const folder = path.posix.join(page, String(isTaken ? index : 0));
    const name = path.posix.join(folder, title);
    taken.add(name);
    return {block, folder, name};
  });
}

/** The error and its deepest reason: those between are overloads and wrappers. */
function firstAndLast(message: string) {
  const lines = message.split('\n').map((line) => line.trim());
  return [...new Set([lines[0], lines.at(-1)])].join(' ');
}

/**
 * Type-checks JavaScript, by its JSDoc types, and TypeScript strictly, all in one program. A block
 * imports the files that its page names, and then those of other pages.
 * @param blocks Of any language.
 * @param others Blocks of other pages, whose own mistakes are not asked for.
 */
export function checkJavaScript(blocks: readonly Block[], others: readonly Block[]): Problem[] {
  const isOwn = ({language}: Block) => language in EXTENSIONS;
  const samples = toSamples([
    ...blocks.filter(isOwn),
    ...others.filter((block) => isOwn(block) && block.title !== ''),
  ]);
  const texts = new Map(samples.map(({block, name}) => [name, complete(block, name)]));
  const options = {...OPTIONS, rootDirs: [...new Set(samples.map(({folder}) => folder))]};
  const disk = ts.createCompilerHost(options, true);
  const host: ts.CompilerHost = {
    ...disk,
    getSourceFile: (name, ...rest) => {
      const text = texts.get(name);
      return text === undefined
        ? disk.getSourceFile(name, ...rest)
        : ts.createSourceFile(name, text, rest[0], true);
    },
    fileExists: (name) => texts.has(name) || disk.fileExists(name),
    readFile: (name) => texts.get(name) ?? disk.readFile(name),
    directoryExists: (name) => name.includes('/.samples/') || ts.sys.directoryExists(name),
  };
  const checked = samples.filter(({block}) => !others.includes(block));
  // Readers add these declarations once, for the samples of all pages.
  const declared = samples.find(({block}) => block.title.endsWith('.d.ts'));
  const roots = [...checked, ...(declared ? [declared] : [])].map(({name}) => name);
  const program = ts.createProgram([...new Set(roots), ...AMBIENT], options, host);
  return checked.flatMap(({block, name}) => {
    const source = program.getSourceFile(name);
    // Types of what cannot be parsed are a second report of the same mistake.
    const unparsed = program.getSyntacticDiagnostics(source);
    return (unparsed.length > 0 ? unparsed : program.getSemanticDiagnostics(source))
      .filter(({code}) => !(block.isPart && UNKNOWN_NAMES.has(code)))
      .map(({start = 0, code, messageText}) => {
        const message = firstAndLast(ts.flattenDiagnosticMessageText(messageText, '\n'));
        return toProblem(block, {
          line: (source?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
          text: `TypeScript says: ${message} (TS${code})`,
          ...(message.includes("Cannot find module '.") && {
            fix: 'show the file on this page, under its name.',
          }),
        });
      });
  });
}
