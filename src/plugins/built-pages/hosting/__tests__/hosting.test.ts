/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {select} from 'hast-util-select';
import {tempFolder} from '@site/scripts/jest/tempFolder';
import {parseRedirects} from '@site/sandbox/site/rules';
import {hashesOf, hostingStep, type HostFormat} from '..';
import {applyEdits, editsOf} from '../../edit';
import {parsePage, propertyOf} from '../../readPage';
import type {BuiltPage} from '../../types';
import {contentSecurityPolicy, hashSource} from '../headers';
import {inlineScriptsOf} from '../inlineScripts';
import {redirectRules, staticHostFiles} from '../rules';

const i18n = {
  defaultLocale: 'en',
  locales: ['en', 'fr'],
  localeConfigs: {en: {baseUrl: '/cloud/'}, fr: {baseUrl: '/cloud/fr/'}},
} as unknown as I18n;

const {folder} = tempFolder();

type Tree = ReturnType<typeof parsePage>;

/** Hands pages, by path, to the step, as the build of a language does; returns its folder. */
async function host(format: HostFormat, locale: string, pages: Readonly<Record<string, Tree>>) {
  const outDir = path.join(folder, format, locale === 'en' ? '' : locale);
  fs.mkdirSync(outDir, {recursive: true});
  const {baseUrl} = i18n.localeConfigs[locale]!;
  const step = await hostingStep(i18n, {
    format,
    origins: {connect: ['https://api.example/v1'], frames: []},
    scripts: {docusaurus: 10},
    redirects: {'/docs/*': '/guides/:splat', '/old': '/guides/b/'},
    isolated: [],
  })({siteDir: '', outDir, locale, baseUrl, url: 'https://a.example', siteTitle: ''});
  const inspected = [];
  for (const [name, tree] of Object.entries(pages)) {
    const file = path.join(outDir, name, 'index.html');
    inspected.push(await step.page!({file, tree, path: `/${name}`, title: 'B & C'} as BuiltPage));
  }
  await step.end!(inspected);
  return outDir;
}

it('hashes scripts as browsers do', () => {
  // The example of https://www.w3.org/TR/CSP2/#script-src-hash-usage
  expect(hashSource("alert('Hello, world.');")).toBe(
    "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
  );
});

it.each([
  ['<script>\r\na = "é &amp; <b>";\r</script>', ['\na = "é &amp; <b>";\n']],
  ['<script type="module">2</script><script type="importmap">{}</script>', ['2', '{}']],
  ['<script type="application/ld+json">{}</script><script src="/main.js"></script>', []],
  ['<svg><script xlink:href="/main.js">b()</script></svg>', ['b()']],
])('finds the inline scripts of %s', (html, expected) => {
  expect(inlineScriptsOf(parsePage(html)).map(({text}) => text)).toEqual(expected);
});

it('opens in the policy exactly what is configured', () => {
  const opened = contentSecurityPolicy({
    hashes: ["'sha256-b'", "'sha256-a'", "'sha256-b'"],
    origins: {
      connect: ['https://a.example/v1', 'https://a.example', 'http://localhost:4603/'],
      frames: ['https://c.example/demo'],
    },
    https: true,
  });
  expect(opened).toBe(
    "default-src 'self'; script-src 'self' 'sha256-a' 'sha256-b'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' https://a.example http://localhost:4603; frame-src https://c.example; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; upgrade-insecure-requests",
  );
});

it.each(['/', '/site/'])('leads on from moved pages below %s, to its own 404 in French', (base) => {
  const redirects = redirectRules([base, `${base}fr/`], {
    '/docs/*': '/documentation/:splat',
    '/list/:slug': '/list/#:slug',
  });
  const redirectFor = parseRedirects(staticHostFiles({headers: [], redirects})._redirects);
  expect(redirectFor(`${base}fr/docs/a`)).toEqual({to: `${base}fr/documentation/a`, status: 301});
  expect(redirectFor(`${base}fr/nulle-part/`)).toEqual({to: `${base}fr/404.html`, status: 404});
  expect(redirectFor(`${base}nowhere/`)).toBeUndefined();
  expect(redirectFor(`${base}list/`)).toBeUndefined();
  for (const end of ['', '/']) {
    const to = `${base}list/#one`;
    expect(redirectFor(`${base}list/one${end}`)).toEqual({to, status: 301});
  }
});

