import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {parse} from 'yaml';
import {filesBelow} from '../../scripts/lib/paths';
import {parseSiteEnv} from '../../src/config/env';
import {placeholderValues} from '../../src/config/placeholders';
import {
  CONTENT_FOLDERS,
  operationSlug,
  pageAddress,
  translationFolder,
  type ContentFolder,
} from '../../src/lib/pageAddress';
import {attribute, explicitId, walk} from '../shared/markdown';
import type {Problem} from '../shared/problem';

/** Documentation and API reference, blog, or anything below src/pages. */
export type PageKind = ContentFolder['kind'];

/** Something to fix in one page. */
export type Finding = Omit<Problem, 'file'>;

/** Addresses of the site without the language, each with the ids on its page where they are known. */
export type Places = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** The site as its pages may name it, in one language. */
export interface Site {
  /** Where links can lead. */
  readonly places: Places;
  /** English files of pages, by the address that they were the first to take. */
  readonly owners: ReadonlyMap<string, string>;
  /** Of posts. */
  readonly tags: readonly string[];
  readonly authors: readonly string[];
  /** Ids of src/data/facts.ts. */
  readonly facts: readonly string[];
  readonly placeholders: readonly string[];
}

/** A page, or the translation of one. */
interface PageSource {
  /** English file, from the project's root. */
  readonly english: string;
  /** Without it, the page cannot be read: it is at the address of its file, and may have any id. */
  readonly root?: Root | undefined;
}

/** Where old addresses lead. */
const REDIRECTS_FILE = 'src/config/redirects.ts';

/** Written by the build. */
const GENERATED = [
  '/.well-known/security.txt',
  '/llms.txt',
  '/llms-full.txt',
  '/sitemap.xml',
  ...['blog', 'changelog'].flatMap((list) =>
    ['rss.xml', 'atom.xml', 'feed.json'].map((feed) => `/${list}/${feed}`),
  ),
  '/blog/',
  '/blog/tags/',
  '/blog/authors/',
];

/** @returns The front matter of a page as YAML; empty where it has none. */
export const frontMatterOf = ({children: [first]}: Root): string =>
  first?.type === 'yaml' ? first.value : '';

const slugOf = (root: Root | undefined) =>
  (parse(root ? frontMatterOf(root) : '') as {readonly slug?: string} | null)?.slug;

/**
 * @param page The page.
 * @returns Its kind, and its path on the site without the language, with a slash at both ends; undefined for a
 * part of pages, whose file begins with an underscore.
 */
export function addressOf({
  english,
  root,
}: PageSource): {readonly kind: PageKind; readonly address: string} | undefined {
  const folder = CONTENT_FOLDERS.find(({source}) => english.startsWith(`${source}/`));
  if (!folder || path.basename(english).startsWith('_')) {
    return undefined;
  }
  const {kind, base, source} = folder;
  const name = english.slice(source.length + 1);
  return {kind, address: kind === 'entry' ? base : pageAddress(base, name, slugOf(root))};
}

/** The address by which a page is one: entries, which are parts of a page, have their own in feeds. */
function ownAddress(page: PageSource) {
  const {kind, address = page.english} = addressOf(page) ?? {};
  return kind === 'entry' ? `${address}${slugOf(page.root) ?? page.english}` : address;
}

/** @returns The ids that links can lead to on a page; that of a fact is none of an element. */
const idsOf = (root: Root) =>
  new Set(
    [...walk(root)].flatMap((node) => {
      const isFact = 'name' in node && node.name === 'Fact';
      return explicitId(node) ?? (isFact ? undefined : attribute(node, 'id')) ?? [];
    }),
  );

/**
 * Reads what the pages of one language may name.
 * @param projectRoot The project's root.
 * @param pages The pages.
 */
export function readSite(projectRoot: string, pages: readonly PageSource[]): Site {
  const read = (file: string) => fs.readFileSync(path.join(projectRoot, file), 'utf8');
  const namesIn = (file: string) => Object.keys((parse(read(file)) ?? {}) as object);
  const tags = namesIn('blog/tags.yml');
  const operations = [...read('openapi/firegrid.yaml').matchAll(/^\s+operationId: (\w+)/gm)];
  const components = filesBelow(projectRoot, 'src/pages', /\.tsx$/).map(
    (file) => [pageAddress('/', file.slice('src/pages/'.length, -'.tsx'.length)), file] as const,
  );
  // A page whose address is that of its file was there first.
  const bySlug = pages.toSorted((a, b) =>
    (slugOf(a.root) ?? '').localeCompare(slugOf(b.root) ?? ''),
  );
  const owners = [
    ...components,
    ...bySlug.map((page) => [ownAddress(page), page.english] as const),
  ];
  const others = [
    ...filesBelow(projectRoot, 'static', /\.[^/]+$/).map((file) => file.replace(/^static/, '')),
    ...operations.map(([, id = '']) => `/api-documentation/${operationSlug(id)}/`),
    ...tags.map((tag) => `/blog/tags/${tag}/`),
    ...components.map(([address]) => address),
    ...GENERATED,
  ];
  return {
    places: new Map([
      ...others.map((address) => [address, undefined] as const),
      ...pages.flatMap((page) => {
        const {kind, address} = addressOf(page) ?? {};
        const ids = kind === 'entry' || !page.root ? undefined : idsOf(page.root);
        return address === undefined ? [] : [[address, ids] as const];
      }),
    ]),
    owners: new Map(owners.toReversed()),
    tags,
    authors: namesIn('blog/authors.yml'),
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
  const owner = owners.get(address) ?? page.english;
  const yaml = page.root ? frontMatterOf(page.root) : '';
  const line = yaml.split('\n').findIndex((field) => field.startsWith('slug:')) + 2;
  const text = `The address ${address} is that of ${owner}.`;
  return owner === page.english
    ? []
    : [{line, text, fix: 'write another slug or none, or rename the file.'}];
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
  ]);
  return folders
    .flatMap((folder) => filesBelow(projectRoot, folder, MISNAMED))
    .filter((file) => !/\.mdx?$/.test(file))
    .map((file) => ({
      file,
      text: 'The file is no page: its name has to end in .mdx, in small letters.',
      fix: `rename it: git mv -f "${file}" "${file.replace(MISNAMED, '.mdx')}"`,
    }));
}

/**
 * Finds documents that no reader can find.
 * @param files English files of pages; those below `docs/` have to be listed.
 * @param sidebars As `sidebars.ts` exports them.
 */
export function findUnlisted(files: readonly string[], sidebars: unknown): Problem[] {
  const listed = JSON.stringify(sidebars);
  return files.flatMap((file): Problem[] => {
    const id = /^docs\/(.+)\.mdx?$/.exec(file)?.[1];
    const fix = `add '${id}' to a section of sidebars.ts.`;
    return id === undefined || listed.includes(JSON.stringify(id))
      ? []
      : [{file, text: 'The page is in no sidebar.', fix}];
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
  const isCovered = (address: string) =>
    Object.keys(redirects).some((from) =>
      from.endsWith('*') ? address.startsWith(from.slice(0, -1)) : address === `${from}/`,
    );
  return gone.flatMap((english) => {
    const {kind, address = ''} = addressOf({english}) ?? {};
    const text = `${english} was moved or removed, and ${address} leads nowhere now.`;
    const fix = `add where it leads: '${address.slice(0, -1)}': '/…/',`;
    return kind === undefined || kind === 'entry' || isCovered(address)
      ? []
      : [{file: REDIRECTS_FILE, text, fix}];
  });
}
