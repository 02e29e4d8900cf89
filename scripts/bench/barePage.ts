import type {Element, ElementContent} from 'hast';
import {select} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {parsePage, propertyOf} from '../../src/plugins/built-pages/readPage';

/** No text of the page, or no text at all. */
const LEFT_OUT = new Set(
  'audio button dialog form iframe img input label noscript picture script select style svg template textarea video'.split(
    ' ',
  ),
);

const STYLE =
  'body{max-width:45rem;margin:1rem auto;padding:0 1rem;font:1rem/1.6 system-ui,sans-serif}';

function bare({tagName, properties, children}: Element): Element {
  const {href} = properties;
  return {
    type: 'element',
    tagName,
    properties: typeof href === 'string' ? {href} : {},
    children: children.flatMap((child): ElementContent[] => {
      if (child.type !== 'element') {
        return child.type === 'text' ? [child] : [];
      }
      return LEFT_OUT.has(child.tagName) ? [] : [bare(child)];
    }),
  };
}

/**
 * Writes a page as light as it can be: the same text in a system font, without scripts and pictures, and
 * with a few lines of style.
 * @param html A built page.
 * @throws When the page has no `main`.
 */
export function barePage(html: string): string {
  const tree = parsePage(html);
  const main = select('main', tree);
  if (!main) {
    throw new Error('bench: a page has no main element.');
  }
  const language = propertyOf(tree, 'html', 'lang') ?? 'en';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Bare</title><meta name="viewport" content="width=device-width"><meta name="description" content="Bare"><style>${STYLE}</style></head><body>${toHtml(bare(main))}</body></html>`;
}
