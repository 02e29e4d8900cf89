import fs from 'node:fs/promises';
import {readChunk} from '../shared/buildOutput';

/** Chunks that every page loads. */
const CHUNKS = ['main', 'common'] as const;

/**
 * Checks that texts travel with the code that shows them, not as a catalogue with every page.
 *
 * An id that is inlined disappears; as a word of its own it may still stand in the code by chance,
 * hence "half of them".
 * @param outDir Output folder of the locale under way.
 * @param cataloguePath The catalogue that Docusaurus generated for that locale.
 * @throws When a chunk holds it, naming the file.
 */
export async function checkChunks(outDir: string, cataloguePath: string): Promise<void> {
  const texts = JSON.parse(await fs.readFile(cataloguePath, 'utf8')) as Record<string, string>;
  const ids = Object.keys(texts).filter((key) => key.includes('.'));
  const files = (await Promise.all(CHUNKS.map((chunk) => readChunk(outDir, chunk)))).flat();
  const heavy = files.filter(
    ({text}) => ids.length > 0 && ids.filter((id) => text.includes(id)).length > ids.length / 2,
  );
  if (heavy.length > 0) {
    throw new Error(
      `translation-guard: ${heavy.map(({name}) => name).join(' and ')} holds all the texts of the site. ` +
        'Docusaurus imports its catalogue by another name now: adapt CATALOGUE in src/plugins/translation-guard/index.ts.',
    );
  }
}
