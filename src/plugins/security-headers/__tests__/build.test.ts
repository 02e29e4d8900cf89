/** @jest-environment node */
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {findRoot} from '..';
import {formatHeadersFile} from '../headersFile';
import {parseOptions} from '../options';
import {MAX_SCRIPTS, mergeScans} from '../scanBuild';

describe('parseOptions', () => {
  it('has defaults, and accepts the id that Docusaurus adds', () => {
    const none = {connectOrigins: [], frameOrigins: [], formTargets: []};
    expect(parseOptions(undefined)).toEqual(none);
    expect(parseOptions({id: 'default'})).toEqual(expect.objectContaining(none));
  });

  it('reduces addresses to origins, each once', () => {
    const {connectOrigins} = parseOptions({
      connectOrigins: [
        'https://a.example/v1',
        'https://a.example',
        'http://localhost:4603/',
        'wss://b.example/x',
      ],
    });
    expect(connectOrigins).toEqual([
      'https://a.example',
      'http://localhost:4603',
      'wss://b.example',
    ]);
  });

  it.each(['*', 'a.example', "'unsafe-inline'", 'https:', 'data:text/html,x', ''])(
    'refuses %p by name',
    (value) => {
      expect(() => parseOptions({frameOrigins: ['https://a.example', value]})).toThrow(
        `security-headers: frameOrigins.1: ${JSON.stringify(value)} is not a full address`,
      );
    },
  );

  it('refuses options that it does not know', () => {
    expect(() => parseOptions({conectOrigins: []})).toThrow(/security-headers: .*conectOrigins/);
  });
});

describe('findRoot', () => {
  const i18n = (currentLocale: string, root: string, french: string): I18n =>
    ({
      defaultLocale: 'en',
      currentLocale,
      locales: ['en', 'fr'],
      localeConfigs: {en: {baseUrl: root}, fr: {baseUrl: french}},
    }) as unknown as I18n;
  const build = path.resolve('build');

  it.each([
    ['the default language', build, i18n('en', '/', '/fr/')],
    ['another language', path.join(build, 'fr'), i18n('fr', '/', '/fr/')],
    ['a base path', path.join(build, 'fr'), i18n('fr', '/cloud/', '/cloud/fr/')],
    ['another language alone', build, i18n('fr', '/', '/')],
  ])('finds it for %s', (_case, outDir, locales) => {
    expect(findRoot(outDir, locales)).toBe(build);
  });
});

describe('mergeScans', () => {
  it('gives each script once', () => {
    const scan = {inlineScripts: ['a()', 'b()'], faults: []};
    expect(
      mergeScans([
        {page: 'index.html', ...scan},
        {page: 'fr/index.html', ...scan},
      ]),
    ).toEqual(['a()', 'b()']);
  });

  it('names the pages with faults', () => {
    const faults = ['a style element <style>'];
    expect(() => mergeScans([{page: 'blog/index.html', inlineScripts: [], faults}])).toThrow(
      'blog/index.html: a style element <style>',
    );
  });

  it('names the pages whose scripts vary', () => {
    const scans = Array.from({length: MAX_SCRIPTS + 1}, (_, index) => ({
      page: `p${index}/index.html`,
      inlineScripts: ['shared()', `page(${index})`],
      faults: [],
    }));
    expect(() => mergeScans(scans)).toThrow(
      /14 different inline scripts, more than 12.*\n {2}p12\/index.html: page\(12\)/,
    );
    expect(() => mergeScans(scans.slice(0, MAX_SCRIPTS - 1))).not.toThrow();
  });
});

describe('formatHeadersFile', () => {
  it('writes paths and indented headers', () => {
    expect(
      formatHeadersFile([
        {path: '/*', headers: {A: 'b', C: 'd'}},
        {path: '/assets/*', headers: {E: 'f'}},
      ]),
    ).toBe('/*\n  A: b\n  C: d\n/assets/*\n  E: f\n');
  });

  it('refuses lines that hosts cut off', () => {
    expect(() => formatHeadersFile([{path: '/*', headers: {Long: 'x'.repeat(2000)}}])).toThrow(
      'the line of Long in _headers has 2008 characters',
    );
  });
});
