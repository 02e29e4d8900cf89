import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readChunk} from '../shared/buildOutput';
import {createSlim, readSlimTables, TABLE_FILES, type LoaderOptions} from './slim';

/**
 * Keeps what belongs to single pages of the documentation out of the scripts that every page loads
 * (see README).
 * @param context Docusaurus' context.
 * @returns The plugin.
 * @throws While bundling, when Docusaurus' tables are not what they were; after the build, when
 *   `main` holds them none the less.
 */
export default function sectionRoutes({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'section-routes',
    configureWebpack: (_config, isServer) => {
      // The server tells by the full tables which modules a page was made of.
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      // Bundlers name modules by their real paths.
      const folder = fs.realpathSync(generatedFilesDir);
      const options: LoaderOptions = {slim: createSlim(folder)};
      return {
        module: {
          rules: [
            {
              enforce: 'pre',
              resource: Object.values(TABLE_FILES).map((name) => path.join(folder, name)),
              use: [{loader: path.join(__dirname, 'loader.cjs'), options}],
            },
          ],
        },
      };
    },
    postBuild: async ({outDir}) => {
      const {movedModules} = await readSlimTables(generatedFilesDir);
      const main = await readChunk(outDir, 'main');
      const found = movedModules.find((module) => main.some(({text}) => text.includes(module)));
      if (main.length === 0 || found !== undefined) {
        throw new Error(
          `section-routes: ${found === undefined ? 'the build has no main chunk' : `main still knows ${found}`}. Docusaurus imports its tables by other names now: adapt TABLE_FILES in src/plugins/section-routes/slim.ts.`,
        );
      }
    },
  };
}
