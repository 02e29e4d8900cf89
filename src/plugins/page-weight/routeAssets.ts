import fs from 'node:fs/promises';

/** Read by the template of the built pages: the chunks of each module, and their files. */
export interface ClientManifest {
  /** Chunk ids by name of a module as it was asked for: `@theme/BlogListPage`. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
  /** Files by chunk id, then by extension. */
  readonly assets: Readonly<Record<string, unknown>>;
  readonly entrypoints: readonly string[];
}

/** The part of the bundler's chunk groups that is needed here; one group for each `import()`. */
export interface ChunkGroup {
  /** The places that ask for the group. */
  readonly origins: readonly {readonly request?: string}[];
  readonly chunks: readonly {readonly id?: string | number | null}[];
}

/** The part of the bundler that is used: webpack's and Rspack's are the same here. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      tapPromise: (
        name: string,
        fn: (compilation: {readonly chunkGroups: Iterable<ChunkGroup>}) => Promise<void>,
      ) => void;
    };
  };
}

/**
 * Adds to the manifest the chunks of each module that a route asks for.
 * @param manifest As react-loadable-ssr-addon wrote it.
 * @param groups All chunk groups of the client's build.
 * @returns A new manifest; what was there stays.
 * @throws When the bundler no longer tells what a chunk was made for.
 */
export function completeManifest(
  manifest: ClientManifest,
  groups: Iterable<ChunkGroup>,
): ClientManifest {
  const origins = new Map(Object.entries(manifest.origins));
  for (const group of groups) {
    const ids = group.chunks.flatMap(({id}) => (id === undefined || id === null ? [] : [`${id}`]));
    for (const {request} of group.origins) {
      if (request) {
        origins.set(request, [...new Set([...(origins.get(request) ?? []), ...ids])]);
      }
    }
  }
  if (!origins.has('@theme/NotFound')) {
    throw new Error(
      'page-weight: the bundler no longer tells which module each chunk was made for, so that built pages would lack their own style sheets. Look into the chunk groups of the compilation, then adapt src/plugins/page-weight/routeAssets.ts.',
    );
  }
  return {...manifest, origins: Object.fromEntries(origins)};
}

/**
 * Completes the manifest after the bundler wrote it and before the first page is rendered.
 * @param file Absolute path of `client-manifest.json`.
 * @returns A plugin of the bundler.
 */
export function routeAssets(file: string) {
  return {
    apply: ({hooks}: Compiler) => {
      hooks.afterEmit.tapPromise('page-weight', async ({chunkGroups}) => {
        // Docusaurus' own types know no shape for it.
        const manifest = JSON.parse(await fs.readFile(file, 'utf8')) as ClientManifest;
        await fs.writeFile(file, JSON.stringify(completeManifest(manifest, chunkGroups)));
      });
    },
  };
}
