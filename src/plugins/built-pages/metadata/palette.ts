import {list, parse, type Rule} from 'postcss';

const TOKENS = {
  surface: '--surface-page',
  title: '--text-strong',
  text: '--text-muted',
  cellOff: '--cell-off',
  cellOn: '--cell-on',
  cellWarm: '--cell-warm',
} as const;

/** Colours of a card, as `#rrggbb`. */
export type Palette = Readonly<Record<keyof typeof TOKENS, string>>;

/** Selector of the rule that holds the night's colours; it may be in a list, or in one inside `:is()`. */
const NIGHT = "[data-theme='dark']";

const selectorsOf = ({selector}: Rule): readonly string[] =>
  list.comma(selector.replace(/^:is\((.*)\)$/s, '$1'));

/**
 * Reads the colours of the night surface from the site's tokens.
 * @param css Text of src/css/tokens.css.
 * @returns The palette.
 * @throws When a token is missing or is no plain colour.
 */
export function parsePalette(css: string): Palette {
  const all = new Map<string, string>();
  const night = new Map<string, string>();
  parse(css).walkDecls(/^--/, ({prop, value, parent}) => {
    all.set(prop, value);
    if (parent?.type === 'rule' && selectorsOf(parent).includes(NIGHT)) {
      night.set(prop, value);
    }
  });
  const colours = Object.entries(TOKENS).map(([name, token]) => {
    const value = night.get(token) ?? '';
    const colour = all.get(/^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? '') ?? value;
    if (!/^#[\da-f]{6}$/i.test(colour)) {
      throw new Error(
        `built-pages: src/css/tokens.css gives ${token} no colour like #16120f under ${NIGHT} (found “${colour}”). Add it, or change TOKENS in src/plugins/built-pages/metadata/palette.ts.`,
      );
    }
    return [name, colour];
  });
  return Object.fromEntries(colours) as Palette;
}
