import {readFile} from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import {projectRoot} from './paths';

/** The small file of the display face, which every page loads. */
export const displayFontFile = path.join(projectRoot, 'src/css/bricolage-grotesque.woff2');

/** The characters that titles in English and French are written in. Any other is shown in the fallback. */
export const DISPLAY_CHARACTERS =
  ' !"#$%\'()+,-./0123456789:?ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz' +
  '«»ÀÂÆÇÈÉÊËÎÏÔÙÛÜàâæçèéêëîïôùûüÿŒœ–—‘’“”…\u00a0\u200b\u202f';

const CUT = {
  targetFormat: 'woff2',
  // The features that browsers use by default, and figures of one width. All would add a quarter.
  keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
  // Copyright and license.
  preserveNameIds: [0, 13, 14],
  // One weight: the range of 500 to 800 would add three quarters.
  variationAxes: {wght: 700},
} satisfies Parameters<typeof subsetFont>[2] & {readonly keepFeatures: readonly string[]};

/** Latin letters and the signs of both languages, which titles and descriptions of pages may hold. */
const CARD_CHARACTERS = `${Array.from({length: 224}, (_, index) => String.fromCharCode(index + 32)).join('')}${DISPLAY_CHARACTERS}\u2011€™•‹›−↑↓`;

const read = async (): Promise<Buffer> =>
  readFile(
    require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
  );

/**
 * Cuts the small file of the display face out of the package's.
 * @returns The bytes of a woff2 file with one weight and DISPLAY_CHARACTERS.
 */
export async function subsetDisplayFont(): Promise<Buffer> {
  return subsetFont(await read(), DISPLAY_CHARACTERS, CUT);
}

/** @returns The bytes of the face for social cards: all weights, in the format that sharp reads. */
export async function subsetCardFont(): Promise<Buffer> {
  return subsetFont(await read(), CARD_CHARACTERS, {
    targetFormat: 'sfnt',
    preserveNameIds: [0, 1, 2, 4, 6, 13, 14],
    variationAxes: {wght: {min: 400, max: 700}},
  });
}
