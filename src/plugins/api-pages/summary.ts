import type {ApiItem} from './description';
import {toPlainText} from './mdx';
import type {Say} from './say';

/** Characters that a description for search engines has on this site. */
const SHORTEST = 110;
const LONGEST = 155;

/**
 * Describes a page for search engines: as many of its first sentences as fit, between the request
 * and a closing sentence where they are short.
 * @param item The operation.
 * @param say Gives the closing sentences, `summary.1` the longest.
 * @throws Error when no choice of sentences fits.
 */
export function pageSummary({id, method, path, api}: ApiItem, say: Say): string {
  const text = toPlainText(api.description ?? '');
  const sentences = text.split(/(?<=[.;]) (?=\p{Lu}|\p{L})/u);
  const ends = ['', say('summary.1'), say('summary.2'), say('summary.3'), say('summary.4')];
  for (let count = sentences.length; count > 0; count -= 1) {
    const start = sentences.slice(0, count).join(' ').replace(/;$/, '.');
    for (const end of ends) {
      for (const begin of ['', say('summary.request', {request: `${method} ${path}`})]) {
        const summary = `${begin}${start}${end && ' '}${end}`;
        if (summary.length >= SHORTEST && summary.length <= LONGEST) {
          return summary;
        }
      }
    }
  }
  throw new Error(
    `${id}: no choice of the first sentences of its description has ${SHORTEST} to ${LONGEST} characters, as the page's description needs. Write a first sentence of 40 to 110 characters in openapi/firegrid.yaml, and its translation in the overlay.`,
  );
}
