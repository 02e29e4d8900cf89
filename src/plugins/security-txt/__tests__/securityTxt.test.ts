/** @jest-environment node */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import securityTxtPlugin from '..';
import {securityTxt} from '../securityTxt';

const OPTIONS = {email: 'support@firegrid.example', policyPath: '/security/#report'};

function contextOf(currentLocale: string): LoadContext {
  return {
    siteConfig: {url: 'https://firegrid.example'},
    i18n: {defaultLocale: 'en', locales: ['en', 'fr'], currentLocale},
  } as unknown as LoadContext;
}

describe('security.txt', () => {
  const text = securityTxt({
    siteUrl: 'https://firegrid.example',
    ...OPTIONS,
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

describe('the plugin', () => {
  it('writes the file into the build of the default language', async () => {
    const outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'security-txt-'));
    const plugin = securityTxtPlugin(contextOf('en'), OPTIONS);
    await plugin?.postBuild?.({outDir} as Parameters<NonNullable<Plugin['postBuild']>>[0]);
    const written = await fs.readFile(path.join(outDir, '.well-known', 'security.txt'), 'utf8');
    await fs.rm(outDir, {recursive: true});
    const expires = Date.parse(/^Expires: (.+)$/m.exec(written)?.[1] ?? '');
    expect(expires).toBeGreaterThan(Date.now() + 360 * 86_400_000);
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  });

  it('leaves the other languages without one', () => {
    expect(securityTxtPlugin(contextOf('fr'), OPTIONS)).toBeNull();
  });

  it.each([
    [{...OPTIONS, email: 'nobody'}, '"email"'],
    [{...OPTIONS, policyPath: 'security'}, '"policyPath"'],
    [undefined, '"email"'],
  ])('refuses options that it cannot use: %p', (options, name) => {
    expect(() => securityTxtPlugin(contextOf('en'), options)).toThrow(name);
  });
});
