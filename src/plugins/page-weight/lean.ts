import path from 'node:path';

const client = (name: string) => path.join(__dirname, 'client', name);

/**
 * Modules that every page does without, each with what takes its place: the colouring of code in browsers (pages
 * hold coloured code), TypeScript's helpers (one of which is used), and Docusaurus' context that tells whether the
 * page is hydrated, which changes in a transition here. See the README for what each gains.
 */
export const LEAN: readonly (readonly [request: RegExp, file: string])[] = [
  // The classic theme's client module, not the swizzlable list of languages in `lib/theme`.
  [/theme-classic[\\/]lib[\\/]prism-include-languages(?:\.js)?$/, client('empty.ts')],
  // Required whole by @docusaurus/utils-common, which is CommonJS.
  [/^tslib$/, client('tslib.ts')],
  [/^\.{1,2}\/browserContext$/, client('browserContext.tsx')],
];
