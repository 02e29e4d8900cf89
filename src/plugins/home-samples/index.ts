import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readSamples, sampleSources} from './samples';

/**
 * Gives the home page its code: `samples.json` (see README).
 * @param fill Puts the addresses of the service in the place of their names.
 * @returns The plugin. While loading content it throws when a sample has changed too much.
 */
export const homeSamples =
  (fill: (text: string) => string) =>
  ({siteDir, localizationDir}: LoadContext): Plugin => {
    const pathOf = (page: string): string => {
      const twin = path.join(localizationDir, 'docusaurus-plugin-content-pages', page);
      return existsSync(twin) ? twin : path.join(siteDir, 'src/pages', page);
    };
    return {
      name: 'home-samples',
      getPathsToWatch: () => sampleSources.map(({page}) => pathOf(page)),
      async contentLoaded({actions}) {
        await actions.createData('samples.json', readSamples(pathOf, fill));
      },
    };
  };
