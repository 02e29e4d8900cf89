import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Below the folder of each language. */
const LICENSES_FILE = 'licenses.txt';

const NOTICE = /^(?:licen[cs]e|copying|notice)(?:[.-](?:md|txt|mit|apache|bsd|ofl))*$/i;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly author?: string | {readonly name?: string};
  readonly repository?: string | {readonly url?: string};
}

/**
 * Finds the package of a file.
 * @param file Absolute path.
 * @returns Absolute path of the package's folder; undefined for the site's own files.
 */
function packageOf(file: string) {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];
}

/** The package's own notices, or what its manifest says where it has none. */
function noticesOf(folder: string, {license, author, repository}: Manifest): readonly string[] {
  const files = fs.readdirSync(folder).filter((name) => NOTICE.test(name));
  if (files.length > 0) {
    return files.sort().map((name) => fs.readFileSync(path.join(folder, name), 'utf8').trim());
  }
  const by = typeof author === 'object' ? author.name : author;
  const from = typeof repository === 'object' ? repository.url : repository;
  return [[license, by, from].filter((part) => typeof part === 'string').join('\n')];
}

/**
 * Writes the notices of packages, as their licenses ask of those who hand them on.
 * @param folders Absolute paths of the packages.
 * @returns A text in the order of their names.
 * @throws Error that names a package without any license.
 */
export function licensesText(folders: Iterable<string>): string {
  const parts = [...new Set(folders)].map((folder) => {
    const manifest = JSON.parse(
      fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
    ) as Manifest;
    const {name, version, license} = manifest;
    const notices = noticesOf(folder, manifest);
    if (notices.every((notice) => notice === '')) {
      throw new Error(
        `licenses: ${name} ships to browsers, and neither its folder nor its package.json has a license. Ask its authors, or use another package.`,
      );
    }
    const title = `${name} ${version}${typeof license === 'string' ? ` (${license})` : ''}`;
    return [title, '='.repeat(title.length), '', ...notices].join('\n');
  });
  return `${[...new Set(parts)].sort().join('\n\n\n')}\n`;
}

/**
 * Writes `licenses.txt`: the notices of all packages whose code or style sheets the bundler puts into the
 * scripts for browsers (see README).
 * @param others Packages of which files ship that the bundler does not know.
 * @returns A plugin of Docusaurus.
 */
export function licenses(others: readonly string[]): () => Plugin {
  const folders = others.map((name) => path.dirname(require.resolve(`${name}/package.json`)));
  return () => ({
    name: 'licenses',
    configureWebpack: (_config, isServer) => ({
      plugins:
        isServer || process.env.NODE_ENV !== 'production'
          ? []
          : [
              ({hooks, webpack: {sources, Compilation}}) => {
                hooks.thisCompilation.tap('licenses', (compilation) => {
                  const packageFolders = new Set(folders);
                  // Later, modules are merged and no longer known by their files.
                  compilation.hooks.finishModules.tap('licenses', (modules) => {
                    for (const module of modules) {
                      const folder = packageOf(module.nameForCondition() ?? '');
                      if (folder !== undefined) {
                        packageFolders.add(folder);
                      }
                    }
                  });
                  const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
                  compilation.hooks.processAssets.tap({name: 'licenses', stage}, () => {
                    const text = licensesText(packageFolders);
                    compilation.emitAsset(LICENSES_FILE, new sources.RawSource(text));
                  });
                });
              },
            ],
    }),
  });
}
