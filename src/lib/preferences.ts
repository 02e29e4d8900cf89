import {storageSlot} from './storage';
import {storageKeys} from './storageKeys';

/** The visitor's language, written the moment that it is switched. */
export const languageSlot = storageSlot('localStorage', storageKeys.language);

export type ThemeChoice = 'light' | 'dark' | 'system';

const THEME_CHOICES: readonly string[] = ['light', 'dark', 'system'] satisfies ThemeChoice[];

/** The visitor's theme, which src/plugins/preferences applies before the first paint. */
export const themeSlot = storageSlot('localStorage', storageKeys.theme);

/**
 * Languages of code examples that the visitor chose, the latest first, with a space between.
 * src/plugins/preferences hands them to the style sheets.
 */
export const codeLanguagesSlot = storageSlot('localStorage', storageKeys.codeLanguages);

export type MotionChoice = 'playing' | 'paused';

/** Whether what moves by itself may move, which src/plugins/preferences hands to the style sheets. */
export const motionSlot = storageSlot('localStorage', storageKeys.motion);

/**
 * @param value The stored value, perhaps junk or nothing.
 * @returns The choice; anything unknown counts as `system`.
 */
export function toThemeChoice(value: string | null): ThemeChoice {
  return THEME_CHOICES.includes(value ?? '') ? (value as ThemeChoice) : 'system';
}
