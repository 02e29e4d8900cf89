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

/** Attributes that hold a URL, or several, each with its use. */
const ADDRESSES = new Set(['cite', 'href', 'src', 'srcset']);

const ATTRIBUTES = new Set([
  ...ADDRESSES,
  'alt',
  'colspan',
  'datetime',
  'height',
  'id',
  'lang',
  'open',
  'rowspan',
  'scope',
  'sizes',
  'start',
  'title',
  'type',
  'width',
]);

const isElement = (node: Node): node is DefaultTreeAdapterMap['element'] => 'tagName' in node;

function isForPageOnly(element: DefaultTreeAdapterMap['element']) {
  return (
    PAGE_ONLY.has(element.tagName) ||
    element.attrs.some(
      ({name, value}) =>
        name === 'data-needs-script' ||
        (name === 'class' && value.split(/\s+/).includes('hash-link')),
    )
  );
}

/** URLs in `srcset` end at a space, or at a comma before one. */
const IN_SRCSET = /(?<=^|,)(\s*)(\S*[^\s,])/g;

/** @throws Error naming the entry when the value of an attribute is no URL. */
function absolute(name: string, value: string, page: string, tagName: string) {
  const resolve = (address: string) => {
    if (!URL.canParse(address, page)) {
      throw new Error(
        `${page}: <${tagName} ${name}="${value}"> is no URL. Correct it where the entry has it.`,
      );
    }
    return new URL(address, page).href;
  };
  return name === 'srcset'
    ? value.replace(IN_SRCSET, (_match, space: string, address: string) => space + resolve(address))
    : resolve(value);
}

function readable(node: Node, page: string): readonly Node[] {
  if (!isElement(node)) {
    return node.nodeName === '#comment' ? [] : [node];
  }
  if (isForPageOnly(node)) {
    return [];
  }
  const {tagName} = node;
  node.attrs = node.attrs
    .filter(({name}) => ATTRIBUTES.has(name))
    .map(({name, value}) => ({
      name,
      value: ADDRESSES.has(name) ? absolute(name, value, page, tagName) : value,
    }));
  node.childNodes = node.childNodes.flatMap((child) => readable(child, page));
  return WRAPPERS.has(tagName) && node.attrs.length === 0 ? node.childNodes : [node];
}

/**
 * Removes the parts of a post that need its page: buttons, icons, classes, the colours of code, notes
 * that a part is still loading. The content for browsers without JavaScript remains, which Docusaurus takes
 * for text: its pictures have URLs of the site. All URLs become absolute.
 * @param html The post's body, as in its page.
 * @param page URL of that page.
 * @throws Error naming the page when something in it is no URL.
 */
export function feedHtml(html: string, page: string): string {
  // Without scripting, what noscript holds is read as elements.
  const fragment = parseFragment(html, {scriptingEnabled: false});
  const parent: Parent = fragment;
  parent.childNodes = fragment.childNodes.flatMap((node) => readable(node, page));
  return serialize(fragment);
}

/** Docusaurus' own entries, with bodies that any feed reader can show. */
export const createFeedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) =>
    item.content === undefined ? item : {...item, content: feedHtml(item.content, item.link)},
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
    const body = article.children.filter(
      (child) => !('tagName' in child && child.tagName === 'h3'),
    );
    const address = new URL(`#${slug}`, page).href;
    return {title, id: address, link: address, date, content: feedHtml(toHtml(body), page.href)};
  });
};
