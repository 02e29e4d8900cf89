import {createHash} from 'node:crypto';
import path from 'node:path';
import type {Configuration} from 'webpack';

/** Of 83 files, two have the same letters in one site of forty; then the build says so. */
const HASH_CHARACTERS = 3;

/** The options of css-loader, as far as they are used. */
interface ModuleOptions {
  readonly localIdentName?: string;
  getLocalIdent?: (
    context: {readonly resourcePath: string},
    pattern: string,
    local: string,
  ) => string;
}

interface Rule {
  readonly oneOf?: readonly Rule[];
  readonly use?: readonly {readonly options?: {readonly modules?: ModuleOptions}}[];
}

const optionsIn = ({oneOf = [], use}: Rule): readonly ModuleOptions[] => [
  ...oneOf.flatMap(optionsIn),
  ...(Array.isArray(use) ? (use as NonNullable<Rule['use']>) : []).flatMap(
    ({options}) => options?.modules ?? [],
  ),
];

/** Files by their hashes, on the server and in browsers. */
const files = new Map<string, string>();

/**
 * @param file Path of a CSS module, from the project's root.
 * @returns A short hash of it.
 * @throws When another file has the same one.
 */
function hashOf(file: string): string {
  const letters = createHash('sha256')
    .update(file)
    .digest('base64')
    .replace(/[^A-Za-z]/g, '');
  const hash = letters.slice(0, HASH_CHARACTERS);
  const other = files.get(hash) ?? file;
  if (other !== file) {
    throw new Error(
      `page-weight: the classes of ${file} would be called like those of ${other}. Rename one of the files, or raise HASH_CHARACTERS in src/plugins/page-weight/classNames.ts.`,
    );
  }
  files.set(hash, file);
  return hash;
}

/** The classes of each file, in their order. */
const classes = new Map<string, string[]>();

/** @returns The place of a class among those of its file: 0 for the first. */
function placeOf(file: string, local: string): number {
  const known = classes.get(file) ?? [];
  classes.set(file, known);
  const place = known.indexOf(local);
  return place < 0 ? known.push(local) - 1 : place;
}

/**
 * Names the classes of a CSS module by three letters for their file and their place in it, `QpN0`: pages name
 * many of a file, which compresses better than Docusaurus' names.
 * @param config The bundler's configuration, which is changed: merging would add a second rule.
 * @param siteDir Folder of the site.
 * @throws When Docusaurus no longer sets up CSS modules there.
 */
export function nameClasses({module}: Configuration, siteDir: string): void {
  const all = ((module?.rules ?? []) as readonly Rule[])
    .flatMap(optionsIn)
    .filter(({localIdentName}) => localIdentName !== undefined);
  if (all.length === 0) {
    throw new Error(
      'page-weight: no rule of the bundler names the classes of CSS modules. Look into @docusaurus/core/lib/webpack/base.js, then adapt src/plugins/page-weight/classNames.ts.',
    );
  }
  for (const options of all) {
    options.getLocalIdent = ({resourcePath}, _pattern, local) => {
      const file = path.relative(siteDir, resourcePath).split(path.sep).join('/');
      return hashOf(file) + placeOf(file, local).toString(36);
    };
  }
}
