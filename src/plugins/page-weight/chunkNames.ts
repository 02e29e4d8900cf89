import type {Chunk, Compiler} from 'webpack';

/** Name of the chunk that starts every page. */
const RUNTIME = 'runtime~main';

/** The bundler's name for the part of a runtime that knows the names of scripts. */
const PART = 'get javascript chunk filename';

/** The bundler puts the hash of the list's content in the place of this. */
const HASH = '5d2f0b7c91e6a384';

const LIST = `assets/js/names.${HASH}.json`;

/** Names of scripts in the bundler's configuration, as SCRIPT reads them. */
export const CHUNK_FILENAME = 'assets/js/[id].[contenthash:6].js';

const SCRIPT = /^assets\/js\/\d+\.([0-9a-f]{6})\.js$/;

/** The runtime's part: names by the list, once src/lib/chunkNames.ts has put it in the place of its address. */
const SOURCE = `__webpack_require__.chunkNames = "${LIST}";
__webpack_require__.u = (id) => "assets/js/" + id + "." + __webpack_require__.chunkNames[id] + ".js";`;

/** Rspack's way to say what a part of the runtime is, unknown to webpack and its types. */
interface RspackPart {
  readonly source: {source: Buffer};
}

/**
 * @param chunks Chunks of the client.
 * @returns The hash in the name of each chunk's script, by the chunk's id.
 */
export const namesOf = (
  chunks: Iterable<Pick<Chunk, 'files' | 'id'>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...chunks].flatMap(({id, files}) =>
      [...files].flatMap((file) => {
        const hash = SCRIPT.exec(file)?.[1];
        return hash ? [[`${id}`, hash] as const] : [];
      }),
    ),
  );

/**
 * A plugin of the bundler: takes the names of all scripts out of the runtime, which every visit loads, into a list
 * that is loaded before the first script that the page itself does not name.
 * @throws When the runtime no longer has the part that names them.
 */
export const chunkNames = {
  apply: ({hooks, webpack}: Compiler): void => {
    // Before the bundler writes the hashes of minified contents.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
    hooks.thisCompilation.tap('page-weight', (compilation) => {
      let isTaken = false;
      compilation.hooks.runtimeModule.tap('page-weight', (module, {name}) => {
        // The search's worker has a runtime of its own.
        if (name === RUNTIME && module.name === PART) {
          (module as unknown as RspackPart).source.source = Buffer.from(SOURCE);
          isTaken = true;
        }
      });
      compilation.hooks.processAssets.tap({name: 'page-weight', stage}, () => {
        if (!isTaken) {
          throw new Error(
            `page-weight: the runtime no longer has a part "${PART}", so that every page would name all scripts. Look at the runtime modules of the compilation, then adapt src/plugins/page-weight/chunkNames.ts.`,
          );
        }
        const list = JSON.stringify(namesOf(compilation.chunks));
        compilation.emitAsset(LIST, new webpack.sources.RawSource(list), {contenthash: HASH});
      });
    });
  },
};
