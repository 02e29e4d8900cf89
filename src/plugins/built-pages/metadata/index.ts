import fs from 'node:fs/promises';
import path from 'node:path';
import type {Element, Root} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {breadcrumbList, type Crumb} from '../../../lib/breadcrumbList';
import {isModelPage} from '../../../lib/modelPages';
import {scriptJson} from '../../../lib/scriptJson';
import {insertAfter, replaceText} from '../edit';
import type {BuildCache} from '../cache';
import type {BeginStep, BuiltPage} from '../types';
import {CARD} from './card';
import {cardPainter, type Card} from './draw';
import {parsePalette} from './palette';

/** Below the folder whose files are cached for good: the names change with the pictures. */
const CARDS_FOLDER = 'assets/social';

const DATA = 'script[type="application/ld+json"]';

const meta = (kind: 'name' | 'property', name: string, content: string | number): Element => ({
  type: 'element',
  tagName: 'meta',
  properties: {[kind]: name, content: String(content)},
  children: [],
});

/** Metadata for social networks, also for those that have names of their own: https://ogp.me */
const cardMetas = (url: string, alt: string): readonly Element[] => [
  meta('property', 'og:image', url),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', CARD.width),
  meta('property', 'og:image:height', CARD.height),
  meta('property', 'og:image:alt', alt),
];

/** Home pages have no trail, and a page may bring its own, as those of the documentation do. */
function trailScripts(head: Element, crumbs: readonly Crumb[]): readonly Element[] {
  const hasOwn = selectAll(DATA, head).some((data) => toString(data).includes('"BreadcrumbList"'));
  return crumbs.length < 2 || hasOwn
    ? []
    : [
        {
          type: 'element',
          tagName: 'script',
          properties: {type: 'application/ld+json'},
          children: [{type: 'text', value: scriptJson(breadcrumbList(crumbs))}],
        },
      ];
}

/** Search engines ask for a picture of each article. One that has none of its own gets its card. */
function addArticleImage(tree: Root, head: Element, image: string): void {
  for (const script of selectAll(DATA, head)) {
    const data = JSON.parse(toString(script)) as Readonly<Record<string, unknown>>;
    if (data['@type'] === 'BlogPosting' && !data.image) {
      replaceText(tree, script, scriptJson({...data, image}));
    }
  }
}

/**
 * Adds to a page's head its social card and the pages above it.
 * @param page The page.
 * @param image Full address of the card.
 * @param crumbs From the home page down.
 */
export function addMetadata(
  {tree, head, title}: BuiltPage,
  image: string,
  crumbs: readonly Crumb[],
): void {
  const titleElement = select('title', head);
  if (titleElement) {
    addArticleImage(tree, head, image);
    const added = [...trailScripts(head, crumbs), ...cardMetas(image, title)];
    insertAfter(tree, head, titleElement, added);
  }
}

/**
 * Draws each page's social card, and writes into its head the card and the pages above it.
 * @param tagline The site's, in the language of the build; cards show it.
 * @param cache For finished cards, under a hash of what they show.
 */
export function metadataStep(
  tagline: string,
  cache: BuildCache,
): BeginStep<{
  readonly name: string;
  readonly card: Card;
}> {
  return async ({siteDir, outDir, url, baseUrl, siteTitle}) => {
    const tokens = await fs.readFile(path.join(siteDir, 'src', 'css', 'tokens.css'), 'utf8');
    const painter = await cardPainter(parsePalette(tokens), cache);
    return {
      page: (page) => {
        const {title, description, route} = isModelPage(page.route)
          ? (page.above.at(-1) ?? page)
          : page;
        const card = {text: {title, description, brand: siteTitle, tagline}, seed: route};
        const crumbs = [...page.above, page].map((step) => ({
          // The home page goes by the brand's name; its title describes the brand.
          name: step.route === baseUrl ? siteTitle : step.title,
          url: new URL(step.route, url).href,
        }));
        const name = painter.nameOf(card);
        addMetadata(page, `${url}${baseUrl}${CARDS_FOLDER}/${name}`, crumbs);
        return {name, card};
      },
      end: async (cards) => {
        const folder = path.join(outDir, CARDS_FOLDER);
        await fs.mkdir(folder, {recursive: true});
        const byName = new Map(cards.map(({name, card}) => [name, card] as const));
        for (const [name, card] of byName) {
          await fs.writeFile(path.join(folder, name), await painter.draw(name, card));
        }
      },
    };
  };
}
