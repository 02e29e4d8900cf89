import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {selectAll} from 'hast-util-select';
import {listFiles} from '../readPage';
import type {BeginStep} from '../types';
import {contentSecurityPolicy, hashSource, headerRules, type Origins} from './headers';
import {inlineScriptsOf, type InlineScript} from './inlineScripts';
import {nginxFile} from './nginx';
import {addPolicy, redirectPages, type Target} from './pageHost';
import {redirectRules, staticHostFiles, type HostRules} from './rules';

/** Findings listed in a message before the rest is counted. */
const NAMED = 5;

interface HostedPage extends Target {
  /** Path below the output folder. */
  readonly name: string;
  readonly scripts: readonly InlineScript[];
}

/** The inline scripts that pages hold, each with the most bytes that it may have in a page. */
export type AllowedScripts = Readonly<Record<string, number>>;

/**
 * Checks the pages of a language against the policy: each inline script has the same text on every page.
 * @param pages All of its pages.
 * @param allowed The scripts that are there, by name.
 * @returns Source expressions of their inline scripts.
 * @throws Naming page and line of scripts that may not be there, and pages that lack one.
 */
export function hashesOf(
  pages: readonly Pick<HostedPage, 'name' | 'scripts'>[],
  allowed: AllowedScripts,
): readonly string[] {
  const texts = new Map<string, string>();
  const faults = pages.flatMap(({name: page, scripts}) => [
    ...scripts.flatMap(({line, name, text}) => {
      const limit = allowed[name];
      if (limit === undefined || (texts.get(name) ?? text) !== text) {
        const start = text.trim().replace(/\s+/g, ' ').slice(0, 80);
        return [`${page}:${line} holds an inline script that no plugin registers, “${start}”`];
      }
      texts.set(name, text);
      const bytes = Buffer.byteLength(text);
      return bytes > limit
        ? [`${page}:${line} holds a ${name} script of ${bytes} bytes, more than ${limit}`]
        : [];
    }),
    ...Object.keys(allowed)
      .filter((name) => scripts.filter((script) => script.name === name).length !== 1)
      .map((name) => `${page} does not hold the ${name} script once`),
  ]);
  if (faults.length > 0) {
    const more = faults.length > NAMED ? `\n  and ${faults.length - NAMED} more` : '';
    throw new Error(
      `built-pages: the policy does not fit the pages\n  ${faults.slice(0, NAMED).join('\n  ')}${more}\nA script that all pages need belongs into a plugin's injectHtmlTags, and its name into src/config/inlineScripts.ts.`,
    );
  }
  return [...texts.values()].map(hashSource);
}

/** Format of the rules: files that hosts read, nginx, or none. */
export type HostFormat = 'files' | 'nginx' | 'none';

export interface HostingOptions {
  readonly format: HostFormat;
  /** Other hosts that pages talk to. */
  readonly origins: Origins;
  /** The inline scripts that every page of this language holds. */
  readonly scripts: AllowedScripts;
  /** Old URLs and where they lead, without the language. */
  readonly redirects: Readonly<Record<string, string>>;
  /** Folders of pages where visitors type something secret, without the language: `api/`. */
  readonly isolated: readonly string[];
}

/** @returns Files with the rules by path, the one with the policy first. */
function filesFor(
  format: HostFormat,
  rules: HostRules,
  siteRoot: string,
  basePath: string,
): Readonly<Record<string, string>> {
  if (format === 'nginx') {
    // Beside the site, since nginx would publish it.
    return {[nginxFileOf(siteRoot)]: nginxFile(rules, basePath, listFiles(siteRoot, ''))};
  }
  // GitHub Pages would take the files for a site that is yet to be built, and leave some out.
  const files = format === 'files' ? staticHostFiles(rules) : {'.nojekyll': ''};
  return Object.fromEntries(
    Object.entries(files).map(([name, text]) => [path.join(siteRoot, name), text]),
  );
}

const nginxFileOf = (siteRoot: string) => `${siteRoot}.nginx.conf`;

/** The default language alone writes the policy, so that languages can be built anywhere and in any order. */
async function refuseOwnScripts(hashes: readonly string[], siteRoot: string, locale: string) {
  const written = [path.join(siteRoot, '_headers'), nginxFileOf(siteRoot)].find(existsSync);
  // It is not there where another machine builds the default language.
  const policy = written && (await fs.readFile(written, 'utf8'));
  if (policy && hashes.some((hash) => !policy.includes(hash))) {
    throw new Error(
      `built-pages: the pages in "${locale}" hold an inline script that differs from those in the default language, so that ${path.basename(written)}, which comes from there, would block it. Give it the same text in every language: see src/plugins/preferences and src/plugins/page-weight/inline.`,
    );
  }
}

/**
 * Tells the host of the deployable build how to respond: the security policy, with the hashes of the
 * inline scripts, and other headers; moved pages; 404 pages. Comes last, since it is about the finished
 * pages.
 * @param i18n Docusaurus' locales.
 * @param options HostingOptions.
 * @returns The step. It throws when another language holds a script that the default language does not.
 */
export function hostingStep(i18n: I18n, options: HostingOptions): BeginStep<HostedPage> {
  const {format, origins, redirects, isolated} = options;
  const homes = [
    ...new Set(
      [i18n.defaultLocale, ...i18n.locales].map((name) => i18n.localeConfigs[name]?.baseUrl ?? '/'),
    ),
  ];
  const [root = '/'] = homes;
  return ({outDir, locale, baseUrl, url}) => {
    const policy = {origins, https: url.startsWith('https:')};
    return {
      page: ({file, tree, path: address, title}) => {
        const scripts = inlineScriptsOf(tree);
        if (format === 'none') {
          const hashes = scripts.map(({text}) => hashSource(text));
          addPolicy(tree, contentSecurityPolicy({...policy, hashes}, 'page'));
        }
        // Of a page whose sections were separate pages.
        const isHost = format === 'none' && Object.values(redirects).includes(`${address}#:slug`);
        const ids = isHost
          ? selectAll('main li[id]', tree).map(({properties}) => String(properties.id))
          : [];
        return {name: path.relative(outDir, file), path: address, title, ids, scripts};
      },
      end: async (pages) => {
        const hashes = hashesOf(pages, options.scripts);
        if (format === 'none') {
          for (const {file, html} of redirectPages(redirects, pages, url + baseUrl)) {
            await fs.mkdir(path.join(outDir, path.dirname(file)), {recursive: true});
            await fs.writeFile(path.join(outDir, file), html);
          }
        }
        // Each language has its folder below the root: `build/fr`. Docusaurus' own may end in a slash.
        const siteRoot = path.resolve(outDir, path.posix.relative(baseUrl, root));
        if (locale !== i18n.defaultLocale) {
          await refuseOwnScripts(hashes, siteRoot, locale);
          return;
        }
        const rules: HostRules = {
          headers: headerRules(homes, {...policy, hashes}, isolated),
          redirects: redirectRules(homes, redirects),
        };
        // Of an earlier build for another host, it would be taken for this one's.
        await fs.rm(nginxFileOf(siteRoot), {force: true});
        for (const [file, text] of Object.entries(filesFor(format, rules, siteRoot, root))) {
          await fs.writeFile(file, text);
        }
      },
    };
  };
}
