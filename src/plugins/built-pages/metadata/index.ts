import fs from 'node:fs/promises';
import path from 'node:path';
import type {Element} from 'hast';
import {select} from 'hast-util-select';
import {breadcrumbList, type Crumb} from '../../../lib/breadcrumbList';
import {scriptJson} from '../../../lib/scriptJson';
import {insertAfter, replaceText} from '../edit';
import type {BeginStep, BuiltPage} from '../types';
import {CARD, cardName, drawCard, type Card} from './card';
import {parsePalette} from './palette';

/** Below the folder whose files are cached for good: the names change with the pictures. */
const CARDS_FOLDER = 'assets/social';

const meta = (kind: 'name' | 'property', name: string, content: string | number): Element => ({
  type: 'element',
  tagName: 'meta',
  properties: {[kind]: name, content: String(content)},
  children: [],
});

/** Metadata for social networks, also for those with their own names: https://ogp.me */
const cardMetas = (url: string, alt: string): readonly Element[] => [
  meta('property', 'og:image', url),
  meta('property', 'og:image:type', 'image/png'),
  meta('property', 'og:image:width', CARD.width),
  meta('property', 'og:image:height', CARD.height),
  meta('property', 'og:image:alt', alt),
];

/** Home pages have no trail, and a page may bring its own, as those of the documentation do. */
function trailScripts({things}: BuiltPage, crumbs: readonly Crumb[]): readonly Element[] {
  const hasOwn = things.some(({fields}) => fields['@type'] === 'BreadcrumbList');
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

/**
 * Adds to a page's head its social card and the pages above it.
 * @param page The page.
 * @param image Full URL of the card.
 * @param crumbs From the home page down.
 */
function addMetadata(page: BuiltPage, image: string, crumbs: readonly Crumb[]): void {
  const {tree, head, title, things} = page;
  const titleElement = select('title', head);
  if (!titleElement) {
    return;
  }
  // Search engines ask for a picture of each article. One without a picture gets its card.
  for (const {script, fields} of things) {
    if (fields['@type'] === 'BlogPosting' && !fields.image) {
      replaceText(tree, script, scriptJson({...fields, image}));
    }
  }
  insertAfter(tree, head, titleElement, [
    ...trailScripts(page, crumbs),
    ...cardMetas(image, title),
  ]);
}

/**
 * Draws each page's social card, and writes into its head the card and the pages above it.
 * @param tagline The site's, in the language of the build; cards show it.
 */
export function metadataStep(tagline: string): BeginStep<Card> {
  return async ({siteDir, outDir, url, baseUrl, siteTitle}) => {
    const tokens = await fs.readFile(path.join(siteDir, 'src', 'css', 'tokens.css'), 'utf8');
    const palette = parsePalette(tokens);
    return {
      page: (page) => {
        const {title, description, route} = page;
        const card = {title, description, brand: siteTitle, tagline, seed: route};
        const crumbs = [...page.above, page].map((step) => ({
          // The home page goes by the brand's name; its title describes the brand.
          name: step.route === baseUrl ? siteTitle : step.title,
          url: new URL(step.route, url).href,
        }));
        addMetadata(page, `${url}${baseUrl}${CARDS_FOLDER}/${cardName(card, palette)}`, crumbs);
        return card;
      },
      end: async (cards) => {
        const folder = path.join(outDir, CARDS_FOLDER);
        await fs.mkdir(folder, {recursive: true});
        const byName = new Map(cards.map((card) => [cardName(card, palette), card]));
        for (const [name, card] of byName) {
          await fs.writeFile(path.join(folder, name), await drawCard(card, palette));
        }
      },
    };
  };
}
