import fs from 'node:fs/promises';
import path from 'node:path';
import type {Plugin as PostCssPlugin} from 'postcss';
import {PurgeCSS} from 'purgecss';

export interface Usage {
  /** Sources in which class names may stand. */
  readonly sources: readonly string[];
  /** Custom properties that style sheets and scripts read. */
  readonly variables: readonly string[];
}

const SOURCE = /\.(?:jsx?|tsx?|mdx?)$/;
const WITH_VARIABLES = /\.(?:css|jsx?|tsx?)$/;
const VARIABLE = /--[a-z][\w-]*/g;

/** The site has its own header and footer, so the theme's must not keep their styles alive. */
const REPLACED = /[\\/]theme-classic[\\/]lib[\\/]theme[\\/](?:Navbar|Footer)[\\/]/;

/** Words of other meanings in the sources, which are also unused components of Infima. */
const UNUSED = [/^hero/, /^badge/, /^dropdown/, /^footer/, /^navbar/];

/**
 * Reads what Infima's rules are compared with.
 * @param folders Absolute paths, read with all folders below them.
 */
export async function readUsage(folders: readonly string[]): Promise<Usage> {
  const lists = await Promise.all(
    folders.map((folder) => fs.readdir(folder, {recursive: true, withFileTypes: true})),
  );
  const files = lists
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !REPLACED.test(file));
  const read = async (pattern: RegExp): Promise<string[]> =>
    Promise.all(
      files.filter((file) => pattern.test(file)).map((file) => fs.readFile(file, 'utf8')),
    );
  const [sources, texts] = await Promise.all([read(SOURCE), read(WITH_VARIABLES)]);
  return {
    sources,
    variables: [...new Set(texts.flatMap((text) => text.match(VARIABLE) ?? []))],
  };
}

/**
 * Takes out the rules and custom properties that nothing uses.
 * @param css Infima's style sheet.
 * @param usage What readUsage found.
 * @returns The style sheet without them. Kinds of admonitions are kept: their class is composed.
 */
export async function purgeInfima(css: string, usage: Usage): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    css: [{raw: css}],
    content: usage.sources.map((raw) => ({raw, extension: 'js'})),
    variables: true,
    safelist: {
      // Markdown makes these elements, so no source names them.
      standard: ['ol', 'blockquote', 'kbd'],
      greedy: [/^alert--/, /data-theme/],
      variables: [...usage.variables],
    },
    blocklist: UNUSED,
  });
  if (!result) {
    throw new Error('page-weight: PurgeCSS returned nothing; see its release notes for a change.');
  }
  return result.css;
}

const INFIMA = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

/** Folders that may name one of Infima's classes or variables: the theme, the site, its content. */
function usageFolders(siteDir: string): readonly string[] {
  const theme = (name: string): string => path.dirname(require.resolve(`@docusaurus/${name}`));
  return [
    ...['theme-classic', 'theme-common'].map(theme),
    ...['src', 'docs', 'blog', 'i18n'].map((folder) => path.join(siteDir, folder)),
  ];
}

/**
 * Leaves out of Infima, the theme's CSS framework, the rules that neither the theme nor the site uses.
 * @param siteDir Absolute path of the site.
 * @returns A plugin of PostCSS.
 */
export function purgeUnused(siteDir: string): PostCssPlugin {
  let usage: Promise<Usage> | undefined;
  return {
    postcssPlugin: 'page-weight',
    async Once(root, {parse}) {
      const file = root.source?.input.file;
      if (file && INFIMA.test(file)) {
        usage ??= readUsage(usageFolders(siteDir));
        const css = await purgeInfima(root.toString(), await usage);
        root.removeAll();
        root.append(parse(css, {from: file}));
      }
    },
  };
}
