import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadContent, type ContentOptions} from './load';

/**
 * Content that is data: reads YAML files and front matter in the language of the build, checks them, and
 * hands them to components as `@generated/content/default/<kind>.json`.
 * @param options The files and their schemas.
 * @returns The plugin; it stops the build with file, line and fix of each fault.
 */
export const content =
  (options: ContentOptions) =>
  ({siteDir, i18n: {currentLocale, defaultLocale}}: LoadContext): Plugin => ({
    name: 'content',

    getPathsToWatch: () =>
      [
        `${options.folder}/*.yml`,
        `i18n/${currentLocale}/content/*.yml`,
        ...Object.values(options.collections).flatMap(({folder, translations}) => [
          `${folder}/*.mdx`,
          `i18n/${currentLocale}/${translations}/*.mdx`,
        ]),
      ].map((pattern) => path.posix.join(siteDir.replaceAll('\\', '/'), pattern)),

    loadContent() {
      const {content: loaded, problems} = loadContent(
        siteDir,
        currentLocale,
        defaultLocale,
        options,
      );
      if (problems.length > 0) {
        throw new Error(
          problems
            .map(({file, line, text, fix}) => `${file}:${line}: ${text}\n  Fix: ${fix}.`)
            .join('\n'),
        );
      }
      return loaded;
    },

    async contentLoaded({content: loaded, actions}) {
      await Promise.all(
        Object.entries(loaded as Readonly<Record<string, unknown>>).map(([kind, value]) =>
          actions.createData(`${kind}.json`, JSON.stringify(value)),
        ),
      );
    },
  });
