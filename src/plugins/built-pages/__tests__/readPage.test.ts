/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {decodeRoute, fileOfRoute, ownTitle, readBuiltPage} from '../readPage';
import type {Build} from '../types';

test('the name of the site is taken off a title, where it is', () => {
  expect(ownTitle('Blog | Firegrid', 'Firegrid')).toBe('Blog');
  expect(ownTitle('Firegrid', 'Firegrid')).toBe('Firegrid');
});

test('the file of a route is the index of the folder, or the file that it names', () => {
  const fileOf = (route: string): string => fileOfRoute('/out', '/fr/', route);
  expect(['/fr/blog/', '/fr/blog', '/fr/', '/fr/404.html'].map(fileOf)).toEqual(
    ['blog/index.html', 'blog/index.html', 'index.html', '404.html'].map((name) =>
      path.join('/out', name),
    ),
  );
});

test('letters take the place of their escapes; anything else stays as it is', () => {
  expect(['/caf%C3%A9/', '/café/', '/100%/'].map(decodeRoute)).toEqual([
    '/café/',
    '/café/',
    '/100%/',
  ]);
});

describe('readBuiltPage', () => {
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
  const read = (route: string, html: string, folder = route.slice('/fr'.length)) => {
    fs.mkdirSync(path.join(outDir, folder), {recursive: true});
    fs.writeFileSync(path.join(outDir, folder, 'index.html'), html);
    return readBuiltPage(route, build, {asks: []});
  };

  it('reads what the head says, with the page’s own title', async () => {
    const head =
      '<html lang=fr-CA><head><title data-rh=true>Tarifs &amp; essai | Firegrid</title><meta name=description content="Du texte"><body><svg><title>Autre</title></svg>';
    expect(await read('/fr/tarifs/', head)).toMatchObject({
      route: '/fr/tarifs/',
      path: '/tarifs/',
      title: 'Tarifs & essai',
      description: 'Du texte',
      isIndexed: true,
      frontMatter: {asks: []},
    });
  });

  it('knows the pages that search engines are not to list', async () => {
    const head = '<title>Un</title><meta name="robots" content="noindex, nofollow">';
    expect(await read('/fr/a/', head)).toMatchObject({isIndexed: false, description: ''});
  });

  it.each(['café', 'caf%C3%A9'])('finds the file of a route with an accent, %s', async (name) => {
    const page = await read(`/fr/${name}/`, '<title>Café</title>', '/café/');
    expect(page).toMatchObject({title: 'Café', route: `/fr/${name}/`});
    expect(page.file).toBe(path.join(outDir, 'café', 'index.html'));
  });

  it('names the page that has no title', async () => {
    await expect(read('/fr/b/', '<p>Bonjour')).rejects.toThrow(/b.index\.html has no title/);
  });
});
