import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseSiteEnv} from '../../src/config/env';
import {locales} from '../../src/config/locales';
import {attribute, lineOf, walk} from '../shared/markdown';
import {nearest} from '../shared/nearest';
import type {Finding, Places} from './site';

const OWN_HOST = new URL(parseSiteEnv({}).env.siteUrl).hostname;

/** Path of an address of the site or of its preview that was copied whole, without the language. */
function ownPath(url: string, places: Places) {
  if (!URL.canParse(url)) {
    return undefined;
  }
  const {hostname, pathname, search, hash} = new URL(url);
  const path = pathname.replace(new RegExp(`^/(?:${locales.join('|')})(?=/)`), '');
  // Readers may have an application of their own there.
  const isPreview = hostname === 'localhost' && path !== '/' && places.has(path);
  return isPreview || hostname.replace(/^www\./, '') === OWN_HOST
    ? path + search + hash
    : undefined;
}

/** @returns How to correct a link; nothing for one that is right. */
function fixOf(url: string, pagePath: string, language: string, places: Places) {
  const path = ownPath(url, places);
  if (path !== undefined) {
    return `link to ${path}: the whole address leads out of the language of the reader.`;
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(url) || url.includes('%')) {
    return undefined;
  }
  const {pathname, hash} = new URL(url, `https://site.example${pagePath}`);
  if (pathname.startsWith(`/${language}/`)) {
    return `leave /${language} out: the site adds it.`;
  }
  if (!/^[/#?]/.test(url)) {
    return `begin it with a slash, as on the site: ${pathname}`;
  }
  if (!places.has(pathname)) {
    const meant = places.has(`${pathname}/`) ? `${pathname}/` : nearest(pathname, places.keys());
    return `link to ${meant ?? 'a page that the site has.'}`;
  }
  const ids = places.get(pathname);
  const id = decodeURIComponent(hash.slice(1));
  return ids && id !== '' && !ids.has(id)
    ? `link to ${pathname}#${nearest(id, ids) ?? `… with one of ${[...ids].join(', ')}`}`
    : undefined;
}

/** Texts of links that say nothing to those who hear or scan the links alone. @see WCAG 2.4.4 */
const EMPTY_WORDS = new RegExp(
  `^(?:${[
    '(?:click |see |read )?(?:here|this|this (?:link|page|article|post)|link|more)|learn more|(?:read|see) more',
    '(?:cliquez |cliquer |voir |voyez |lisez )?(?:ici|ceci|plus|ce lien|cette page|cet article|le lien|lien)|en savoir plus|lire la suite',
  ].join('|')})?$`,
  'i',
);

/** Whether the words of a link say nothing. A component, or a picture with a description, has words of its own. */
function isEmpty(node: Nodes) {
  const isPlain = [...walk(node)].every(
    (child) => child === node || !(child.type.startsWith('mdxJsx') || child.type === 'image'),
  );
  const words = toString(node).replaceAll(/^[\s«“"(]+|[\s»”").:!…→]+$/g, '');
  const mayBeEmpty = node.type === 'definition' || (node.type.startsWith('mdxJsx') && words === '');
  return isPlain && !mayBeEmpty && EMPTY_WORDS.test(words);
}

function checkPicture(node: Nodes, places: Places): Finding[] {
  const isElement = node.type.startsWith('mdxJsx') && 'name' in node && node.name === 'img';
  if (node.type !== 'image' && !isElement) {
    return [];
  }
  const line = lineOf(node);
  const [src = '', alt] =
    node.type === 'image' ? [node.url, node.alt] : [attribute(node, 'src'), attribute(node, 'alt')];
  const isMissing = src.startsWith('/') && !places.has(src);
  const near = nearest(src, places.keys());
  const fix = near ? `write ${near}` : 'add the file there.';
  return [
    ...(alt
      ? []
      : [
          {
            line,
            text: `The picture ${src} has no description.`,
            fix: 'say what it shows: ![A phone in the grid](…)',
          },
        ]),
    ...(isMissing ? [{line, text: `The picture ${src} is not in static/.`, fix}] : []),
  ];
}

/**
 * Checks the links and pictures of a page. Docusaurus stops at broken links as well, and knows no lines.
 * @param nodes Of the page.
 * @param pagePath Address of the page, without the language.
 * @param language In which the page is written.
 * @param places What the site has.
 */
export function checkLinks(
  nodes: readonly Nodes[],
  pagePath: string,
  language: string,
  places: Places,
): Finding[] {
  return nodes.flatMap((node) => {
    const line = lineOf(node);
    const isLink = node.type === 'link' || node.type === 'definition';
    const url = isLink ? node.url : (attribute(node, 'href') ?? attribute(node, 'to'));
    const fix = url === undefined ? undefined : fixOf(url, pagePath, language, places);
    return [
      ...(fix === undefined ? [] : [{line, text: `The link ${url} leads nowhere.`, fix}]),
      ...((url !== undefined || node.type === 'linkReference') && isEmpty(node)
        ? [
            {
              line,
              text: `The link “${toString(node)}” does not say where it leads.`,
              fix: 'name what it leads to: [the limits of a session](/documentation/limits/)',
            },
          ]
        : []),
      ...checkPicture(node, places),
    ];
  });
}
