import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {clientConfig, leftOut, leftOutOfBrowsers} from '../leftOut';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'left-out-'));

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

const contextWith = (settings: object = {}, siteDir = folder): LoadContext =>
  ({
    siteDir,
    generatedFilesDir: folder,
    siteConfig: {
      title: 'Firegrid',
      plugins: ['a'],
      themeConfig: {prism: {}, docs: {}},
      ...settings,
    },
  }) as unknown as LoadContext;

const isLeftOut = (request: string, context = contextWith()): boolean =>
  [...leftOut(context), ...leftOutOfBrowsers(context)].some(([pattern]) => pattern.test(request));

it.each([
  ['@theme/AnnouncementBar', {themeConfig: {announcementBar: {}}}],
  ['@theme/SearchMetadata', {themeConfig: {algolia: {}}}],
  ['./BaseUrlIssueBanner', {baseUrlIssueBanner: true}],
])('leaves out %s until a setting asks for it', (request, settings) => {
  expect(isLeftOut(request)).toBe(true);
  expect(isLeftOut(request, contextWith(settings))).toBe(false);
});

it('keeps the settings that pages read', () => {
  expect(clientConfig(contextWith().siteConfig)).toEqual({
    title: 'Firegrid',
    themeConfig: {docs: {}},
  });
});
