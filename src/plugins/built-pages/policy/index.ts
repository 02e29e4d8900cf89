import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {listBuiltFiles} from '../../shared/buildOutput';
import {parsePage} from '../readPage';
import type {Build, BuiltPage, Step} from '../types';
import {hashSource, headersFile, type Origins} from './headers';
import {inspectPage, type FoundScript, type Inspection} from './inspect';

/** Findings listed in a message before the rest is counted. */
const NAMED = 5;

/** A page that the policy applies to. */
export interface InspectedPage extends Inspection {
  /** Path below the output folder. */
  readonly name: string;
  /** Whether React renders the page, and so each of the allowed scripts must be in it. */
  readonly isRoute: boolean;
}

/** The inline scripts that pages hold, each with the most bytes that it may have in a page. */
export type AllowedScripts = Readonly<Record<string, number>>;

const start = (text: string): string => `“${text.trim().replace(/\s+/g, ' ').slice(0, 80)}”`;

/**
 * Compares the inline scripts of the pages with those that may be there: the same text on every page.
 * @param pages Pages of a language, those of routes first.
 * @param allowed By name.
 * @returns The scripts' texts, and the faults of the pages.
 */
export function checkScripts(
  pages: readonly InspectedPage[],
  allowed: AllowedScripts,
): {readonly texts: readonly string[]; readonly faults: readonly string[]} {
  const known = new Map<string, string>();
  const faultsOf = ({line, name, text}: FoundScript, page: string): readonly string[] => {
    const limit = allowed[name];
    const first = known.get(name) ?? text;
    if (limit === undefined || first !== text) {
      return [`${page}:${line} holds an inline script that no plugin registers, ${start(text)}`];
    }
    if (!known.has(name) && Buffer.byteLength(text) > limit) {
      return [
        `${page}:${line} holds a ${name} script of ${Buffer.byteLength(text)} bytes, more than ${limit}`,
      ];
    }
    known.set(name, text);
    return [];
  };
  const faults = pages.flatMap(({name: page, scripts, isRoute}) => {
    const counts = new Map<string, number>();
    scripts.forEach(({name}) => counts.set(name, (counts.get(name) ?? 0) + 1));
    const expected = isRoute ? Object.keys(allowed) : [];
    return [
      ...scripts.flatMap((script) => faultsOf(script, page)),
      ...expected.flatMap((name) =>
        counts.get(name) === 1
          ? []
          : [`${page} holds the ${name} script ${counts.get(name) ?? 0} times instead of once`],
      ),
    ];
  });
  return {texts: [...known.values()], faults};
}

/**
 * Checks the pages of a language against the policy.
 * @param pages All of its pages.
 * @param allowed As checkScripts.
 * @returns Source expressions of their inline scripts.
 * @throws Naming page and line of scripts that may not be there, and of markup that the policy blocks.
 */
export function hashesOf(
  pages: readonly InspectedPage[],
  allowed: AllowedScripts,
): readonly string[] {
  const {texts, faults: scriptFaults} = checkScripts(pages, allowed);
  const faults = [
    ...pages.flatMap(({name, faults: found}) =>
      found.map(({line, text}) => `${name}:${line} holds ${text}, which the policy blocks`),
    ),
    ...scriptFaults,
  ];
  if (faults.length > 0) {
    const more = faults.length > NAMED ? `\n  and ${faults.length - NAMED} more` : '';
    throw new Error(
      `built-pages: the policy does not fit the pages\n  ${faults.slice(0, NAMED).join('\n  ')}${more}\nUse event listeners, style sheets and plain links instead. A script that all pages need belongs into a plugin's injectHtmlTags, and its name into inlineScripts in src/config/plugins.ts.`,
    );
  }
  return texts.map(hashSource);
}

/** Base paths of the languages of this build, the default language's first. */
export function homePaths({locales, localeConfigs, defaultLocale}: I18n): readonly string[] {
  const paths = [defaultLocale, ...locales].map((locale) => localeConfigs[locale]?.baseUrl ?? '/');
  return [...new Set(paths)];
}

/**
 * Finds the root of the deployable build.
 *
 * Languages are built one after another, the default one first, each into its own folder below
 * the root: `build`, then `build/fr`.
 * @param build The build of one language.
 * @param homes Base paths of the languages, the default language's first.
 * @param system The system's kind of paths.
 * @returns Absolute path of the folder that is deployed.
 */
export function findRoot(
  {outDir, baseUrl}: Pick<Build, 'outDir' | 'baseUrl'>,
  [root = '/']: readonly string[],
  system: path.PlatformPath = path,
): string {
  const below = baseUrl.startsWith(root) ? baseUrl.slice(root.length) : '';
  return system.join(
    outDir,
    ...below
      .split('/')
      .filter(Boolean)
      .map(() => '..'),
  );
}

/** Pages of routes, then the HTML files of `static/`. */
async function inspectAll(
  pages: readonly BuiltPage[],
  outDir: string,
): Promise<readonly InspectedPage[]> {
  const routes = pages.map(({file, tree}) => ({
    name: path.relative(outDir, file).split(path.sep).join('/'),
    isRoute: true,
    ...inspectPage(tree),
  }));
  const known = new Set(routes.map(({name}) => name));
  const names = await listBuiltFiles(outDir, '.html');
  const others: InspectedPage[] = [];
  for (const name of names.filter((each) => !known.has(each))) {
    const tree = parsePage(await fs.readFile(path.join(outDir, name), 'utf8'));
    others.push({name, isRoute: false, ...inspectPage(tree)});
  }
  return [...routes, ...others];
}

/** The hashes of the languages that were built before this one. */
async function hashesIn(file: string): Promise<readonly string[]> {
  return existsSync(file) ? ((await fs.readFile(file, 'utf8')).match(/'sha256-[^']+'/g) ?? []) : [];
}

/**
 * Writes `_headers` at the root of the deployable build: the security policy, with the hashes of the
 * inline scripts, and the other headers. Comes last, since it is about the finished pages.
 * @param i18n Docusaurus' locales.
 * @param origins Other hosts that pages talk to.
 * @param allowed The inline scripts that every page of this language holds.
 */
export const policyStep = (i18n: I18n, origins: Origins, allowed: AllowedScripts): Step => ({
  name: 'policy',
  run: async (pages, build) => {
    const homes = homePaths(i18n);
    const file = path.join(findRoot(build, homes), '_headers');
    const hashes = hashesOf(await inspectAll(pages, build.outDir), allowed);
    const https = build.url.startsWith('https:');
    const all = [...(await hashesIn(file)), ...hashes];
    await fs.writeFile(file, headersFile(homes, {origins, hashes: all, https}));
  },
});
