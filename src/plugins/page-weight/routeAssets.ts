import fs from 'node:fs/promises';
import type {Compiler} from 'webpack';

/** Read by the template of the built pages: chunk ids by name of a module as it was asked for, `@theme/BlogListPage`. */
interface ClientManifest {
  readonly origins: Record<string, readonly string[]>;
}

/**
 * Adds to the manifest the chunks of each module that a route asks for, after the bundler wrote it and before the first
 * page is rendered.
 * @param file Absolute path of `client-manifest.json`, as react-loadable-ssr-addon writes it.
 * @returns A plugin of the bundler; it stops the build when the bundler no longer tells what a chunk was made for.
 */
export function routeAssets(file: string) {
  return {
    apply: ({hooks}: Compiler) => {
      hooks.afterEmit.tapPromise('page-weight', async ({chunkGroups}) => {
        // Docusaurus' own types know no shape for it.
        const manifest = JSON.parse(await fs.readFile(file, 'utf8')) as ClientManifest;
        const {origins} = manifest;
        for (const group of chunkGroups) {
          const ids = group.chunks.flatMap(({id}) => (id ? [`${id}`] : []));
          for (const {request} of group.origins) {
            if (request) {
              origins[request] = [...new Set([...(origins[request] ?? []), ...ids])];
            }
          }
        }
        if (!origins['@theme/NotFound']) {
          throw new Error(
            'page-weight: the bundler no longer tells which module each chunk was made for, so that built pages would lack their own style sheets. Look into the chunk groups of the compilation, then adapt src/plugins/page-weight/routeAssets.ts.',
          );
        }
        await fs.writeFile(file, JSON.stringify(manifest));
      });
    },
  };
}
