/**
 * How the tools' marks are drawn: `npm run generate:marks` writes static/marks from this. Logos come from
 * simple-icons; who is not there gets a letter in the brand's grid. No imports: a script reads this file.
 */
export interface Mark {
  /** Name of a logo, or the rows of a letter, `#` for each lit cell. */
  readonly drawing: string | readonly [string, string, string, string, string];
  /** Colour tokens of src/css/tokens.css: the ground, and a readable colour on it (4.5:1). */
  readonly ground:
    '--brand-ink' | '--brand-steel' | '--brand-moss' | '--brand-ember' | '--brand-glow';
  readonly sign: '--brand-paper' | '--brand-ink';
}

const onInk = {ground: '--brand-ink', sign: '--brand-paper'} as const;
const onSteel = {ground: '--brand-steel', sign: '--brand-paper'} as const;
const onMoss = {ground: '--brand-moss', sign: '--brand-paper'} as const;
const onEmber = {ground: '--brand-ember', sign: '--brand-ink'} as const;
const onGlow = {ground: '--brand-glow', sign: '--brand-ink'} as const;

/** By the name of the file; that of an integration is its slug. */
export const marks = {
  jenkins: {drawing: 'jenkins', ...onSteel},
  github: {drawing: 'github', ...onInk},
  gitlab: {drawing: 'gitlab', ...onEmber},
  circleci: {drawing: 'circleci', ...onMoss},
  jira: {drawing: 'jira', ...onSteel},
  slack: {drawing: ['.####', '#....', '.###.', '....#', '####.'], ...onGlow},
  'app-center': {drawing: ['.###.', '#...#', '#####', '#...#', '#...#'], ...onInk},
  selenium: {drawing: 'selenium', ...onMoss},
  appium: {drawing: 'appium', ...onEmber},
  katalon: {drawing: ['#...#', '#..#.', '###..', '#..#.', '#...#'], ...onMoss},
} as const satisfies Record<string, Mark>;

export type MarkName = keyof typeof marks;
