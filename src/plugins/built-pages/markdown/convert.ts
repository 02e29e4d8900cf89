import type {Element} from 'hast';
import {select} from 'hast-util-select';
import {toMdast} from 'hast-util-to-mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import type {Link, Parents} from 'mdast';
import {defaultHandlers, toMarkdown, type Info, type State} from 'mdast-util-to-markdown';
import type {BuildTexts} from '../../../lib/buildTexts';
import {contentOf} from '../content';
import {handlers} from './handlers';

/** URLs that need no escaping: nothing in them ends the link or names a character. */
const PLAIN_ADDRESS = /^(?!.*&#?\w+;)[^\s()<>\\]+$/;

/** As in the library, but for the `&` of queries, which naive readers of Markdown take as it is. */
function link(node: Link, parent: Parents | undefined, state: State, info: Info) {
  if (!PLAIN_ADDRESS.test(node.url)) {
    return defaultHandlers.link(node, parent, state, info);
  }
  const exit = state.enter('link');
  const label = state.containerPhrasing(node, {
    before: '[',
    after: ']',
    ...state.createTracker(info).current(),
  });
  exit();
  return `[${label}](${node.url})`;
}

/**
 * Writes a page as Markdown.
 * @param main The page's `main`.
 * @param address Full URL of the page.
 * @param heading Title for pages that show theirs outside `main`.
 * @param texts In the page's language.
 * @returns GitHub-flavoured Markdown with one title, ending in a line break.
 */
export function convertPage(
  main: Element,
  address: string,
  heading: string,
  texts: BuildTexts,
): string {
  // Documentation has more around the page: its article alone is the page.
  const article = select('.theme-doc-markdown', main) ?? main;
  const content = contentOf(article);
  // Copied texts lead somewhere from anywhere: URLs become full ones.
  const base: Element = {
    type: 'element',
    tagName: 'base',
    properties: {href: address},
    children: [],
  };
  const tree = toMdast(
    {type: 'root', children: [base, ...content.children]},
    // Text beside blocks gets a paragraph, whatever the part begins with.
    {document: true, handlers: handlers(texts)},
  );
  const markdown = toMarkdown(tree, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
    extensions: [gfmToMarkdown({tablePipeAlign: false})],
    handlers: {link: Object.assign(link, {peek: () => '['})},
  });
  return select('h1', content) ? markdown : `# ${heading}\n\n${markdown}`;
}
