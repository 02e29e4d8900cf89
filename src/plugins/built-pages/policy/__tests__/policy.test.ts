/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {hashesOf, policyStep} from '..';
import {parsePage} from '../../readPage';
import type {BuiltPage} from '../../types';
import {hashSource} from '../headers';
import {inspectPage} from '../inspect';

test.each([
  ['<script>\r\na = "é &amp; <b>";\r</script>', ['\na = "é &amp; <b>";\n']],
  ['<SCRIPT type="">1</SCRIPT><div><script type="module">2</script></div>', ['1', '2']],
  ['<script type=" Text/JavaScript ">a()</script>', ['a()']],
  ['<script type="importmap">{}</script>', ['{}']],
  ['<script language="vbscript">a()</script>', ['a()']],
  ['<script type="application/ld+json">{}</script>', []],
  ['<script type="application/json" id="data">{}</script>', []],
  ['<script src="/main.js" defer></script><script></script>', []],
  ['<script src="/main.js">a()</script>', ['a()']],
  ['<svg><script>a()</script></svg>', ['a()']],
  ['<svg><script xlink:href="/main.js">b()</script></svg>', ['b()']],
  ['<!-- <script>a()</script> --><p title="<script>a()</script>">', []],
  ['<textarea><script>a()</script></textarea>', []],
  ['<template><script>a()</script></template>', ['a()']],
  ['<script>a("<!-- <script>");</script>-->")</script>', ['a("<!-- <script>");</script>-->")']],
])('the inline scripts of %s', (html, expected) => {
  expect(inspectPage(parsePage(html)).scripts.map(({text}) => text)).toEqual(expected);
});

test.each([
  ['<button id="go" onclick="a()">', ['an inline event handler <button id="go" onclick>']],
  ['<img ONERROR=a()>', ['an inline event handler <img onerror>']],
  ['<a href=" java\nscript:a()">', ['a javascript: address <a href>']],
  ['<form action="JavaScript:a()">', ['a javascript: address <form action>']],
  ['<svg><a xlink:href="javascript:a()"></a></svg>', ['a javascript: address <a xlinkhref>']],
  ['<head><noscript><style>p{}</style></noscript>', ['a style element <style>']],
  ['<svg><style>p{}</style></svg>', ['a style element <style>']],
  ['<template><style id="x"></style></template>', ['a style element <style id="x">']],
  ['<p style="color:red" data-onclick="a()">onclick="a()"</p>', []],
  ['<a href="/javascript:/">javascript:</a><a href="https://x.example/?javascript:">', []],
  ['<link rel="stylesheet" href="/styles.css"><pre><code>&lt;style&gt;</code></pre>', []],
  ['<script>document.body.onclick = "javascript:"</script>', []],
])('what the policy blocks in %s', (html, expected) => {
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

  test('have the hashes of scripts that every page holds', () => {
    const pages = [page('a.html', own), page('b.html', `${own}<p>`), page('c.html', '', false)];
    expect(hashesOf(pages, allowed)).toEqual([hashSource('a()'), hashSource('b()')]);
  });

  test.each([
    [
      `${own}\n<script>c()</script>`,
      'b.html:2 holds an inline script that no plugin registers, “c()”',
    ],
    [`${own}<script data-plugin=theme>c()</script>`, 'b.html:1 holds an inline script'],
    [`${own}<script data-plugin=mine>c()</script>`, 'b.html:1 holds an inline script'],
    ['<script>a()</script>', 'b.html holds the theme script 0 times'],
    [own + own, 'b.html holds the theme script 2 times'],
    [
      `${own}\n<i onclick=x>`,
      'b.html:2 holds an inline event handler <i onclick>, which the policy',
    ],
  ])('stop the build with %j', (html, message) => {
    expect(() => hashesOf([page('a.html', own), page('b.html', html)], allowed)).toThrow(message);
  });

  test('stop the build with a script that is too long, in bytes', () => {
    const long = own.replace('b()', 'b("ééé")');
    expect(() => hashesOf([page('a.html', long)], allowed)).toThrow(
      'holds a theme script of 11 bytes, more than 10',
    );
  });

  test('have the first five findings named', () => {
    const pages = Array.from({length: 6}, (_unused, index) =>
      page(`${index}.html`, '<i onclick=x>'),
    );
    expect(() => hashesOf(pages, {})).toThrow(/ {2}4\.html[^\n]+\n {2}and 1 more/);
  });
});

test('_headers holds the scripts of all languages, and pages of static/ count', async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'policy-'));
  const i18n = {
    defaultLocale: 'en',
    locales: ['en', 'fr'],
    localeConfigs: {en: {baseUrl: '/cloud/'}, fr: {baseUrl: '/cloud/fr/'}},
  } as unknown as I18n;
  const run = async (locale: string, folder: string, script: string): Promise<string> => {
    const outDir = path.join(root, folder);
    fs.mkdirSync(outDir, {recursive: true});
    const page = {
      file: path.join(outDir, 'index.html'),
      tree: parsePage(`<script>${script}</script>`),
    } as BuiltPage;
    const {baseUrl} = i18n.localeConfigs[locale]!;
    const build = {siteDir: '', outDir, locale, baseUrl, url: 'https://a.example', siteTitle: ''};
    await policyStep(i18n, {connect: [], frames: []}, {docusaurus: 10}).run([page], build);
    return fs.readFileSync(path.join(root, '_headers'), 'utf8');
  };
  expect(await run('en', '', 'a()')).toContain(hashSource('a()'));
  const both = await run('fr', 'fr', 'b()');
  expect(both).toContain(hashSource('a()'));
  expect(both).toContain(hashSource('b()'));

  fs.writeFileSync(path.join(root, 'fr', 'old.html'), '<p>\n<script>c()</script>');
  await expect(run('fr', 'fr', 'b()')).rejects.toThrow('old.html:2 holds an inline script');
  fs.rmSync(root, {recursive: true});
});
