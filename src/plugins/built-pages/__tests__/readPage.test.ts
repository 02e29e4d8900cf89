/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {readBuiltPage} from '../readPage';
import type {Build} from '../types';

const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'built-pages-'));
afterAll(() => {
  fs.rmSync(outDir, {recursive: true});
});
const build: Build = {
  siteDir: '/',
  outDir,
  locale: 'fr',
  baseUrl: '/fr/',
  url: 'https://a.example',
  siteTitle: 'Firegrid',
};

const read = (route: string, html: string, name: string) => {
  const file = path.join(outDir, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, html);
  return readBuiltPage(route, build);
};

it('reads what the head says, with the page’s own title', async () => {
  const head =
    '<html lang=fr-CA><head><title data-rh=true>Tarifs &amp; essai | Firegrid</title><meta name=description content="Du texte"><body><svg><title>Autre</title></svg>';
  expect(await read('/fr/tarifs/', head, 'tarifs/index.html')).toMatchObject({
    route: '/fr/tarifs/',
    path: '/tarifs/',
    title: 'Tarifs & essai',
    description: 'Du texte',
    isIndexed: true,
  });
});

it('knows the pages that search engines are not to list', async () => {
  const head = '<title>Un</title><meta name="robots" content="noindex, nofollow">';
  const unlisted = {title: 'Un', isIndexed: false, description: ''};
  expect(await read('/fr/a/', head, 'a/index.html')).toMatchObject(unlisted);
  expect(await read('/fr/404.html', '<title>Un</title>', '404.html')).toMatchObject(unlisted);
});

it.each([
  ['/fr/', ''],
  ['/fr/blog', 'blog'],
  ['/fr/café/', 'café'],
  ['/fr/caf%C3%A9/', 'café'],
  ['/fr/100%/', '100%'],
])('finds the file of %s', async (route, folder) => {
  const file = path.join(folder, 'index.html');
  expect(await read(route, `<title>${route}</title>`, file)).toMatchObject({
    title: route,
    route,
    file: path.join(outDir, file),
  });
});

it('names the page that has no title', async () => {
  await expect(read('/fr/b/', '<p>Bonjour', 'b/index.html')).rejects.toThrow(
    /b.index\.html has no title/,
  );
});
