import fs from 'node:fs/promises';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import type {Step} from './types';

/** Below the base path of each language; every page links to it. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** The longest name of a search that the format allows. */
const MAX_NAME = 16;

/** Days until `security.txt` has to be written again; RFC 9116 advises less than a year. */
const VALID_DAYS = 364;

export interface SearchName {
  /** What browsers call the search; at most 16 characters. */
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

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @see https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md */
function openSearch({name, description}: SearchName, home: string): string {
  if (name.length > MAX_NAME) {
    throw new Error(
      `built-pages: the name of the search, “${name}” has more than ${MAX_NAME} characters.`,
    );
  }
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeXml(name)}</ShortName>
  <Description>${escapeXml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/x-icon">${escapeXml(new URL('/favicon.ico', home).href)}</Image>
  <Url type="text/html" template="${escapeXml(home)}search/?q={searchTerms}"/>
</OpenSearchDescription>
`;
}

/** Everything may be crawled. */
function robots({locales, localeConfigs}: I18n): string {
  const sitemaps = locales
    .flatMap((name) => localeConfigs[name] ?? [])
    .map(({url, baseUrl}) => `Sitemap: ${url}${baseUrl}sitemap.xml\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}

/** @see https://www.rfc-editor.org/rfc/rfc9116 */
function securityTxt({locales}: I18n, url: string, contact: SecurityContact): string {
  const expires = new Date(Date.now() + VALID_DAYS * 86_400_000);
  return `Contact: mailto:${contact.email}
Contact: ${url}${contact.policyPath}
Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}
Preferred-Languages: ${locales.join(', ')}
Canonical: ${url}/.well-known/security.txt
Policy: ${url}${contact.policyPath}
`;
}

/**
 * Writes the files that browsers, crawlers and researchers look for at a fixed place: `opensearch.xml`
 * for each language, `robots.txt` and `.well-known/security.txt` once, at the root.
 * @param i18n Docusaurus' locales.
 * @param search What browsers call the search.
 * @param contact Where to report vulnerabilities.
 * @throws When the name of the search is longer than the format allows.
 */
export function rootFilesStep(i18n: I18n, search: SearchName, contact: SecurityContact): Step {
  return async (_pages, {outDir, locale, url, baseUrl}) => {
    await fs.writeFile(path.join(outDir, OPEN_SEARCH_FILE), openSearch(search, url + baseUrl));
    if (locale === i18n.defaultLocale) {
      await fs.writeFile(path.join(outDir, 'robots.txt'), robots(i18n));
      await fs.mkdir(path.join(outDir, '.well-known'), {recursive: true});
      const file = path.join(outDir, '.well-known', 'security.txt');
      await fs.writeFile(file, securityTxt(i18n, url, contact));
    }
  };
}
