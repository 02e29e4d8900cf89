import fs from 'node:fs/promises';
import path from 'node:path';
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

/** Words of other meanings in the sources, which are also Infima's components that nobody uses. */
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
      // Markdown makes these elements, so their names stand in no source.
      standard: ['ol', 'blockquote', 'kbd'],
      greedy: [/^alert--/, /data-theme/],
      variables: [...usage.variables],
    },
    blocklist: UNUSED,
  });
  if (!result) {
    throw new Error('slim-infima: PurgeCSS returned nothing; see its release notes for a change.');
  }
  return result.css;
}
