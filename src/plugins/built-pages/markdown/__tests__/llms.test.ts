/** @jest-environment node */
import path from 'node:path';
import {loadBuildTexts} from '../../../../config/buildTexts';
import {llmsFiles, type ListedPage} from '../llms';

const page = (route: string, more: Partial<ListedPage> = {}): ListedPage => ({
  route,
  path: route.replace(/^\/fr/, ''),
  title: `Title of ${route}`,
  description: 'One line.',
  address: `https://example.com${route.slice(0, -1)}.md`,
  twin: `---\ntitle: "${route}"\n---\n\n# ${route}\n`,
  ...more,
});

const pages = [
  page('/fr/privacy/'),
  page('/fr/blog/old/', {published: '2025-01-01'}),
  page('/fr/blog/new/', {published: '2026-01-01', title: 'New [here]'}),
  page('/fr/blog/'),
  page('/fr/blog/page/2/'),
  page('/fr/careers/'),
  page('/fr/documentation/z/'),
  page('/fr/documentation/a/'),
  page('/fr/', {address: 'https://example.com/fr/index.md', description: ''}),
];

const site = {
  name: 'Firegrid',
  summary: 'De vrais appareils.',
  homeAddress: 'https://example.com/fr/',
  order: ['/fr/documentation/z/', '/fr/documentation/a/'],
};

const texts = loadBuildTexts(path.join(__dirname, '../../../../..'), 'fr');

const {list, full} = llmsFiles(pages, site, texts);

it('lists each page once, by kind, in the order in which they are read', () => {
  const entries = [...list.matchAll(/^## (.+)$|\]\(https:\/\/example\.com(.+?)\.md\)/gm)];
  expect(entries.map(([, kind, address]) => kind ?? address)).toEqual([
    'Documentation',
    '/fr/documentation/z',
    '/fr/documentation/a',
    'Le service',
    '/fr/index',
    'Blogue',
    '/fr/blog',
    '/fr/blog/new',
    '/fr/blog/old',
    'Carrières',
    '/fr/careers',
    'Optional',
    '/fr/blog/page/2',
    '/fr/privacy',
  ]);
  expect(list).toContain('- [New \\[here\\]](https://example.com/fr/blog/new.md): One line.\n');
  expect(list).toContain('- [Title of /fr/](https://example.com/fr/index.md)\n');
  // The twins are in the same order, but for offers and legal texts.
  expect([...full.matchAll(/^# (\/.+)\/$/gm)].map(([, route]) => route)).toEqual([
    '/fr/documentation/z',
    '/fr/documentation/a',
    '/fr',
    '/fr/blog',
    '/fr/blog/new',
    '/fr/blog/old',
  ]);
});
