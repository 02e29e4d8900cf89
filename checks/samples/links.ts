import fs from 'node:fs';
import path from 'node:path';

/** The pages that a page links to, in the order of its links; paths from the project's root. */
export type PageLinks = (file: string) => readonly string[];

const FRENCH =
  /^i18n\/fr\/docusaurus-plugin-content-(docs\/current|docs-api\/current|blog|pages)\//;

const ROOTS: Readonly<Record<string, string>> = {
  'docs/current': 'docs',
  'docs-api/current': 'openapi/pages',
  blog: 'blog',
  pages: 'src/pages',
};

const BASES: Readonly<Record<string, string>> = {
  docs: '/documentation/',
  'openapi/pages': '/api-documentation/',
  blog: '/blog/',
};

/** @returns The path of the English page, from either. */
export function englishFile(file: string): string {
  return file.replace(FRENCH, (_match, plugin: string) => `${ROOTS[plugin] ?? plugin}/`);
}

/**
 * Address of a page: `/documentation/quick-start/`, by its path and the slug of its front matter.
 * @param file Path from the project's root, of either language.
 * @param source Its text.
 */
export function addressOf(file: string, source: string): string {
  const english = englishFile(file);
  const slug = /^slug:\s*['"]?([^'"\s]+)/m.exec(source)?.[1];
  const [, root = '', rest = ''] =
    /^(docs|blog|src\/pages|openapi\/pages)\/(.*?)(?:\/?index|\.api)?\.mdx?$/.exec(english) ?? [];
  const base = BASES[root] ?? '/';
  return path.posix.join(base, slug ?? rest, '/');
}

/**
 * Reads which of some pages link to which.
 * @param root Folder that the paths start from.
 * @param files Pages of both languages; links stay within a language.
 */
export function readLinks(root: string, files: readonly string[]): PageLinks {
  const pages = [...new Set(files)].map((file) => {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    return {file, source, address: addressOf(file, source), isFrench: FRENCH.test(file)};
  });
  return (file) => {
    const page = pages.find((candidate) => candidate.file === file);
    const targets = [...(page?.source ?? '').matchAll(/\]\((\/[^)#\s]*)/g)].map(([, to]) => to);
    return targets.flatMap((to) =>
      pages
        .filter(({address, isFrench}) => address === to && isFrench === page?.isFrench)
        .map((target) => target.file),
    );
  };
}
