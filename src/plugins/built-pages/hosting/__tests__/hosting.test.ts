/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {select} from 'hast-util-select';
import {hashesOf, hostingStep, type HostFormat} from '..';
import {applyEdits, editsOf} from '../../edit';
import {parsePage, propertyOf} from '../../readPage';
import type {BuiltPage} from '../../types';
import {hashSource} from '../headers';
import {inspectPage} from '../inspect';

it.each([
  ['<script>\r\na = "é &amp; <b>";\r</script>', ['\na = "é &amp; <b>";\n']],
  ['<script type="">1</script><div><script type="module">2</script></div>', ['1', '2']],
  ['<script type="importmap">{}</script>', ['{}']],
  ['<script type="application/ld+json">{}</script>', []],
  ['<script type="application/json" id="data">{}</script>', []],
  ['<script src="/main.js" defer></script><script></script>', []],
  ['<svg><script xlink:href="/main.js">b()</script></svg>', ['b()']],
  ['<template><script src="/main.js">a()</script></template>', ['a()']],
])('finds the inline scripts of %s', (html, expected) => {
  expect(inspectPage(parsePage(html)).scripts.map(({text}) => text)).toEqual(expected);
});

it.each([
  ['<button id="go" onclick="a()">', ['an inline event handler <button id="go" onclick>']],
  ['<a href=" java\nscript:a()">', ['a javascript: address <a href>']],
  ['<form action="JavaScript:a()">', ['a javascript: address <form action>']],
  ['<svg><a xlink:href="javascript:a()"></a></svg>', ['a javascript: address <a xlinkhref>']],
  ['<head><noscript><style>p{}</style></noscript>', ['a style element <style>']],
  ['<template><style id="x"></style></template>', ['a style element <style id="x">']],
  ['<p style="color:red" data-onclick="a()">onclick="a()"</p>', []],
  ['<a href="/javascript:/">javascript:</a><a href="https://x.example/?javascript:">', []],
])('finds what the policy blocks in %s', (html, expected) => {
  expect(inspectPage(parsePage(html)).faults.map(({text}) => text)).toEqual(expected);
});

describe('the pages of a language', () => {
  const allowed = {docusaurus: 10, theme: 10};
  const own = '<script>a()</script><script data-plugin=theme>b()</script>';
  const page = (name: string, html: string, isRoute = true) => ({
    name,
    isRoute,
    ...inspectPage(parsePage(html)),
  });

  it('have the hashes of scripts that every page holds', () => {
    const pages = [page('a.html', own), page('b.html', `${own}<p>`), page('c.html', '', false)];
    expect(hashesOf(pages, allowed)).toEqual([hashSource('a()'), hashSource('b()')]);
  });

  it.each([
    [`${own}\n<script>c()</script>`, ':2 holds an inline script that no plugin registers, “c()”'],
    [`${own}<script data-plugin=theme>c()</script>`, ':1 holds an inline script'],
    [`${own}<script data-plugin=mine>c()</script>`, ':1 holds an inline script'],
    ['<script>a()</script>', ' holds the theme script 0 times'],
    [own + own, ' holds the theme script 2 times'],
    [`${own}\n<i onclick=x>`, ':2 holds an inline event handler <i onclick>, which the policy'],
    // In bytes.
    [own.replace('b()', 'b("ééé")'), ':1 holds a theme script of 11 bytes, more than 10'],
    ['<i onclick=x>'.repeat(6), /(?: {2}a\.html:1 [^\n]+\n){5} {2}and 3 more/],
  ])('stop the build with %j', (html, message) => {
    const text = typeof message === 'string' ? `a.html${message}` : message;
    expect(() => hashesOf([page('a.html', html)], allowed)).toThrow(text);
  });
});

