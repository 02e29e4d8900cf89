import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes `robots.txt`, whose sitemap addresses depend on SITE_URL (see README).
 * @param context Docusaurus' context.
 * @returns The plugin, or null in the build of any language but the default one: crawlers ask for
 * the file at the root alone.
 */
export default function robotsTxt({siteConfig, i18n}: LoadContext): Plugin | null {
  if (i18n.currentLocale !== i18n.defaultLocale) {
    return null;
  }
  return {
    name: 'robots-txt',
    postBuild: async ({outDir}) => {
      const sitemaps = i18n.locales.map((locale) => {
        const {url, baseUrl} = i18n.localeConfigs[locale] ?? siteConfig;
        return `Sitemap: ${url}${baseUrl}sitemap.xml`;
      });
      const text = ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
      await fs.writeFile(path.join(outDir, 'robots.txt'), text);
    },
  };
}
