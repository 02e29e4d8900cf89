import fs from 'node:fs/promises';
import path from 'node:path';
import type {Step} from './types';

/** Below the base path of each language. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** The longest name that the format allows. */
const MAX_NAME = 16;

export interface SearchName {
  /** What browsers call the search; at most 16 characters. */
  readonly name: string;
  /** In the language of the build. */
  readonly description: string;
}

interface OpenSearchOptions extends SearchName {
  /** Full address of the language's home page, with a slash at the end. */
  readonly home: string;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Describes the search page for browsers that let visitors add it to theirs.
 * @see https://github.com/dewitt/opensearch/blob/master/opensearch-1-1-draft-6.md
 * @returns Text of the file.
 * @throws When the name is longer than the format allows.
 */
export function openSearchDescription({name, description, home}: OpenSearchOptions): string {
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

/**
 * Writes `opensearch.xml`, which every page links to.
 * @param search What browsers call the search.
 */
export const openSearchStep = (search: SearchName): Step => ({
  name: 'opensearch.xml',
  run: async (_pages, {outDir, url, baseUrl}) => {
    const text = openSearchDescription({...search, home: url + baseUrl});
    await fs.writeFile(path.join(outDir, OPEN_SEARCH_FILE), text);
  },
});
