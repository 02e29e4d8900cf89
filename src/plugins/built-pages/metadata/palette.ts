import fs from 'node:fs/promises';

/** Colours of a card, as `#rrggbb`. */
export interface Palette {
  readonly surface: string;
  readonly title: string;
  readonly text: string;
  readonly cellOff: string;
  readonly cellOn: string;
  readonly cellWarm: string;
}

const TOKENS: Readonly<Record<keyof Palette, string>> = {
  surface: '--surface-page',
  title: '--text-strong',
  text: '--text-muted',
  cellOff: '--cell-off',
  cellOn: '--cell-on',
  cellWarm: '--cell-warm',
};

/** Start of the rule that holds the night's colours. */
const NIGHT = "[data-theme='dark'],";

function valuesIn(css: string): ReadonlyMap<string, string> {
  return new Map(
    [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * Reads the colours of the night surface from the tokens, where they stand once.
 * @param css Text of src/css/tokens.css.
 * @returns The palette.
 * @throws When a token is missing or is no plain colour.
 */
export function parsePalette(css: string): Palette {
  const all = valuesIn(css);
  const start = css.indexOf(NIGHT);
  const night = valuesIn(start < 0 ? '' : css.slice(start, css.indexOf('\n}', start)));
  const colour = (token: string): string => {
    const value = night.get(token) ?? '';
    const resolved = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
    const result = resolved ? (all.get(resolved) ?? '') : value;
    if (!/^#[\da-f]{6}$/i.test(result)) {
      throw new Error(
        `built-pages: src/css/tokens.css gives ${token} no colour like #16120f under ${NIGHT} (found “${result}”). Add it, or change TOKENS in src/plugins/built-pages/metadata/palette.ts.`,
      );
    }
    return result;
  };
  return {
    surface: colour(TOKENS.surface),
    title: colour(TOKENS.title),
    text: colour(TOKENS.text),
    cellOff: colour(TOKENS.cellOff),
    cellOn: colour(TOKENS.cellOn),
    cellWarm: colour(TOKENS.cellWarm),
  };
}

/**
 * @param file Path of the tokens.
 * @returns The palette in it.
 */
export async function readPalette(file: string): Promise<Palette> {
  return parsePalette(await fs.readFile(file, 'utf8'));
}
