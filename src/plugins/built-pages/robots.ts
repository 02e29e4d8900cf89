import fs from 'node:fs/promises';
import path from 'node:path';
import type {I18n} from '@docusaurus/types';
import type {Step} from './types';

/**
 * Writes `robots.txt`: everything may be crawled, and the sitemap of each language is named in full.
 * @param i18n Docusaurus' locales. Crawlers ask for the file at the root alone: only the default
 * language writes it.
 */
export const robotsStep = ({locales, localeConfigs, defaultLocale}: I18n): Step => ({
  name: 'robots.txt',
  run: async (_pages, {outDir, locale}) => {
    if (locale !== defaultLocale) {
      return;
    }
    const sitemaps = locales.flatMap((name) => {
      const config = localeConfigs[name];
      return config ? [`Sitemap: ${config.url}${config.baseUrl}sitemap.xml`] : [];
    });
    const text = ['User-agent: *', 'Allow: /', '', ...sitemaps, ''].join('\n');
    await fs.writeFile(path.join(outDir, 'robots.txt'), text);
  },
});
