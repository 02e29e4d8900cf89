import type {Language} from './language';

/** @returns What is known of a language; English where it is not French. */
export async function languageOf(locale: string): Promise<Language> {
  return locale === 'fr' ? (await import('./french')).french : (await import('./english')).english;
}
