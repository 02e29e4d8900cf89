/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {tempFolder} from '@site/scripts/jest/tempFolder';
import {takePages} from '..';
import {insertAfter} from '../edit';
import {findPage, readBuiltPage} from '../readPage';
import type {Build, Step} from '../types';

const {folder: outDir, write} = tempFolder();
const build: Build = {
  siteDir: '/',
  outDir,
  locale: 'fr',
  baseUrl: '/fr/',
  url: 'https://a.example',
  siteTitle: 'Firegrid',
};

const read = (route: string, text: string, name: string) => {
  write(name, text);
  const pageFile = findPage(route, build);
  return readBuiltPage(pageFile, fs.readFileSync(pageFile, 'utf8'), {route, above: []}, build);
};

it('reads what the head says, with the page’s own title', () => {
  const head =
    '<html lang=fr-CA><head><title data-rh=true>Tarifs &amp; essai | Firegrid</title><meta name=description content="Du texte"><body><svg><title>Autre</title></svg>';
  expect(read('/fr/tarifs/', head, 'tarifs/index.html')).toMatchObject({
    route: '/fr/tarifs/',
    path: '/tarifs/',
    title: 'Tarifs & essai',
    description: 'Du texte',
    isIndexed: true,
  });
});

it.each([
  ['/fr/', ''],
  ['/fr/blog', 'blog'],
  ['/fr/café/', 'café'],
  ['/fr/caf%C3%A9/', 'café'],
  ['/fr/100%/', '100%'],
])('finds the file of %s', (route, folder) => {
  const file = path.join(folder, 'index.html');
  expect(read(route, `<title>${route}</title>`, file)).toMatchObject({
    title: route,
    route,
    file: path.join(outDir, file),
  });
});

it('hands each page to the steps after those above it, and writes it as they edit it', async () => {
  const names = ['', 'docs/', 'docs/one/', 'docs/page/2/', '404.html'];
  const routes = names.map((name) => `/fr/${name}`);
  for (const [index, name] of names.entries()) {
    read(
      routes[index]!,
      `<title>${name}</title><p>`,
      name.replace(/\/?$/, (end) => (name.endsWith('l') ? '' : `${end}index.html`)),
    );
  }
  const seen: string[] = [];
  const step: Step<string> = {
    page: ({route, tree, head, above}) => {
      seen.push(`${route} ${above.map((page) => page.title).join(' ')}`);
      insertAfter(tree, head, head.children[0] as typeof head, [
        {type: 'element', tagName: 'base', properties: {title: '&'}, children: []},
      ]);
      return route;
    },
    end: (taken) => {
      expect(taken).toEqual([...routes].sort());
    },
  };
  await takePages([...routes].reverse(), build, [step, {}]);
  expect(seen).toEqual([
    '/fr/ ',
    '/fr/404.html ',
    '/fr/docs/ ',
    '/fr/docs/one/  docs/',
    '/fr/docs/page/2/  docs/',
  ]);
  const written = fs.readFileSync(path.join(outDir, 'docs/one/index.html'), 'utf8');
  expect(written).toBe('<title>docs/one/</title><base title="&amp;"><p>');
});
