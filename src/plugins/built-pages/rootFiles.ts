import fs from 'node:fs/promises';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {escapeHtml} from '../../lib/escapeHtml';
import type {BeginStep, Build} from './types';

/** Below the base path of each language; every page links to it. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

const SECURITY_FILE = '.well-known/security.txt';

/** The longest name of a search that the format allows. */
const MAX_NAME = 16;

/** Days until `security.txt` has to be written again; RFC 9116 advises less than a year. */
const VALID_DAYS = 364;

export interface SearchName {
  /** The search's name in browsers; at most 16 characters. */
  readonly name: string;
  /** In the language of the build. */
  readonly description: string;
}

export interface SecurityContact {
  /** Where reports of vulnerabilities go. */
  readonly email: string;
  /** Path of the page, with the section, that explains how to report: `/security/#report`. */
  readonly policyPath: string;
}

/** @see https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md */
function openSearch({name, description}: SearchName, home: string) {
  if (name.length > MAX_NAME) {
    throw new Error(
      `built-pages: the name of the search, “${name}” has more than ${MAX_NAME} characters.`,
    );
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeHtml(name)}</ShortName>
  <Description>${escapeHtml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/x-icon">${escapeHtml(new URL('favicon.ico', home).href)}</Image>
  <Url type="text/html" template="${escapeHtml(home)}search/?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** Says in a file of a site with a base path where it has to be. */
function placeNote(url: string, baseUrl: string, file: string) {
  return baseUrl === '/' ? '' : `# Read at ${url}/${file} alone: copy these lines there.\n`;
}

/** Everything may be crawled. */
function robots(homes: readonly string[], {url, baseUrl}: Build) {
  const sitemaps = homes.map((home) => `Sitemap: ${url}${home}sitemap.xml\n`);
  const note = placeNote(url, baseUrl, 'robots.txt');
  return `${note}User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}

/** @see https://www.rfc-editor.org/rfc/rfc9116 */
function securityTxt({locales}: I18n, {url, baseUrl}: Build, {email, policyPath}: SecurityContact) {
  const expires = new Date(Date.now() + VALID_DAYS * 86_400_000);
  const site = url + baseUrl;
  const policy = site + policyPath.slice(1);
  return `${placeNote(url, baseUrl, SECURITY_FILE)}Contact: mailto:${email}
Contact: ${policy}
Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}
Preferred-Languages: ${locales.join(', ')}
Canonical: ${site}${SECURITY_FILE}
Policy: ${policy}
`;
}

/** Makes further files of a language: their texts, by their names below its home page. */
export type MakeFiles = (build: Build) => Readonly<Record<string, string>>;

/**
 * Writes the files that browsers, crawlers and researchers look for at a fixed place: `opensearch.xml`
 * for each language, `robots.txt` and `.well-known/security.txt` once, at the root; and the site's own.
 * @param i18n Docusaurus' locales.
 * @param search What browsers call the search.
 * @param contact Where to report vulnerabilities.
 * @param makeFiles The site's own.
 * @throws When the name of the search is longer than the format allows.
 */
export function rootFilesStep(
  i18n: I18n,
  search: SearchName,
  contact: SecurityContact,
  makeFiles: MakeFiles,
): BeginStep {
  return async (build) => {
    const {outDir, locale, url, baseUrl} = build;
    const homes = i18n.locales.map((name) => i18n.localeConfigs[name]?.baseUrl ?? baseUrl);
    const files = {
      ...makeFiles(build),
      [OPEN_SEARCH_FILE]: openSearch(search, url + baseUrl),
      ...(locale === i18n.defaultLocale && {
        'robots.txt': robots(homes, build),
        [SECURITY_FILE]: securityTxt(i18n, build, contact),
      }),
    };
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(outDir, name);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, text);
    }
    return {};
  };
}
