/** What the template of the built pages reads: which chunks a module needs, and their files. */
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

/**
 * Adds to the manifest the chunks of each module that a route asks for.
 * @param manifest As react-loadable-ssr-addon wrote it.
 * @param groups All chunk groups of the client's build.
 * @returns A new manifest; what was there stays.
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
  return {...manifest, origins: Object.fromEntries(origins)};
}
