import fs from 'node:fs/promises';
import path from 'node:path';
import type {I18n, LoadContext, Plugin} from '@docusaurus/types';
import {formatHeadersFile} from './headersFile';
import {parseOptions} from './options';
import {
  assetHeaders,
  fullListHeaders,
  hashedFolders,
  markdownHeaders,
  securityHeaders as headersFor,
  securityTxtHeaders,
} from './policy';
import {scanBuild} from './scanBuild';

export type {SecurityHeadersOptions} from './options';

/** Home paths of the languages of this build, the default language's first. */
function homePaths({locales, localeConfigs, defaultLocale}: I18n): readonly string[] {
  const paths = [defaultLocale, ...locales].map((locale) => localeConfigs[locale]?.baseUrl ?? '/');
  return [...new Set(paths)];
}

/**
 * Finds the root of the deployable build.
 *
 * Languages are built one after another, the default one first, each into its own folder below
 * the root: `build`, then `build/fr`.
 * @param outDir Output folder of the language under way.
 * @param i18n Docusaurus' locales with their base paths.
 * @returns Absolute path of the folder that is deployed.
 */
export function findRoot(outDir: string, i18n: I18n): string {
  const [rootPath = '/'] = homePaths(i18n);
  const own = i18n.localeConfigs[i18n.currentLocale]?.baseUrl ?? rootPath;
  const below = own.startsWith(rootPath) ? own.slice(rootPath.length) : '';
  const depth = below.split('/').filter(Boolean).length;
  return path.join(outDir, ...Array.from({length: depth}, () => '..'));
}

/**
 * Writes `_headers` for the whole build (see README).
 * @param context Docusaurus' context.
 * @param options SecurityHeadersOptions.
 * @returns The plugin.
 * @throws At once on options that cannot be used; after the build on pages that the policy blocks.
 */
export default function securityHeaders({siteConfig}: LoadContext, options: unknown): Plugin {
  const origins = parseOptions(options);
  return {
    name: 'security-headers',
    // Called once per language: each time, all pages built so far are read and the file is
    // written anew, so that it is complete after the last language.
    postBuild: async ({outDir, i18n}) => {
      const root = findRoot(outDir, i18n);
      const homes = homePaths(i18n);
      const inlineScripts = await scanBuild(root);
      const https = siteConfig.url.startsWith('https:');
      const text = formatHeadersFile([
        {path: `${homes[0] ?? '/'}*`, headers: headersFor({...origins, inlineScripts, https})},
        ...homes.flatMap((home) =>
          hashedFolders.map((folder) => ({path: home + folder, headers: assetHeaders})),
        ),
        {path: `${homes[0] ?? '/'}*.md`, headers: markdownHeaders},
        ...homes.map((home) => ({path: `${home}llms-full.txt`, headers: fullListHeaders})),
        {path: `${homes[0] ?? '/'}.well-known/security.txt`, headers: securityTxtHeaders},
      ]);
      await fs.writeFile(path.join(root, '_headers'), text);
    },
  };
}
