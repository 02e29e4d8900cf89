import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {completeManifest, type ChunkGroup, type ClientManifest} from './manifest';

interface Compilation {
  readonly chunkGroups: Iterable<ChunkGroup>;
}

/** The part of the bundler that is used: webpack's and Rspack's are the same here. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      tapPromise: (name: string, fn: (compilation: Compilation) => Promise<void>) => void;
    };
  };
}

/**
 * Names the scripts and style sheets of each route in its built page (see README).
 * @param context Docusaurus' context.
 * @returns The plugin.
 * @throws After bundling, when the manifest that Docusaurus' template reads cannot be completed.
 */
export default function routeAssets({generatedFilesDir}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'client-manifest.json');
  const bundlerPlugin = {
    apply: ({hooks}: Compiler) => {
      hooks.afterEmit.tapPromise('route-assets', async ({chunkGroups}) => {
        // Docusaurus' own types know no shape for it.
        const manifest = JSON.parse(await fs.readFile(file, 'utf8')) as ClientManifest;
        const complete = completeManifest(manifest, chunkGroups);
        if (!complete.origins['@theme/NotFound']) {
          throw new Error(
            'route-assets: the bundler no longer tells which module each chunk was made for, so that built pages would lack their own style sheets. Look into the chunk groups of the compilation, then adapt src/plugins/route-assets.',
          );
        }
        await fs.writeFile(file, JSON.stringify(complete));
      });
    },
  };
  return {
    name: 'route-assets',
    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production' ? {} : {plugins: [bundlerPlugin]},
  };
}
