import {readFile} from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import {projectRoot} from './paths';

/** The small file of the display face, which every page loads. */
export const displayFontFile = path.join(projectRoot, 'src/css/bricolage-grotesque.woff2');

/** Its range in the style sheet decides which characters the file has. */
export const fontSheet = path.join(projectRoot, 'src/css/fonts.css');

const CUT = {
  targetFormat: 'woff2',
  // The features that browsers use by default, and figures of one width. All would add a quarter.
  keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'],
  // Copyright and license.
  preserveNameIds: [0, 13, 14],
  // One weight: the range of 500 to 800 would add three quarters.
  variationAxes: {wght: 700},
} satisfies Parameters<typeof subsetFont>[2] & {readonly keepFeatures: readonly string[]};

/**
 * @param css A style sheet with one `unicode-range`.
 * @returns Its characters.
 * @throws Error when there is no range.
 */
export function charactersOf(css: string): string {
  const [, range] = /unicode-range:([^;]+);/.exec(css) ?? [];
  if (!range) {
    throw new Error('src/css/fonts.css has no unicode-range.');
  }
  const characters = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({length: last - first + 1}, (_, index) =>
      String.fromCodePoint(first + index),
    );
  });
  return characters.join('');
}

/**
 * Cuts the small file of the display face out of the package's.
 * @returns The bytes of a woff2 file with the weight and characters that the style sheet names.
 */
export async function subsetDisplayFont(): Promise<Buffer> {
  const [css, font] = await Promise.all([
    readFile(fontSheet, 'utf8'),
    readFile(
      require.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    ),
  ]);
  return subsetFont(font, charactersOf(css), CUT);
}