describe('the scripts of pages', () => {
  const good = '<script>a()</script><script data-plugin=theme>b()</script>';
  const hashes = (...pages: readonly string[]) =>
    hashesOf(
      pages.map((html) => ({name: 'a.html', scripts: inlineScriptsOf(parsePage(html))})),
      {docusaurus: 10, theme: 10},
    );

  it('are allowed by their hashes', () => {
    expect(hashes(good, `${good}<p>`)).toEqual([hashSource('a()'), hashSource('b()')]);
  });

  it.each([
    [`${good}\n<script>c()</script>`, ':2 holds an inline script that no plugin registers, “c()”'],
    [`${good}<script data-plugin=mine>c()</script>`, ':1 holds an inline script'],
    ['<script>a()</script>', ' does not hold the theme script once'],
    // In bytes.
    [good.replace('b()', 'b("ééé")'), ':1 holds a theme script of 11 bytes, more than 10'],
  ])('stop the build with %j', (html, message) => {
    expect(() => hashes(html)).toThrow(`a.html${message}`);
  });
});

it.each<[HostFormat, string, readonly string[]]>([
  ['files', 'files/_headers', ['_headers', '_redirects']],
  ['nginx', 'nginx.nginx.conf', []],
])(
  'writes the rules as %s for all languages, from the default one',
  async (format, file, names) => {
    const page = (script: string) => ({'': parsePage(`<script>${script}</script>`)});
    // On a machine that builds French alone.
    const root = path.dirname(await host(format, 'fr', page('a()')));
    expect(fs.readdirSync(root)).toEqual(['fr']);
    await host(format, 'en', page('a()'));
    const rules = fs.readFileSync(path.join(folder, file), 'utf8');
    expect(rules).toContain(hashSource('a()'));
    expect(rules).toContain('/cloud/fr/assets/');
    // No host publishes rules that it does not read.
    expect(fs.readdirSync(root).filter((name) => /^[_.]|\.conf$/.test(name))).toEqual(names);
    await expect(host(format, 'fr', page('b()'))).rejects.toThrow('pages in "fr" hold an inline');
  },
);

it.each(['en', 'fr'])(
  'writes all into the pages in %s for a host without rules',
  async (locale) => {
    const html = '<!doctype html><html><head><meta charset=utf-8><script>a()</script>';
    const tree = parsePage(html);
    const outDir = await host('none', locale, {'': tree, 'guides/b/': parsePage(html)});
    const page = parsePage(applyEdits(html, editsOf(tree)));
    const written = propertyOf(page, 'meta[charset] + meta[http-equiv]', 'content') ?? '';
    expect(select('meta[http-equiv] ~ script', page)).toBeDefined();
    expect(written).toContain(`script-src 'self' ${hashSource('a()')};`);
    expect(written).not.toContain('frame-ancestors');
    const moved = fs.readFileSync(path.join(outDir, 'docs/b/index.html'), 'utf8');
    const target = `https://a.example${i18n.localeConfigs[locale]!.baseUrl}guides/b/`;
    expect(moved).toContain(`<a href="${target}">B &amp; C</a>`);
    const [script] = inlineScriptsOf(parsePage(moved));
    expect(moved).toContain(`script-src ${hashSource(script?.text ?? '')};`);
    expect(fs.readFileSync(path.join(outDir, 'old/index.html'), 'utf8')).toBe(moved);
    expect(fs.existsSync(path.join(outDir, '.nojekyll'))).toBe(locale === 'en');
  },
);
