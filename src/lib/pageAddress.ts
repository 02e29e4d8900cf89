/** A folder of MDX pages in the default language. */
export interface ContentFolder {
  /** From the project's root. */
  readonly source: string;
  /** Of the translations, after `i18n/<language>/docusaurus-plugin-content-`. */
  readonly translation: string;
  /** URL of the folder, without the language. */
  readonly base: string;
  /** Entries are parts of one page, whose URL is that of their folder. */
  readonly kind: 'doc' | 'post' | 'entry' | 'page';
}

/** One for each content plugin of docusaurus.config.ts; a new instance of a plugin adds its own. */
export const CONTENT_FOLDERS: readonly ContentFolder[] = [
  {source: 'docs', translation: 'docs/current', base: '/documentation/', kind: 'doc'},
  {source: 'blog', translation: 'blog', base: '/blog/', kind: 'post'},
  {source: 'changelog', translation: 'blog-changelog', base: '/changelog/', kind: 'entry'},
  {source: 'src/pages', translation: 'pages', base: '/', kind: 'page'},
  {
    source: 'openapi/pages',
    translation: 'docs-api/current',
    base: '/api-documentation/',
    kind: 'doc',
  },
];

/** @returns Folder of a language's translations, from the project's root. */
export const translationFolder = ({translation}: ContentFolder, language: string): string =>
  `i18n/${language}/docusaurus-plugin-content-${translation}`;

/**
 * @param translated Path of a translation that may not exist any more, from the project's root.
 * @returns Path of the English page that it translates.
 */
export function englishOf(translated: string): string | undefined {
  const [, language = ''] = translated.split('/');
  const isWithin = (content: ContentFolder) =>
    translated.startsWith(`${translationFolder(content, language)}/`);
  const folder = CONTENT_FOLDERS.find(isWithin);
  return folder && translated.replace(translationFolder(folder, language), folder.source);
}

/**
 * @param base URL of the folder.
 * @param name File of a page below the folder, with forward slashes.
 * @param slug From its front matter, if it has one.
 * @returns Path on the site without the language, with a slash at both ends.
 */
export function pageAddress(base: string, name: string, slug?: string): string {
  const path = name
    .replace(/\.mdx?$/, '')
    .replace(/(^|\/)index$/, '')
    // The date before a post's name.
    .replace(/^\d{4}-\d{2}-\d{2}-/, '');
  return `${base}/${slug ?? path}/`.replace(/\/{2,}/g, '/');
}

/** @returns Name of an operation's page: `list-devices` for the operationId `listDevices`. */
export function operationSlug(operationId: string): string {
  return operationId.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}
