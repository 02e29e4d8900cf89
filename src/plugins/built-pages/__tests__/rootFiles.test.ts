/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {listBuiltFiles} from '../../shared/buildOutput';
import {openSearchDescription} from '../openSearch';
import {robotsStep} from '../robots';
import {securityTxt, securityTxtStep} from '../securityTxt';

const CONTACT = {email: 'support@firegrid.example', policyPath: '/security/#report'};

describe('security.txt', () => {
  const text = securityTxt({
    siteUrl: 'https://firegrid.example',
    ...CONTACT,
    languages: ['en', 'fr'],
    builtAt: new Date('2026-11-21T06:30:15.250Z'),
  });

  it('holds the fields of RFC 9116, expiring in less than a year', () => {
    expect(text.split('\n')).toEqual([
      'Contact: mailto:support@firegrid.example',
      'Contact: https://firegrid.example/security/#report',
      'Expires: 2027-11-20T06:30:15Z',
      'Preferred-Languages: en, fr',
      'Canonical: https://firegrid.example/.well-known/security.txt',
      'Policy: https://firegrid.example/security/#report',
      '',
    ]);
  });

  it('says once when it expires and which languages are read, as the RFC demands', () => {
    expect(text.match(/^Expires:/gm)).toHaveLength(1);
    expect(text.match(/^Preferred-Languages:/gm)).toHaveLength(1);
  });
});

describe('the files of the root', () => {
  const i18n = {
    defaultLocale: 'en',
    locales: ['en', 'fr'],
    localeConfigs: {
      en: {url: 'https://a.example', baseUrl: '/'},
      fr: {url: 'https://a.example', baseUrl: '/fr/'},
    },
  } as unknown as I18n;

  async function filesOf(locale: string): Promise<ReadonlyMap<string, string>> {
    const outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'built-pages-'));
    const build = {
      siteDir: '',
      outDir,
      locale,
      baseUrl: '/',
      url: 'https://a.example',
      siteTitle: '',
    };
    await robotsStep(i18n).run([], build);
    await securityTxtStep(i18n, CONTACT).run([], build);
    const files = new Map<string, string>();
    for (const name of await listBuiltFiles(outDir, '.txt')) {
      files.set(name, await fs.readFile(path.join(outDir, name), 'utf8'));
    }
    await fs.rm(outDir, {recursive: true});
    return files;
  }

  it('are written with the default language', async () => {
    const files = await filesOf('en');
    const [, expires = ''] =
      /^Expires: (.+)$/m.exec(files.get('.well-known/security.txt') ?? '') ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 360 * 86_400_000);
    expect(Date.parse(expires)).toBeLessThan(Date.now() + 365 * 86_400_000);
    expect(files.get('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://a.example/sitemap.xml\nSitemap: https://a.example/fr/sitemap.xml\n',
    );
  });

  it('are not written with the others', async () => {
    expect((await filesOf('fr')).size).toBe(0);
  });
});

test('the search is described to browsers, by a name of at most 16 characters', () => {
  const search = {name: 'A & B', description: 'Search <all>', home: 'https://a.example/fr/'};
  const text = openSearchDescription(search);
  expect(text).toContain('<ShortName>A &amp; B</ShortName>');
  expect(text).toContain('<Description>Search &lt;all>');
  expect(text).toContain('template="https://a.example/fr/search/?q={searchTerms}"');
  expect(() => openSearchDescription({...search, name: 'A name that is long'})).toThrow(
    'more than 16 characters',
  );
});
