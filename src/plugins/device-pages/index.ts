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

export interface DevicePagesOptions {
  /** Last parts of the pages' addresses. */
  readonly slugs: readonly string[];
  /** Component of each of the pages, which finds the model by the address. */
  readonly component: string;
  /** Texts of further files by their names below the home page. */
  readonly files: (site: Site) => Readonly<Record<string, string>>;
}

/**
 * Makes the page of each model of the catalogue, the downloads and the feed of changes (see README).
 * @param options DevicePagesOptions.
 * @returns The plugin.
 */
export const devicePages =
  ({slugs, component, files}: DevicePagesOptions) =>
  ({baseUrl, siteConfig, i18n}: LoadContext): Plugin => ({
    name: 'device-pages',
    contentLoaded({actions}) {
      for (const slug of slugs) {
        actions.addRoute({path: `${baseUrl}devices/${slug}/`, component, exact: true});
      }
    },
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
