import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {apiPageFolders} from '../../../src/config/apiReference';
import {DESCRIPTION_FILE, OVERLAY_FILE} from '../openapi/files';
import {cacheDir, projectRoot} from '../paths';

const STAMP = path.join(cacheDir, 'openapi', 'pages.sha256');

/** All that pages are made from and by; folders with what is in them. */
const INPUTS = [
  DESCRIPTION_FILE,
  OVERLAY_FILE,
  'src/plugins/api-pages',
  'src/config/apiReference.ts',
  'scripts/lib/apiPages',
  'node_modules/docusaurus-plugin-openapi-docs/package.json',
];

const PAGE = '.api.mdx';

function filesOf(name: string): string[] {
  const file = path.join(projectRoot, name);
  return fs.statSync(file).isDirectory()
    ? fs
        .readdirSync(file, {recursive: true, encoding: 'utf8'})
        .filter((inner) => /\.\w+$/.test(inner) && !inner.includes('__tests__'))
        .map((inner) => path.join(file, inner))
        .toSorted()
    : [file];
}

/**
 * Lists the generated pages of a language.
 * @returns Their paths, absolute.
 */
export function generatedPages(language: keyof typeof apiPageFolders): string[] {
  const folder = path.join(projectRoot, apiPageFolders[language]);
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => name.endsWith(PAGE))
        .map((name) => path.join(folder, name))
        .toSorted()
    : [];
}

function currentStamp(): string {
  const hash = createHash('sha256');
  for (const file of [
    ...INPUTS.flatMap(filesOf),
    ...generatedPages('en'),
    ...generatedPages('fr'),
  ]) {
    hash.update(path.relative(projectRoot, file)).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether the pages are those that the sources would give, none changed or removed. */
export function isUpToDate(): boolean {
  return fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === currentStamp();
}

/** Remembers the pages as they are. */
export function writeStamp(): void {
  fs.writeFileSync(STAMP, currentStamp());
}
