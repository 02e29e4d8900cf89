import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {FeedOptions} from '@docusaurus/plugin-content-blog';
import {select, selectAll} from 'hast-util-select';
import {toHtml} from 'hast-util-to-html';
import {parseFragment, serialize, type DefaultTreeAdapterMap} from 'parse5';
import {parsePage} from '../plugins/built-pages/readPage';

type Node = DefaultTreeAdapterMap['childNode'];
type Parent = DefaultTreeAdapterMap['parentNode'];

type CreateFeedItems = NonNullable<FeedOptions['createFeedItems']>;

/** Elements that need the page's scripts or style sheets, and the links of headings. */
const PAGE_ONLY = new Set(['button', 'script', 'style', 'svg', 'template']);

/** Replaced by their content: readers of feeds run no scripts and know no classes. */
const WRAPPERS = new Set(['noscript', 'span']);

const ATTRIBUTES = new Set([
  ...['alt', 'cite', 'colspan', 'datetime', 'height', 'href', 'id', 'lang', 'open', 'rowspan'],
  ...['scope', 'sizes', 'src', 'srcset', 'start', 'title', 'type', 'width'],
]);

const isElement = (node: Node): node is DefaultTreeAdapterMap['element'] => 'tagName' in node;

function isForPageOnly(element: DefaultTreeAdapterMap['element']): boolean {
  return (
    PAGE_ONLY.has(element.tagName) ||
    element.attrs.some(
      ({name, value}) =>
        name === 'data-needs-script' ||
        (name === 'class' && value.split(/\s+/).includes('hash-link')),
    )
  );
}

function readable(node: Node): readonly Node[] {
  if (!isElement(node)) {
    return node.nodeName === '#comment' ? [] : [node];
  }
  if (isForPageOnly(node)) {
    return [];
  }
  node.attrs = node.attrs.filter(({name}) => ATTRIBUTES.has(name));
  node.childNodes = node.childNodes.flatMap(readable);
  return WRAPPERS.has(node.tagName) && node.attrs.length === 0 ? node.childNodes : [node];
}

/**
 * Removes the parts of a post that need its page: buttons, icons, classes, the colours of code, notes
 * that a part is still loading. The content for browsers without JavaScript remains.
 * @param html The post's body, as in its page.
 */
export function feedHtml(html: string): string {
  // Without scripting, what noscript holds is read as elements.
  const fragment = parseFragment(html, {scriptingEnabled: false});
  const parent: Parent = fragment;
  parent.childNodes = fragment.childNodes.flatMap(readable);
  return serialize(fragment);
}

/** Docusaurus' own entries, with bodies that any feed reader can show. */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) =>
    item.content === undefined ? item : {...item, content: feedHtml(item.content)},
  );
};

/** Entries of the changelog, which are sections of its one page: `<article>` with a heading of their id. */
export const createChangelogItems: CreateFeedItems = async ({blogPosts, siteConfig, outDir}) => {
  const file = path.join(outDir, 'changelog', 'index.html');
  const page = new URL(`${siteConfig.baseUrl}changelog/`, siteConfig.url);
  const articles = selectAll('main article', parsePage(await readFile(file, 'utf8')));
  return blogPosts.map(({metadata: {title, date, permalink}}) => {
    const slug = permalink.split('/').filter(Boolean).at(-1) ?? '';
    const article = articles.find((candidate) => select(`h3#${slug}`, candidate));
    if (!article) {
      throw new Error(
        `${file} has no article with the heading #${slug}. See src/features/changelog.`,
      );
    }
    for (const {properties} of selectAll('a[href]', article)) {
      properties.href = new URL(String(properties.href), page).href;
    }
    const body = article.children.filter(
      (child) => !('tagName' in child && child.tagName === 'h3'),
    );
    const address = new URL(`#${slug}`, page).href;
    return {title, id: address, link: address, date, content: feedHtml(toHtml(body))};
  });
};