// Docusaurus' output folder ends in a slash where its address does.
test.each<[HostFormat, string, string]>([
  ['files', 'site/_headers', ''],
  ['files', 'site/_headers', path.sep],
  ['nginx', 'site.nginx.conf', ''],
  ['nginx', 'site.nginx.conf', path.sep],
])(
  'the default language writes the policy as %s for all to %s, from a folder that ends in "%s"; pages of static/ count',
  async (format, file, end) => {
    const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-'));
    const root = path.join(parent, 'site');
    const i18n = {
      defaultLocale: 'en',
      locales: ['en', 'fr'],
      localeConfigs: {en: {baseUrl: '/cloud/'}, fr: {baseUrl: '/cloud/fr/'}},
    } as unknown as I18n;
    const run = async (locale: string, folder: string, script: string): Promise<string> => {
      const outDir = path.join(root, folder) + end;
      fs.mkdirSync(outDir, {recursive: true});
      const page = {
        file: path.join(outDir, 'index.html'),
        tree: parsePage(`<script>${script}</script>`),
      } as BuiltPage;
      const {baseUrl} = i18n.localeConfigs[locale]!;
      const build = {siteDir: '', outDir, locale, baseUrl, url: 'https://a.example', siteTitle: ''};
      const options = {format, origins: {connect: [], frames: []}, scripts: {docusaurus: 10}};
      const redirects = {'/docs/*': '/guides/:splat'};
      const step = await hostingStep(i18n, {...options, redirects, isolated: []})(build);
      const inspected = await step.page?.(page);
      await step.end?.(inspected ? [inspected] : []);
      const rules = path.join(parent, file);
      return fs.existsSync(rules) ? fs.readFileSync(rules, 'utf8') : '';
    };
    // On a machine that builds French alone.
    expect(await run('fr', 'fr', 'a()')).toBe('');
    const headers = await run('en', '', 'a()');
    expect(headers).toContain(hashSource('a()'));
    expect(headers).toContain('/cloud/fr/assets/');
    // No host publishes rules that it does not read.
    const published = fs.readdirSync(root).filter((name) => /^[_.]|\.conf$/.test(name));
    expect(published).toEqual(format === 'files' ? ['_headers', '_redirects'] : []);
    expect(await run('fr', 'fr', 'a()')).toBe(headers);
    await expect(run('fr', 'fr', 'b()')).rejects.toThrow('pages in "fr" hold an inline script');

    fs.writeFileSync(path.join(root, 'fr', 'old.html'), '<p>\n<script>c()</script>');
    await expect(run('fr', 'fr', 'b()')).rejects.toThrow('old.html:2 holds an inline script');
    fs.rmSync(parent, {recursive: true});
  },
);

describe.each([
  ['en', '/cloud/', ''],
  ['fr', '/cloud/fr/', 'fr'],
])('for a host without rules, the pages in %s', (locale, baseUrl, folder) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'none-'));
  const outDir = path.join(root, folder);
  const read = (name: string): string => fs.readFileSync(path.join(outDir, name), 'utf8');
  const html =
    '<!doctype html><html><head><meta charset=utf-8><script>a()</script></head><body></body></html>';
  const tree = parsePage(html);

  beforeAll(async () => {
    fs.mkdirSync(outDir, {recursive: true});
    const i18n = {
      defaultLocale: 'en',
      locales: ['en', 'fr'],
      localeConfigs: {en: {baseUrl: '/cloud/'}, fr: {baseUrl: '/cloud/fr/'}},
    } as unknown as I18n;
    const build = {siteDir: '', outDir, locale, baseUrl, url: 'https://a.example', siteTitle: ''};
    const step = await hostingStep(i18n, {
      format: 'none',
      origins: {connect: ['https://api.example/v1'], frames: []},
      scripts: {docusaurus: 10},
      redirects: {'/docs/*': '/guides/:splat', '/old': '/guides/b/'},
      isolated: [],
    })(build);
    const page = async (name: string, title: string, own = parsePage(html)) =>
      step.page?.({
        file: path.join(outDir, name, 'index.html'),
        tree: own,
        path: `/${name}`,
        title,
      } as BuiltPage);
    const pages = [page('', 'Home', tree), page('guides/', 'Guides'), page('guides/b/', 'B & C')];
    await step.end?.((await Promise.all(pages)).filter((each) => each !== undefined));
  });

  afterAll(() => {
    fs.rmSync(root, {recursive: true});
  });

  it('hold the policy before their scripts, with the hashes of these', () => {
    const page = parsePage(applyEdits(html, editsOf(tree)));
    const policy = propertyOf(page, 'meta[charset] + meta[http-equiv]', 'content') ?? '';
    expect(select('meta[http-equiv] ~ script', page)).toBeDefined();
    expect(policy).toContain(`script-src 'self' ${hashSource('a()')};`);
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).not.toContain('frame-ancestors');
  });

  it('have pages at their old addresses, whose script the policy there allows', () => {
    const pages = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'});
    expect(pages.filter((name) => name.endsWith('.html')).sort()).toEqual(
      ['docs/b/index.html', 'docs/index.html', 'old/index.html'].map(path.normalize),
    );
    const moved = read('docs/b/index.html');
    const target = `https://a.example${baseUrl}guides/b/`;
    expect(moved).toContain(`<link rel="canonical" href="${target}">`);
    expect(moved).toContain(`<a href="${target}">B &amp; C</a>`);
    expect(moved).toContain(`content="0; url=${target}"`);
    const scripts = inspectPage(parsePage(moved)).scripts.map(({text}) => hashSource(text));
    expect(scripts).toHaveLength(1);
    expect(moved).toContain(`script-src ${scripts.join(' ')};`);
    expect(read('old/index.html')).toBe(moved);
  });

  it('keep GitHub Pages from building them again', () => {
    expect(fs.existsSync(path.join(outDir, '.nojekyll'))).toBe(locale === 'en');
  });
});
