import path from 'node:path';
import ts from 'typescript';
import {projectRoot} from '../../scripts/lib/paths';
import type {Block, Finding} from './blocks';
import type {Checker} from './checker';
import type {PageLinks} from './links';
import {diagnose, type ResolveSample} from './typescript';

const EXTENSIONS: Readonly<Record<string, string>> = {
  js: '.mjs',
  javascript: '.mjs',
  mjs: '.mjs',
  jsx: '.jsx',
  ts: '.mts',
  typescript: '.mts',
  tsx: '.tsx',
};

/** “Cannot find name”: a part uses names from elsewhere in its file. */
const UNKNOWN_NAMES = new Set([2304, 2552, 18004, 2581, 2582, 2591]);

/** “Cannot find module”. */
const UNKNOWN_MODULE = 2307;

/** Ways to complete a part of a file without moving its lines, tried one after the other. */
const WRAPPERS: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['export const part = {', '};'],
  ['export class Part {', '}'],
  ['export async function part() {', '}'],
  ['export const part = [', '];'],
];

/** A block as a file of the one program. */
interface Sample {
  readonly block: Block;
  readonly name: string;
  readonly text: string;
}

/** How far the parser gets, in characters; `Infinity` without a mistake. */
function parsedLength(name: string, text: string): number {
  const {diagnostics = []} = ts.transpileModule(text, {
    fileName: name,
    reportDiagnostics: true,
    compilerOptions: {allowJs: true, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.Preserve},
  });
  return Math.min(Infinity, ...diagnostics.map(({start = 0}) => start));
}

/** Completes a part in the way that parses, or else in the one that gets furthest. */
function complete(block: Block, name: string): string {
  const texts = (block.isPart ? WRAPPERS : WRAPPERS.slice(0, 1)).map(([before, after]) => {
    const text = before + block.code + after;
    return {text, length: parsedLength(name, text) - before.length};
  });
  const furthest = Math.max(...texts.map(({length}) => length));
  return texts.find(({length}) => length === furthest)?.text ?? block.code;
}

/** Two files of one name on a page get folders of their own. */
function toSamples(blocks: readonly Block[]): Sample[] {
  const taken = new Set<string>();
  return blocks.map((block, index) => {
    const extension = EXTENSIONS[block.language] ?? '.mjs';
    const title = /\.[cm]?[jt]sx?$/.test(block.title) ? block.title : `block-${index}${extension}`;
    const folder = path.posix.join(projectRoot.split(path.sep).join('/'), '.samples', block.file);
    const wanted = path.posix.join(folder, '0', title);
    const name = taken.has(wanted) ? path.posix.join(folder, String(index), title) : wanted;
    taken.add(name);
    return {block, name, text: complete(block, name)};
  });
}

/** Folder of a page's copy of a file, up to the file's own path. */
const ownPath = (name: string): string =>
  /\/\.samples\/.*?\.mdx?\/\d+\/(.*)$/.exec(name)?.[1] ?? name;

/**
 * A file that a sample imports is on the same page, on a page that this one links to, or on one
 * other page of the language alone.
 */
function createResolver(samples: readonly Sample[], links: PageLinks): ResolveSample {
  const byName = new Map(samples.map((sample) => [sample.name, sample]));
  return (specifier, from) => {
    const importer = byName.get(from);
    if (!importer || !specifier.startsWith('.')) {
      return undefined;
    }
    const wanted = path.posix.join(path.posix.dirname(ownPath(from)), specifier);
    const {file, isFrench} = importer.block;
    const found = samples.filter(
      ({name, block}) =>
        block.isFrench === isFrench && !block.isPart && ownPath(name) === wanted && name !== from,
    );
    const linked = links(file);
    return (
      found.find(({block}) => block.file === file) ??
      linked.flatMap((page) => found.filter(({block}) => block.file === page))[0] ??
      (new Set(found.map(({block}) => block.file)).size === 1 ? found[0] : undefined)
    )?.name;
  };
}

/** Type-checks JavaScript and TypeScript, each page's files importing each other. */
export const javascriptChecker: Checker = {
  languages: Object.keys(EXTENSIONS),
  kind: 'type-checked',
  check: (blocks, {links}) => {
    const samples = toSamples(blocks);
    const byName = new Map(samples.map((sample) => [sample.name, sample]));
    const files = new Map(samples.map(({name, text}) => [name, text]));
    const findings = diagnose(files, createResolver(samples, links)).flatMap(
      ({file, line, code, message}): Finding[] => {
        const block = byName.get(file)?.block;
        if (!block || (block.isPart && UNKNOWN_NAMES.has(code))) {
          return [];
        }
        const isOwnFile = code === UNKNOWN_MODULE && message.includes("module '.");
        return [
          {
            block,
            line,
            text: `TypeScript says: ${message} (TS${code})`,
            ...(isOwnFile
              ? {fix: 'show the file on this page, or link to the page that shows it.'}
              : {}),
          },
        ];
      },
    );
    return Promise.resolve(findings);
  },
};
