/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {findRoot, hashesOf, policyStep, type InspectedPage} from '..';
import {parsePage} from '../../readPage';
import {hashSource} from '../headers';
import {inspectPage} from '../inspect';

const allowed = {docusaurus: 10, theme: 10};

const page = (name: string, html: string, isRoute = true): InspectedPage => ({
  name,
  isRoute,
  ...inspectPage(parsePage(html)),
});
const own = '<script>a()</script><script data-plugin=theme>b()</script>';

describe('inline scripts', () => {
  it('are hashed when every page holds them', () => {
    const pages = [page('a.html', own), page('b.html', `${own}<p>`), page('c.html', '', false)];
    expect(hashesOf(pages, allowed)).toEqual([hashSource('a()'), hashSource('b()')]);
  });

  it.each([
    ['without a name', '<script>c()</script>'],
    ['by the name of another', '<script data-plugin=theme>c()</script>'],
    ['by a name that no plugin has', '<script data-plugin=mine>c()</script>'],
    ['of another type', '<script type=module>c()</script>'],
  ])('stop the build with page and line when they are not on the list: %s', (_case, script) => {
    const pages = [page('a.html', own), page('docs/b.html', `${own}\n${script}`)];
    expect(() => hashesOf(pages, allowed)).toThrow(
      'docs/b.html:2 holds an inline script that no plugin registers, “c()”',
    );
    expect(() => hashesOf([page('static.html', `\n\n${script}`, false)], {})).toThrow(
      'static.html:3 holds an inline script',
    );
  });

  it('stop the build when a page lacks one, or has it twice', () => {
    const without = [page('a.html', own), page('b.html', '<script>a()</script>')];
    expect(() => hashesOf(without, allowed)).toThrow('b.html holds the theme script 0 times');
    expect(() => hashesOf([page('a.html', own + own)], allowed)).toThrow(
      'a.html holds the theme script 2 times',
    );
  });

  it('stop the build when they are longer than they may be, in bytes', () => {
    const long = own.replace('b()', 'b("ééé")');
    expect(() => hashesOf([page('a.html', long)], allowed)).toThrow(
      'holds a theme script of 11 bytes, more than 10',
    );
  });
});

test('markup that the policy blocks stops the build, the first five findings by name', () => {
  const html = `${own}\n<i onclick=x>`;
  const pages = Array.from({length: 6}, (_unused, index) => page(`${index}.html`, html));
  expect(() => hashesOf(pages, allowed)).toThrow(
    /0\.html:2 holds an inline event handler <i onclick>, which the policy blocks[\s\S]+4\.html[\s\S]+and 1 more/,
  );
});

describe('findRoot', () => {
  it.each([
    ['the default language', '/site/build', '/', '/'],
    ['another language', '/site/build/fr', '/fr/', '/'],
    ['a base path', '/site/build/fr', '/cloud/fr/', '/cloud/'],
    ['another language alone', '/site/build', '/', '/'],
  ])('finds the deployed folder for %s', (_case, outDir, baseUrl, root) => {
    expect(findRoot({outDir, baseUrl}, [root], path.posix)).toBe('/site/build');
  });

  it('has the separators of the system', () => {
    const build = {outDir: 'C:\\site\\build\\fr', baseUrl: '/fr/'};
    expect(findRoot(build, ['/'], path.win32)).toBe('C:\\site\\build');
  });
});

test('_headers holds the scripts of all languages, and pages of static/ count', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-'));
  const i18n = {
    defaultLocale: 'en',
    locales: ['en', 'fr'],
    localeConfigs: {en: {baseUrl: '/'}, fr: {baseUrl: '/fr/'}},
  } as unknown as I18n;
  const run = async (locale: string, baseUrl: string, script: string): Promise<string> => {
    const outDir = path.join(root, baseUrl);
    fs.mkdirSync(outDir, {recursive: true});
    const tree = parsePage(`<script>${script}</script>`);
    const file = path.join(outDir, 'index.html');
    const pages = [
      {
        route: baseUrl,
        path: '/',
        file,
        tree,
        title: '',
        description: '',
        isIndexed: true,
        frontMatter: {},
      },
    ];
    const build = {siteDir: '', outDir, locale, baseUrl, url: 'https://a.example', siteTitle: ''};
    await policyStep(i18n, {connect: [], frames: []}, {docusaurus: 10}).run(pages, build);
    return fs.readFileSync(path.join(root, '_headers'), 'utf8');
  };
  expect(await run('en', '/', 'a()')).toContain(hashSource('a()'));
  const both = await run('fr', '/fr/', 'b()');
  expect(both).toContain(hashSource('a()'));
  expect(both).toContain(hashSource('b()'));
  expect(both).toContain('upgrade-insecure-requests');

  fs.writeFileSync(path.join(root, 'fr', 'old.html'), '<p>\n<script>c()</script>');
  await expect(run('fr', '/fr/', 'b()')).rejects.toThrow('old.html:2 holds an inline script');
  fs.rmSync(root, {recursive: true});
});
