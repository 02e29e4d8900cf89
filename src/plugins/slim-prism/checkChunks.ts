import fs from 'node:fs/promises';
import {readChunk} from '../shared/buildOutput';

/** The start of a regular expression in Prism's core; minifying keeps it as it stands. */
const MARKER = 'lang(?:uage)?-(';

/** Chunks that pages without code load. `common` holds what half of the pages share. */
const CHUNKS = ['main', 'common'] as const;

const ADVICE =
  'Import code blocks from @theme/CodeBlock inside pages or lazy parts only, never from Root, the layout or a client module. ' +
  'See src/plugins/slim-prism/README.md.';

/**
 * Checks that the marker still tells Prism from other code.
 * @throws When the installed Prism does not hold it: the check below would then always pass.
 */
export async function checkMarker(): Promise<void> {
  const prism = await fs.readFile(require.resolve('prism-react-renderer'), 'utf8');
  if (!prism.includes(MARKER)) {
    throw new Error(
      `slim-prism: the installed prism-react-renderer does not hold "${MARKER}", by which built chunks are checked. ` +
        'Choose another text of its core as MARKER in src/plugins/slim-prism/checkChunks.ts.',
    );
  }
}

/**
 * Checks that the scripts of pages without code do not hold Prism.
 * @param outDir Output folder of the locale under way.
 * @throws When one does, naming its file, or when there is no main chunk to check.
 */
export async function checkChunks(outDir: string): Promise<void> {
  const files = (await Promise.all(CHUNKS.map((chunk) => readChunk(outDir, chunk)))).flat();
  if (!files.some(({name}) => name.startsWith('main.'))) {
    throw new Error(
      `slim-prism: ${outDir} has no assets/js/main.*.js to check. Name the chunks that every page loads in src/plugins/slim-prism/checkChunks.ts.`,
    );
  }
  const heavy = files.filter(({text}) => text.includes(MARKER)).map(({name}) => name);
  if (heavy.length > 0) {
    throw new Error(`slim-prism: Prism (34 KB) is in ${heavy.join(' and ')}. ${ADVICE}`);
  }
}
