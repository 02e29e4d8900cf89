import {storageSlot} from './storage';

/** The visitor's language, written the moment that it is switched. */
export const languageSlot = storageSlot('local', 'language');

export type ThemeChoice = 'light' | 'dark' | 'system';

const THEME_CHOICES: readonly string[] = ['light', 'dark', 'system'] satisfies ThemeChoice[];

/** The visitor's theme. src/plugins/head-scripts reads it before the first paint. */
export const themeSlot = storageSlot('local', 'vite-ui-theme');

/**
 * Languages of code examples that the visitor chose, the latest first, with a space between.
 * src/plugins/head-scripts reads it before the first paint.
 */
export const codeLanguagesSlot = storageSlot('local', 'firegrid:code-languages');

/**
 * @param value What the storage holds, perhaps junk or nothing.
 * @returns The choice; anything unknown counts as `system`.
 */
export function toThemeChoice(value: string | null): ThemeChoice {
  return THEME_CHOICES.includes(value ?? '') ? (value as ThemeChoice) : 'system';
}
