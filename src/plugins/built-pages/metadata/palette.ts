import {parse} from 'postcss';

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

/** The rule that holds the night's colours, alone or in a list. */
const NIGHT = /(?:^|[,(]\s*)\[data-theme='dark'\](?=\s*[,)]|$)/;

/**
 * Reads the colours of the night surface from the site's tokens.
 * @param css Text of src/css/tokens.css.
 * @throws When a token is missing or is no plain colour.
 */
export function parsePalette(css: string): Palette {
  const all = new Map<string, string>();
  const night = new Map<string, string>();
  parse(css).walkDecls(/^--/, ({prop, value, parent}) => {
    all.set(prop, value);
    if (parent?.type === 'rule' && 'selector' in parent && NIGHT.test(parent.selector)) {
      night.set(prop, value);
    }
  });
  const colours = Object.entries(TOKENS).map(([name, token]) => {
    const value = night.get(token) ?? '';
    const colour = all.get(/^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? '') ?? value;
    if (!/^#[\da-f]{6}$/i.test(colour)) {
      throw new Error(
        `built-pages: src/css/tokens.css gives ${token} no colour like #16120f under [data-theme='dark'] (found “${colour}”).`,
      );
    }
    return [name, colour];
  });
  return Object.fromEntries(colours) as Palette;
}
