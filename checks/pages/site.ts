import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {parseDocument} from 'yaml';
import {parseSiteEnv} from '../../src/config/env';
import {placeholderValues} from '../../src/config/placeholders';
import {
  CONTENT_FOLDERS,
  operationSlug,
  pageAddress,
  translationFolder,
} from '../../src/lib/pageAddress';
import type {Problem} from '../shared/problem';
import {idsOf} from './links';
import type {Finding, PageKind, Site} from './types';

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

const slugOf = (root: Root | undefined): string | undefined => {
  const fields = parseDocument(root ? frontMatterOf(root) : '').toJS() as {slug?: string} | null;
  return fields?.slug;
};

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
  const name = english.slice(found.source.length + 1);
  const isPage = found.kind !== 'entry';
  return {
    kind: found.kind,
    address: isPage ? pageAddress(found.base, name, slugOf(root)) : found.base,
  };
}

const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));

interface PageSource {
  readonly english: string;
  readonly root?: Root;
}

/** The address by which a page is one: entries, which are parts of a page, have their own in feeds. */
function ownAddress({english, root}: PageSource): string | undefined {
  const {kind, address} = addressOf(english, root) ?? {};
  return kind === 'entry' ? `${address}${slugOf(root) ?? english}` : address;
}

/**
 * Reads what the pages of one language may name.
 * @param projectRoot The project's root.
 * @param pages The pages, each with the file of its English twin; those that cannot be read may have any id.
 */
export function readSite(projectRoot: string, pages: readonly PageSource[]): Site {
  const read = (file: string): string => fs.readFileSync(path.join(projectRoot, file), 'utf8');
  const namesIn = (file: string): string[] =>
    Object.keys((parseDocument(read(file)).toJS() ?? {}) as object);
  const [tags, authors] = [namesIn('blog/tags.yml'), namesIn('blog/authors.yml')];
  const operations = [...read('openapi/firegrid.yaml').matchAll(/^\s+operationId: (\w+)/gm)];
  const parts = filesBelow(path.join(projectRoot, 'src/pages'))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => [
      `/${name.replace(/(?:index)?\.tsx$/, '')}/`.replace(/\/{2,}/g, '/'),
      `src/pages/${name}`,
    ]);
  const names = [
    ...filesBelow(path.join(projectRoot, 'static')).map((name) => `/${name}`),
    ...operations.map(([, id = '']) => `/api-documentation/${operationSlug(id)}/`),
    ...tags.map((tag) => `/blog/tags/${tag}/`),
    ...['/blog/', ...GENERATED],
  ];
  // A page whose address is that of its file was there first.
  const owners = new Map(
    [...pages]
      .toSorted(
        (a, b) => Number(slugOf(a.root) !== undefined) - Number(slugOf(b.root) !== undefined),
      )
      .flatMap((page) => {
        const address = ownAddress(page);
        return address === undefined ? [] : [[address, page.english] as const];
      })
      .reverse(),
  );
  return {
    places: new Map([
      ...[...names, ...parts.map(([address = '']) => address)].map(
        (name) => [name, undefined] as const,
      ),
      ...pages.flatMap((page) => {
        const found = addressOf(page.english, page.root);
        const ids = found?.kind === 'entry' || !page.root ? undefined : idsOf(page.root);
        // Links to a page that took another one's address are right: its slug is what is wrong.
        const isTaken = owners.get(ownAddress(page) ?? '') !== page.english;
        const address = isTaken ? addressOf(page.english)?.address : found?.address;
        return address === undefined ? [] : [[address, ids] as const];
      }),
    ]),
    owners: new Map([
      ...owners,
      ...parts.map(([address = '', file = '']) => [address, file] as const),
    ]),
    tags,
    authors,
    // Node cannot import them: they are formatted in the language of a build.
    facts: [...read('src/data/facts.ts').matchAll(/^ {2}(\w+): \{kind: /gm)].map(
      ([, id = '']) => id,
    ),
    placeholders: Object.keys(placeholderValues(parseSiteEnv({}).env)),
  };
}

/**
 * Finds a page at an address that another one has.
 * @param page The page.
 * @param owners Of the site.
 */
export function checkAddress(page: PageSource, owners: Site['owners']): Finding[] {
  const address = ownAddress(page);
  const owner = owners.get(address ?? '') ?? page.english;
  if (owner === page.english) {
    return [];
  }
  const yaml = page.root ? frontMatterOf(page.root) : '';
  const line = yaml.split('\n').findIndex((field) => field.startsWith('slug:')) + 2;
  return [
    {
      line,
      text: `The address ${address} is that of ${owner}.`,
      fix:
        slugOf(page.root) === undefined ? 'rename the file.' : 'write another slug, or remove it.',
    },
  ];
}

/** How the name of a page ends that no one reads, because capitals or more letters are in it. */
const MISNAMED = /\.(?:mdx?|markdown)(?:\.txt)?\s*$/i;

/**
 * Finds files that were meant to be pages, which neither the build nor any check reads.
 * @param projectRoot The project's root.
 * @param languages Of the translations.
 */
export function findMisnamed(projectRoot: string, languages: readonly string[]): Problem[] {
  const folders = CONTENT_FOLDERS.flatMap((folder) => [
    folder.source,
    ...languages.map((language) => translationFolder(folder, language)),
  ]).filter((folder) => fs.existsSync(path.join(projectRoot, folder)));
  return folders.flatMap((folder) =>
    filesBelow(path.join(projectRoot, folder))
      .filter((name) => MISNAMED.test(name) && !/\.mdx?$/.test(name))
      .map((name) => ({
        file: `${folder}/${name}`,
        text: 'The file is no page: its name has to end in .mdx, in small letters.',
        fix: `rename it: git mv -f "${folder}/${name}" "${folder}/${name.replace(MISNAMED, '.mdx')}"`,
      })),
  );
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
