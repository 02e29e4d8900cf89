import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {parseDocument} from 'yaml';
import {CONTENT_FOLDERS, operationSlug, pageAddress} from '../../src/lib/pageAddress';
import type {Problem} from '../shared/problem';
import {idsOf, type Places} from './links';
import type {PageKind} from './types';

/** Where old addresses lead. */
const REDIRECTS_FILE = 'src/config/redirects.ts';

/** Written by the build. */
const GENERATED = [
  ...['/.well-known/security.txt', '/llms.txt', '/llms-full.txt', '/sitemap.xml'],
  ...['blog', 'changelog'].flatMap((list) =>
    ['rss.xml', 'atom.xml', 'feed.json'].map((feed) => `/${list}/${feed}`),
  ),
  ...['/blog/tags/', '/blog/authors/'],
];

export interface PageAddress {
  readonly kind: PageKind;
  /** Path on the site without the language, with a slash at both ends. */
  readonly address: string;
}

/** @returns The front matter of a page as YAML; empty where it has none. */
export const frontMatterOf = ({children: [first]}: Root): string =>
  first?.type === 'yaml' ? first.value : '';

/**
 * @param english File of the page, or of its English twin, from the project's root.
 * @param root The page; without it, its address is that of its file.
 * @returns Undefined for a part of pages, whose file begins with an underscore.
 */
export function addressOf(english: string, root?: Root): PageAddress | undefined {
  const found = CONTENT_FOLDERS.find(({source}) => english.startsWith(`${source}/`));
  if (!found || path.basename(english).startsWith('_')) {
    return undefined;
  }
  const fields = parseDocument(root ? frontMatterOf(root) : '').toJS() as {slug?: string} | null;
  const name = english.slice(found.source.length + 1);
  const isPage = found.kind !== 'entry';
  return {
    kind: found.kind,
    address: isPage ? pageAddress(found.base, name, fields?.slug) : found.base,
  };
}

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));

/**
 * Lists what links can lead to.
 * @param projectRoot The project's root.
 * @param pages The pages of one language, each with the file of its English twin; those that cannot be read
 * may have any id.
 */
export function listPlaces(
  projectRoot: string,
  pages: readonly {readonly english: string; readonly root?: Root}[],
): Places {
  const read = (file: string): string => fs.readFileSync(path.join(projectRoot, file), 'utf8');
  const tags = Object.keys(parseDocument(read('blog/tags.yml')).toJS() as object);
  const operations = [...read('openapi/firegrid.yaml').matchAll(/^\s+operationId: (\w+)/gm)];
  const names = [
    ...filesBelow(path.join(projectRoot, 'static')).map((name) => `/${name}`),
    ...filesBelow(path.join(projectRoot, 'src/pages'))
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `/${name.replace(/(?:index)?\.tsx$/, '')}/`.replace(/\/{2,}/g, '/')),
    ...operations.map(([, id = '']) => `/api-documentation/${operationSlug(id)}/`),
    ...tags.map((tag) => `/blog/tags/${tag}/`),
    ...['/blog/', ...GENERATED],
  ];
  return new Map([
    ...names.map((name) => [name, undefined] as const),
    ...pages.flatMap(({english, root}) => {
      const found = addressOf(english, root);
      const ids = found?.kind === 'entry' || !root ? undefined : idsOf(root);
      return found ? [[found.address, ids] as const] : [];
    }),
  ]);
}

/**
 * Finds documents that no reader can find.
 * @param docs Files below `docs/`.
 * @param sidebars As `sidebars.ts` exports them.
 */
export function findUnlisted(docs: readonly string[], sidebars: unknown): Problem[] {
  const listed = JSON.stringify(sidebars);
  return docs.flatMap((file) => {
    const id = file.replace(/^docs\//, '').replace(/\.mdx?$/, '');
    return listed.includes(JSON.stringify(id))
      ? []
      : [
          {
            file,
            text: 'The page is in no sidebar.',
            fix: `add '${id}' to a section of sidebars.ts.`,
          },
        ];
  });
}

/**
 * Finds addresses that readers may have kept and that lead nowhere now.
 * @param gone English files of pages that were there before.
 * @param redirects Of src/config/redirects.ts.
 */
export function findMoved(
  gone: readonly string[],
  redirects: Readonly<Record<string, string>>,
): Problem[] {
  const isCovered = (address: string): boolean =>
    Object.keys(redirects).some((from) =>
      from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : address === `${from}/`,
    );
  return gone.flatMap((file) => {
    const {kind, address = ''} = addressOf(file) ?? {};
    return kind === undefined || kind === 'entry' || isCovered(address)
      ? []
      : [
          {
            file: REDIRECTS_FILE,
            text: `${file} was moved or removed, and ${address} leads nowhere now.`,
            fix: `add where it leads: '${address.slice(0, -1)}': '/…/',`,
          },
        ];
  });
}
