import {DescriptionError} from './item';
import {toPlainText} from './mdx';

/** Characters that a description for search engines has on this site. */
const SHORTEST = 110;
const LONGEST = 155;

/**
 * Describes a page for search engines: as many of its first sentences as fit, between the request
 * and a closing sentence where they are short.
 * @param id Of the operation, for the message.
 * @param description The operation's, as Markdown.
 * @param request Such as `GET /devices`.
 * @param ends Closing sentences to choose from, the longest first.
 * @throws DescriptionError when no choice of sentences fits.
 */
export function pageSummary(
  id: string,
  description: string,
  request: string,
  ends: readonly string[],
): string {
  const text = toPlainText(description);
  const sentences = text.split(/(?<=[.;]) (?=\p{Lu}|\p{L})/u);
  for (let count = sentences.length; count > 0; count -= 1) {
    const start = sentences.slice(0, count).join(' ').replace(/;$/, '.');
    for (const end of ['', ...ends]) {
      for (const begin of ['', `${request}: `]) {
        const summary = `${begin}${start}${end && ' '}${end}`;
        if (summary.length >= SHORTEST && summary.length <= LONGEST) {
          return summary;
        }
      }
    }
  }
  throw new DescriptionError(
    `${id}: no choice of the first sentences of its description has ${SHORTEST} to ${LONGEST} characters, as the page's description needs. Write a first sentence of 40 to 110 characters in openapi/firegrid.yaml, and in French in openapi/firegrid.fr.overlay.yaml.`,
  );
}
