import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {fileOfRoute, ownTitle} from '../shared/builtPage';
import {cardPainter, type CardPainter} from './draw';
import {CARD} from './layout';
import {linkCard} from './links';
import {readHead} from './pageHead';
import {readPalette} from './palette';
import {addTrail, trailOf} from './trail';

/** Below the folder whose files are cached for good: the names change with the pictures. */
const CARDS_FOLDER = 'assets/social';

interface BuiltPage {
  readonly route: string;
  readonly file: string;
  readonly html: string;
  readonly title: string;
}

/** Other plugins read the pages meanwhile: they find the old text or the new one, no half of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  const draft = `${file}.draft`;
  await fs.writeFile(draft, text);
  await fs.rename(draft, file);
}

/**
 * Adds to each built page its social card and the pages above it (see README).
 * @param context Docusaurus' context.
 * @returns The plugin.
 * @throws After the build, on a page without a title, or with a title that cannot be drawn.
 */
export default function pageMetadata({siteDir, siteConfig, baseUrl}: LoadContext): Plugin {
  const {title: brand, tagline, url} = siteConfig;

  async function readPage(outDir: string, route: string): Promise<BuiltPage> {
    const file = fileOfRoute(outDir, baseUrl, route);
    const html = await fs.readFile(file, 'utf8');
    const {title} = readHead(html, file);
    return {route, file, html, title: ownTitle(title, brand)};
  }

  async function withCard(page: BuiltPage, outDir: string, painter: CardPainter): Promise<string> {
    const {route, file, html, title} = page;
    const head = readHead(html, file);
    const text = {title, description: head.description, brand, tagline};
    const {name, png} = await painter.draw(text, route);
    await fs.writeFile(path.join(outDir, CARDS_FOLDER, name), png);
    const link = {url: `${url}${baseUrl}${CARDS_FOLDER}/${name}`, alt: title, ...CARD};
    return linkCard(html, head, link);
  }

  return {
    name: 'page-metadata',
    postBuild: async ({outDir, routesPaths}) => {
      const palette = await readPalette(path.join(siteDir, 'src', 'css', 'tokens.css'));
      const cacheDir = path.join(siteDir, 'node_modules', '.cache', 'social-cards');
      const painter = await cardPainter(palette, cacheDir);
      await fs.mkdir(path.join(outDir, CARDS_FOLDER), {recursive: true});
      const routes = [...new Set(routesPaths)];
      const pages = await Promise.all(routes.map((route) => readPage(outDir, route)));
      // The home page goes by the brand's name; its title says what the brand is.
      const names = new Map([
        ...pages.map(({route, title}) => [route, title] as const),
        [baseUrl, brand] as const,
      ]);
      // One after the other: sharp spreads over the cores by itself.
      for (const page of pages) {
        const html = await withCard(page, outDir, painter);
        const crumbs = trailOf(page.route, baseUrl, names).map((route) => ({
          name: names.get(route) ?? '',
          url: `${url}${route}`,
        }));
        await replaceFile(page.file, addTrail(html, readHead(html, page.file), crumbs));
      }
    },
  };
}
