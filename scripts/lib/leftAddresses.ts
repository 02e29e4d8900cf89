import fs from 'node:fs';
import path from 'node:path';
import {PLACEHOLDER} from '../../src/config/env';
import {listFiles} from '../../src/plugins/built-pages/readPage';

/** Files that hold no text. */
const BINARY = /\.(?:avif|ico|png|webm|webp|woff2?)$/;

/** Types of problems are names (RFC 9457): the same wherever the API is called. */
const NAMES = new RegExp(`https://api\\.${PLACEHOLDER}/problems/`, 'g');

const ADDRESS = new RegExp(`[\\w.@-]*\\b${PLACEHOLDER}\\b[\\w./-]*`, 'gi');

/** Findings that are listed before the rest is counted. */
const NAMED = 10;

/**
 * Refuses to deploy a site that names hosts at which nothing will ever answer.
 * @param folder The built site.
 * @throws Error that names files and lines that still hold an address of the defaults.
 */
export function refuseLeftAddresses(folder: string): void {
  const places = listFiles(folder, '')
    .filter((name) => !BINARY.test(name) && fs.statSync(path.join(folder, name)).isFile())
    .flatMap((name) =>
      fs
        .readFileSync(path.join(folder, name), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          (line.replaceAll(NAMES, '').match(ADDRESS) ?? []).map(
            (address) => `  ${name}:${index + 1}: ${address}`,
          ),
        ),
    );
  if (places.length > 0) {
    const more = places.length > NAMED ? [`  and ${places.length - NAMED} more`] : [];
    throw new Error(
      [
        `The built site still holds addresses of ${PLACEHOLDER}:`,
        ...places.slice(0, NAMED),
        ...more,
        'Find the text in the sources and write the placeholder for the address there, such as %portalUrl% (src/config/placeholders.ts).',
      ].join('\n'),
    );
  }
}
