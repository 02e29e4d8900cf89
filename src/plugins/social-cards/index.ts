import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cardPainter, type CardPainter} from './draw';
import {CARD} from './layout';
import {insertCard, readHead} from './page';
import {readPalette} from './palette';

/** Below the folder whose files are cached for good: the names change with the pictures. */
const FOLDER = 'assets/social';

/** File of a route: hosts serve the folder's index, and `404.html` as it is. */
function fileOf(outDir: string, baseUrl: string, route: string): string {
  const below = route.slice(baseUrl.length);
  return path.join(outDir, ...(below.endsWith('.html') ? [below] : [below, 'index.html']));
}

/**
 * Draws a card for every page and names it there (see README).
 * @param context Docusaurus' context.
 * @returns The plugin.
 * @throws After the build, on a page without a title, or with a title that cannot be drawn.
 */
export default function socialCards({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const {title: brand, tagline, url} = siteConfig;
  const suffix = ` | ${brand}`;

  async function addCard(file: string, route: string, outDir: string, painter: CardPainter) {
    const html = await fs.readFile(file, 'utf8');
    const head = readHead(html);
    if (!head) {
      throw new Error(`social-cards: ${file} has no title. Give the page one in its front matter.`);
    }
    const title = head.title.endsWith(suffix) ? head.title.slice(0, -suffix.length) : head.title;
    const text = {title, description: head.description, brand, tagline};
    const {name, png} = await painter.draw(text, route);
    await fs.writeFile(path.join(outDir, FOLDER, name), png);
    const card = {url: `${url}${baseUrl}${FOLDER}/${name}`, alt: title, ...CARD};
    await fs.writeFile(file, insertCard(html, head.end, card));
  }

  return {
    name: 'social-cards',
    postBuild: async ({outDir, routesPaths}) => {
      const palette = await readPalette(path.join(siteDir, 'src', 'css', 'tokens.css'));
      const cacheDir = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
      const painter = await cardPainter(palette, cacheDir);
      await fs.mkdir(path.join(outDir, FOLDER), {recursive: true});
      // One after the other: sharp spreads over the cores by itself.
      for (const route of new Set(routesPaths)) {
        await addCard(fileOf(outDir, baseUrl, route), route, outDir, painter);
      }
    },
  };
}
