import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {listFiles, parsePage} from '../readPage';
import type {Step} from '../types';
import {hashSource, headersFile, type Origins} from './headers';
import {inspectPage, type Inspection} from './inspect';

/** Findings listed in a message before the rest is counted. */
const NAMED = 5;

/** A page that the policy applies to. */
interface InspectedPage extends Inspection {
  /** Path below the output folder. */
  readonly name: string;
  /** Whether React renders the page, and so each of the allowed scripts must be in it. */
  readonly isRoute: boolean;
}

/** The inline scripts that pages hold, each with the most bytes that it may have in a page. */
export type AllowedScripts = Readonly<Record<string, number>>;

/**
 * Checks the pages of a language against the policy: each inline script has the same text on every page.
 * @param pages All of its pages, those of routes first.
 * @param allowed The scripts that may be there, by name.
 * @returns Source expressions of their inline scripts.
 * @throws Naming page and line of scripts that may not be there, and of markup that the policy blocks.
 */
export function hashesOf(
  pages: readonly InspectedPage[],
  allowed: AllowedScripts,
): readonly string[] {
  const texts = new Map<string, string>();
  const faults = pages.flatMap(({name: page, isRoute, scripts, faults: blocked}) => [
    ...blocked.map(({line, text}) => `${page}:${line} holds ${text}, which the policy blocks`),
    ...scripts.flatMap(({line, name, text}) => {
      const limit = allowed[name];
      const start = text.trim().replace(/\s+/g, ' ').slice(0, 80);
      if (limit === undefined || (texts.get(name) ?? text) !== text) {
        return [`${page}:${line} holds an inline script that no plugin registers, “${start}”`];
      }
      texts.set(name, text);
      const bytes = Buffer.byteLength(text);
      return bytes > limit
        ? [`${page}:${line} holds a ${name} script of ${bytes} bytes, more than ${limit}`]
        : [];
    }),
    ...(isRoute ? Object.keys(allowed) : []).flatMap((name) => {
      const {length: count} = scripts.filter((script) => script.name === name);
      return count === 1 ? [] : [`${page} holds the ${name} script ${count} times instead of once`];
    }),
  ]);
  if (faults.length > 0) {
    const more = faults.length > NAMED ? `\n  and ${faults.length - NAMED} more` : '';
    throw new Error(
      `built-pages: the policy does not fit the pages\n  ${faults.slice(0, NAMED).join('\n  ')}${more}\nUse event listeners, style sheets and plain links instead. A script that all pages need belongs into a plugin's injectHtmlTags, and its name into inlineScripts in src/config/plugins.ts.`,
    );
  }
  return [...texts.values()].map(hashSource);
}

/**
 * Writes `_headers` at the root of the deployable build: the security policy, with the hashes of the
 * inline scripts, and the other headers. Comes last, since it is about the finished pages.
 * @param i18n Docusaurus' locales.
 * @param origins Other hosts that pages talk to.
 * @param allowed The inline scripts that every page of this language holds.
 */
export function policyStep(i18n: I18n, origins: Origins, allowed: AllowedScripts): Step {
  return async (pages, {outDir, baseUrl, url}) => {
    const routes = new Map(pages.map(({file, tree}) => [path.relative(outDir, file), tree]));
    // The HTML files of `static/` have the same headers.
    const others = listFiles(outDir, '.html').filter((name) => !routes.has(path.normalize(name)));
    const inspected = [...routes].map(([name, tree]): InspectedPage => ({
      name,
      isRoute: true,
      ...inspectPage(tree),
    }));
    for (const name of others) {
      const tree = parsePage(await fs.readFile(path.join(outDir, name), 'utf8'));
      inspected.push({name, isRoute: false, ...inspectPage(tree)});
    }
    const [root = '/', ...more] = [i18n.defaultLocale, ...i18n.locales].map(
      (locale) => i18n.localeConfigs[locale]?.baseUrl ?? '/',
    );
    // Languages are built one after another, each into its folder below the root: `build/fr`.
    const file = path.join(outDir, path.posix.relative(baseUrl, root), '_headers');
    const before = existsSync(file) ? await fs.readFile(file, 'utf8') : '';
    const hashes = [...(before.match(/'sha256-[^']+'/g) ?? []), ...hashesOf(inspected, allowed)];
    const https = url.startsWith('https:');
    await fs.writeFile(file, headersFile([...new Set([root, ...more])], {origins, hashes, https}));
  };
}
