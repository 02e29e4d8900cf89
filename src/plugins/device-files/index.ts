import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** The site in the language of the build. */
export interface Site {
  /** Full address of the home page, with a slash at the end. */
  readonly home: string;
  /** Whether it is the first language, whose build has the files for all of them. */
  readonly isFirst: boolean;
  readonly language: string;
  readonly name: string;
}

/**
 * Writes the downloads of the catalogue and the feed of its changes (see README).
 * @param files Their texts, by their names below the home page.
 * @returns The plugin.
 */
export const deviceFiles =
  (files: (site: Site) => Readonly<Record<string, string>>) =>
  ({baseUrl, siteConfig, i18n}: LoadContext): Plugin => ({
    name: 'device-files',
    async postBuild({outDir}) {
      const {currentLocale, defaultLocale, localeConfigs} = i18n;
      const site: Site = {
        home: siteConfig.url + baseUrl,
        isFirst: currentLocale === defaultLocale,
        language: localeConfigs[currentLocale]?.htmlLang ?? currentLocale,
        name: siteConfig.title,
      };
      await Promise.all(
        Object.entries(files(site)).map(async ([name, text]) =>
          fs.writeFile(path.join(outDir, name), text),
        ),
      );
    },
  });
