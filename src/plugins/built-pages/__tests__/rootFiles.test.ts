/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import {rootFilesStep} from '../rootFiles';
import type {Build} from '../types';

const url = 'https://a.example';
const search = {name: 'Firegrid', description: 'Search & find'};
const contact = {email: 'b@a.example', policyPath: '/security/#report'};

/** @returns The files of a site with a base path, by name. */
async function filesOf(baseUrl: string): Promise<Readonly<Record<string, string>>> {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'root-files-'));
  const i18n = {
    defaultLocale: 'en',
    locales: ['en', 'fr'],
    localeConfigs: {en: {baseUrl}, fr: {baseUrl: `${baseUrl}fr/`}},
  } as unknown as I18n;
  const build = {outDir, locale: 'en', baseUrl, url} as Build;
  await rootFilesStep(i18n, search, contact)(build);
  const names = ['robots.txt', '.well-known/security.txt', 'opensearch.xml'];
  const texts = names.map((name) => [name, fs.readFileSync(path.join(outDir, name), 'utf8')]);
  fs.rmSync(outDir, {recursive: true});
  return Object.fromEntries(texts) as Readonly<Record<string, string>>;
}

it.each(['/', '/site/'])('holds the addresses of a site at %s', async (base) => {
  const files = await filesOf(base);
  const home = url + base;
  expect(files['robots.txt']).toContain(
    `User-agent: *\nAllow: /\n\nSitemap: ${home}sitemap.xml\nSitemap: ${home}fr/sitemap.xml\n`,
  );
  expect(files['.well-known/security.txt']).toContain(`\nContact: ${home}security/#report\n`);
  expect(files['.well-known/security.txt']).toMatch(
    new RegExp(`\nCanonical: ${home}.well-known/security.txt\nPolicy: ${home}security/#report\n$`),
  );
  expect(files['opensearch.xml']).toContain(`template="${home}search/?q={searchTerms}"`);
  expect(files['opensearch.xml']).toContain(`>${home}favicon.ico<`);
});

it('says where files are read that are looked for at the root of an origin', async () => {
  const files = await filesOf('/site/');
  expect(files['robots.txt']).toMatch(/^# Read at https:\/\/a\.example\/robots\.txt alone/);
  expect(files['.well-known/security.txt']).toMatch(
    /^# Read at https:\/\/a\.example\/\.well-known\/security\.txt alone/,
  );
  expect((await filesOf('/'))['robots.txt']).not.toContain('#');
});
