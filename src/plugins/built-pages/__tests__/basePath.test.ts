/** @jest-environment node */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtPages, type BuiltPagesOptions} from '..';

const postBuild = async (baseUrl: string, routesPaths: readonly string[]): Promise<void> => {
  const context = {baseUrl, siteConfig: {}, i18n: {}} as unknown as LoadContext;
  const plugin = builtPages({} as BuiltPagesOptions)(context);
  await plugin.postBuild?.({outDir: '/none', routesPaths} as unknown as Parameters<
    NonNullable<Plugin['postBuild']>
  >[0]);
};

it('a base path that is the path of a page as well is refused', async () => {
  await expect(postBuild('/blog/', ['/blog/', '/blog/blog/a/'])).rejects.toThrow(
    'built-pages: the site has a page /blog/a/, so /blog/ cannot be its base path. Change the path in SITE_URL.',
  );
  for (const base of ['/', '/site/', '/fr/']) {
    // There are no pages to read.
    await expect(postBuild(base, [base, `${base}blog/`])).rejects.not.toThrow('its base path');
  }
});
