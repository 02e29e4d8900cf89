import type {Locale} from '@site/src/config/locales';
import type {Language} from './language';

const languages: Readonly<Record<Locale, () => Promise<Language>>> = {
  en: async () => (await import('./english')).english,
  fr: async () => (await import('./french')).french,
};

/** @returns What is known of a language. */
export const languageOf = async (locale: string): Promise<Language> =>
  languages[locale as Locale]();
