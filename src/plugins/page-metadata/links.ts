import {dataText, type PageHead} from './pageHead';

/** A card as the head names it. */
export interface CardLink {
  /** Full address of the picture. */
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function metaElements(card: CardLink): string {
  const metas = [
    ['property', 'og:image', card.url],
    ['property', 'og:image:type', 'image/png'],
    ['property', 'og:image:width', String(card.width)],
    ['property', 'og:image:height', String(card.height)],
    ['property', 'og:image:alt', card.alt],
    ['name', 'twitter:image', card.url],
    ['name', 'twitter:image:alt', card.alt],
  ] as const;
  return metas
    .map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escape(content)}">`)
    .join('');
}

/** An article's own picture is one that search engines ask for; its card serves. */
function articleWithImage(text: string, url: string): string | undefined {
  const data = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return data['@type'] === 'BlogPosting' && !data.image
    ? dataText({...data, image: url})
    : undefined;
}

/**
 * Names a card in a page: for networks, and as the picture of an article.
 * @param html Text of the page.
 * @param head The page's head, as read from this text.
 * @param card The card.
 * @returns The page with the card.
 */
export function linkCard(html: string, head: PageHead, card: CardLink): string {
  // From the end, so that the places before stay right.
  const withImages = head.data.toReversed().reduce((page, {text, start, end}) => {
    const mended = articleWithImage(text, card.url);
    return mended === undefined ? page : page.slice(0, start) + mended + page.slice(end);
  }, html);
  return withImages.slice(0, head.end) + metaElements(card) + withImages.slice(head.end);
}
