import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseSiteEnv} from '../../src/config/env';
import {locales} from '../../src/config/locales';
import {attribute, explicitId, lineOf, walk} from '../shared/markdown';
import {nearest} from '../shared/nearest';
import type {Finding, Places} from './types';

/** @returns The ids that links can lead to on a page. */
export function idsOf(root: Root): Set<string> {
  return new Set(
    [...walk(root)].flatMap((node) => {
      // That of a fact is no id of an element.
      const isFact = 'name' in node && node.name === 'Fact';
      return explicitId(node) ?? (isFact ? undefined : attribute(node, 'id')) ?? [];
    }),
  );
}

/** Ids that a page has twice: links lead to the first alone. */
function findRepeatedIds(root: Root): Finding[] {
  const headings = [...walk(root)].filter((node) => node.type === 'heading');
  const ids = headings.map((node) => explicitId(node));
  return headings.flatMap((node, index) => {
    const id = ids[index];
    const text = `The page has the id ${id} twice.`;
    return id !== undefined && ids.indexOf(id) < index
      ? [
          {
            line: lineOf(node),
            text,
            fix: 'give this heading another id, and change the links to it.',
          },
        ]
      : [];
  });
}

const OWN_HOST = new URL(parseSiteEnv({}).env.siteUrl).hostname;

/** Path of an address of the site that was copied whole, without the language. */
function ownPath(url: string, places: Places): string | undefined {
  if (!URL.canParse(url)) {
    return undefined;
  }
  const {hostname, pathname, search, hash} = new URL(url);
  const path = pathname.replace(new RegExp(`^/(?:${locales.join('|')})(?=/)`), '');
  // Of the preview; readers may have an application of their own there.
  const isPreview = hostname === 'localhost' && path !== '/' && places.has(path);
  return isPreview || hostname.replace(/^www\./, '') === OWN_HOST
    ? path + search + hash
    : undefined;
}

/** Texts of links that say nothing to those who hear or scan the links alone. @see WCAG 2.4.4 */
const EMPTY_WORDS = new RegExp(
  `^(?:${[
    '(?:click |see |read )?(?:here|this|this (?:link|page|article|post)|link|more)|learn more|(?:read|see) more',
    '(?:cliquez |cliquer |voir |voyez |lisez )?(?:ici|ceci|plus|ce lien|cette page|cet article|le lien|lien)|en savoir plus|lire la suite',
  ].join('|')})$`,
  'i',
);

/** Says what is wrong with the words of a link, if anything. */
function checkWords(node: Nodes): Finding[] {
  const isLink =
    node.type === 'link' ||
    node.type === 'linkReference' ||
    attribute(node, 'href') !== undefined ||
    attribute(node, 'to') !== undefined;
  // A component, or a picture with a description, has words of its own.
  const isPlain = [...walk(node)].every(
    (child) => child === node || !(child.type.startsWith('mdxJsx') || child.type === 'image'),
  );
  const words = toString(node).replaceAll(/^[\s«“"(]+|[\s»”").:!…→]+$/g, '');
  const fix = 'name what it leads to: [the limits of a session](/documentation/limits/)';
  if (!isLink || !isPlain || !('children' in node)) {
    return [];
  }
  if (words === '' && node.children.every(({type}) => type === 'text')) {
    const isComponent = node.type.startsWith('mdxJsx');
    return isComponent ? [] : [{line: lineOf(node), text: 'The link has no text.', fix}];
  }
  return EMPTY_WORDS.test(words)
    ? [{line: lineOf(node), text: `The link “${words}” does not say where it leads.`, fix}]
    : [];
}

const lastName = (pathname: string): string => pathname.split('/').findLast(Boolean) ?? '';

/** The only address that ends in the same name, or nearly: most links miss the folder. */
function sameName(pathname: string, places: Places): string | undefined {
  const name = lastName(pathname);
  const near = nearest(name, new Set([...places.keys()].map(lastName)));
  const found = [...places.keys()].filter((place) => lastName(place) === near);
  return name.length > 3 && found.length === 1 ? found[0] : undefined;
}

function checkLink(url: string, own: string, language: string, places: Places): string[] {
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || url.includes('%')) {
    return [];
  }
  const {pathname, hash} = new URL(url, `https://site.example${own}`);
  const prefix = `/${language}/`;
  if (pathname.startsWith(prefix)) {
    return [`leave ${prefix.slice(0, -1)} out: the site adds it.`];
  }
  if (!/^[/#?]/.test(url)) {
    return [`begin it with a slash, as on the site: ${pathname}`];
  }
  if (!places.has(pathname)) {
    const meant = places.has(`${pathname}/`)
      ? `${pathname}/`
      : (sameName(pathname, places) ?? nearest(pathname, places.keys()));
    return [meant ? `link to ${meant}` : 'link to a page that the site has.'];
  }
  const ids = places.get(pathname);
  const id = decodeURIComponent(hash.slice(1));
  if (!ids || id === '' || ids.has(id)) {
    return [];
  }
  const meant = nearest(id, ids);
  return [
    meant ? `link to ${pathname}#${meant}` : `link to an id of that page: ${[...ids].join(', ')}`,
  ];
}

function checkPicture(node: Nodes, places: Places): Finding[] {
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  if (node.type !== 'image' && !(isElement && node.name === 'img')) {
    return [];
  }
  const line = lineOf(node);
  const [src, alt] =
    node.type === 'image' ? [node.url, node.alt] : [attribute(node, 'src'), attribute(node, 'alt')];
  const isMissing = src?.startsWith('/') && !places.has(src);
  const near = nearest(src ?? '', places.keys());
  const text = `The picture ${src} has no description.`;
  return [
    ...(alt ? [] : [{line, text, fix: 'say what it shows: ![A phone in the grid](…)'}]),
    ...(isMissing
      ? [
          {
            line,
            text: `The picture ${src} is not in static/.`,
            fix: near ? `write ${near}` : 'add the file there.',
          },
        ]
      : []),
  ];
}

/**
 * Checks the links, ids and pictures of a page.
 * @param root The page.
 * @param own Address of the page, without the language.
 * @param language In which the page is written.
 * @param places What the site has.
 * @returns Links that lead nowhere or do not say where they lead, ids that are there twice, and pictures
 * without a description.
 */
export function checkLinks(root: Root, own: string, language: string, places: Places): Finding[] {
  const nodes = [...walk(root)];
  const links = nodes.flatMap((node) => {
    const url =
      node.type === 'link' || node.type === 'definition'
        ? node.url
        : (attribute(node, 'href') ?? attribute(node, 'to'));
    const path = url === undefined ? undefined : ownPath(url, places);
    if (url === undefined) {
      return [];
    }
    return path === undefined
      ? checkLink(url, own, language, places).map((fix) => ({
          line: lineOf(node),
          text: `The link ${url} leads nowhere.`,
          fix,
        }))
      : [
          {
            line: lineOf(node),
            text: `The link ${url} leads out of the preview, and out of the language of the reader.`,
            fix: `link to ${path}`,
          },
        ];
  });
  const pictures = nodes.flatMap((node) => checkPicture(node, places));
  return [...links, ...nodes.flatMap(checkWords), ...pictures, ...findRepeatedIds(root)];
}
