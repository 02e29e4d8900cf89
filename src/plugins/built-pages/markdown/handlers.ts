import type {Element} from 'hast';
import {matches, select, selectAll} from 'hast-util-select';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {BlockContent, Code, DefinitionContent, PhrasingContent} from 'mdast';
import {phrasing} from 'mdast-util-phrasing';
import {fillText, type BuildTexts} from '../../../lib/buildTexts';
import {languageLabel} from '../../../lib/languageLabel';
import {hasClass, isElement} from '../content';

type Block = BlockContent | DefinitionContent;

/** GitHub's names for the kinds of admonitions that the theme has. */
const ALERTS: Readonly<Record<string, string>> = {
  note: 'NOTE',
  secondary: 'NOTE',
  info: 'NOTE',
  important: 'IMPORTANT',
  tip: 'TIP',
  success: 'TIP',
  warning: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
};

const attribute = (element: Element | undefined, name: string): string => {
  const value = element?.properties[name];
  return typeof value === 'string' ? value : '';
};

const text = (value: string): PhrasingContent => ({type: 'text', value});
const bold = (children: PhrasingContent[]): PhrasingContent => ({type: 'strong', children});
const paragraph = (children: PhrasingContent[]): BlockContent => ({type: 'paragraph', children});

/** A link on its own line. */
const linkTo = (url: string, name: string): BlockContent =>
  paragraph([{type: 'link', url, children: [text(name)]}]);

/** The content of an element as blocks: text of a line gets a paragraph. */
const blocksOf = (state: State, element: Element): Block[] => state.toFlow(state.all(element));

/** The text of a line, without paragraphs and headings around it. */
function lineOf(state: State, element: Element): PhrasingContent[] {
  return state.all(element).flatMap((node): PhrasingContent[] => {
    if (node.type === 'heading' || node.type === 'paragraph') {
      return node.children;
    }
    return phrasing(node) ? [node] : [];
  });
}

function codeOf(pre: Element, language: string, title = ''): Code {
  return {
    type: 'code',
    // A title needs a language before it.
    lang: language === 'text' && title === '' ? null : language || null,
    meta: title === '' ? null : `title="${title}"`,
    value: toString(pre).replace(/\n$/, ''),
  };
}

/** Without colours, a removed line would look like code to keep. */
const withoutRemoved = (element: Element): Element => ({
  ...element,
  children: element.children
    .filter((child) => !isElement(child) || !matches('[data-no-copy]:has(.removed)', child))
    .map((child) => (isElement(child) ? withoutRemoved(child) : child)),
});

/** A block of `src/components/mdx/StaticCode`: its bar names the file, or else the language. */
function staticCode(block: Element, pre: Element): Code {
  const language = attribute(block, 'dataStaticCode');
  const bar = select('span', block);
  const title = bar ? toString(bar) : '';
  return codeOf(withoutRemoved(pre), language, title === languageLabel(language) ? '' : title);
}

function alert(state: State, element: Element, kind: string): Block {
  const [heading, ...rest] = element.children.filter(isElement);
  const title = heading ? toString(heading).trim() : '';
  // The marker is no HTML, but it must not be escaped either.
  const marker: PhrasingContent = {type: 'html', value: `[!${ALERTS[kind] ?? 'NOTE'}]`};
  // Without a title, the block shows the name of its kind in small letters.
  const named = title === title.toLowerCase() ? [] : [text('\n'), bold([text(title)])];
  return {
    type: 'blockquote',
    children: [paragraph([marker, ...named]), ...rest.flatMap((child) => blocksOf(state, child))],
  };
}

function definitions(state: State, list: Element, texts: BuildTexts): Block {
  const items: {readonly term: PhrasingContent; readonly blocks: Block[]}[] = [];
  // Each pair may have a `div`.
  for (const part of selectAll(':scope > dt, :scope > dd, :scope > div > :is(dt, dd)', list)) {
    const last = items.at(-1);
    if (part.tagName === 'dt' || !last) {
      items.push({term: bold(lineOf(state, part)), blocks: []});
    } else {
      last.blocks.push(...blocksOf(state, part));
    }
  }
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map(({term, blocks: [first, ...rest]}) => {
      const opening =
        first?.type === 'paragraph'
          ? [paragraph([term, text(`${texts['twins.colon']} `), ...first.children])]
          : [paragraph([term]), ...(first ? [first] : [])];
      return {type: 'listItem', spread: false, children: [...opening, ...rest]};
    }),
  };
}

/** A category or a flag above a title moves below it: before it, it would end the text above. */
function titleFirst(blocks: readonly Block[]): Block[] {
  const at = blocks.findIndex(({type}) => type === 'heading');
  return at < 0
    ? [...blocks]
    : [...blocks.slice(at, at + 1), ...blocks.slice(0, at), ...blocks.slice(at + 1)];
}

/** Cards are a list to those who hear the page, and sections to those who read its text. */
const list: Handle = (state, element) => {
  const items = element.children.filter(isElement);
  return items.some((item) => select('h1, h2, h3, h4, h5, h6', item))
    ? items.flatMap((item) => titleFirst(blocksOf(state, item)))
    : defaultHandlers.ul(state, element);
};

function division(state: State, element: Element, texts: BuildTexts): Block | Block[] {
  const {dataForm, dataStaticCode, role} = element.properties;
  if (typeof dataForm === 'string') {
    const place = linkTo(state.resolve(`#${dataForm}`), texts['twins.form']);
    return [place, ...blocksOf(state, element)];
  }
  if (dataStaticCode !== undefined) {
    const pre = select('pre', element);
    return pre ? staticCode(element, pre) : blocksOf(state, element);
  }
  if (role === 'img') {
    const name = text(fillText(texts['twins.figure'], {name: attribute(element, 'ariaLabel')}));
    return paragraph([{type: 'emphasis', children: [name]}]);
  }
  const kind = Object.keys(ALERTS).find((name) => hasClass(element, `theme-admonition-${name}`));
  return kind === undefined ? blocksOf(state, element) : alert(state, element, kind);
}

function video(state: State, element: Element, texts: BuildTexts): Block {
  const source = select('source', element);
  const file = attribute(element, 'src') || attribute(source, 'src');
  const name = attribute(element, 'ariaLabel');
  const label = name ? fillText(texts['twins.video.named'], {name}) : texts['twins.video'];
  return linkTo(state.resolve(file), label);
}

/**
 * How the parts of this site become Markdown; all else goes as hast-util-to-mdast has it.
 * @param texts In the page's language.
 */
export function handlers(texts: BuildTexts): Readonly<Record<string, Handle>> {
  return {
    article: (state, element) => titleFirst(blocksOf(state, element)),
    div: (state, element) => division(state, element, texts),
    dl: (state, element) => definitions(state, element, texts),
    figure: (state, element) => {
      const pre = select('pre', element);
      return pre && element.properties.dataDiagram !== undefined
        ? codeOf(pre, 'mermaid')
        : blocksOf(state, element);
    },
    form: (state) => linkTo(state.resolve(''), texts['twins.form']),
    ol: list,
    pre: (_state, element) => codeOf(element, ''),
    summary: (state, element) => paragraph([bold(lineOf(state, element))]),
    time: (state, element) => state.all(element),
    ul: list,
    video: (state, element) => video(state, element, texts),
  };
}
