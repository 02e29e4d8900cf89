import {locale} from './locale';

interface DateWords {
  readonly months: string;
  readonly write: (day: number, month: string, year: number) => string;
}

const words: Readonly<Record<string, DateWords>> = {
  en: {
    months: 'January February March April May June July August September October November December',
    write: (day, month, year) => `${month} ${day}, ${year}`,
  },
  fr: {
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    write: (day, month, year) => `${day === 1 ? '1er' : day} ${month} ${year}`,
  },
};

/**
 * Writes a day as `Intl.DateTimeFormat` does, but for the French `1er`: making the first one takes a slow phone 60 ms.
 * @param day `2026-11-23`, or a time of that day in UTC. Days have no hour: read as UTC, they stay the
 * same day everywhere.
 * @param language Locale; the page's own unless given.
 * @returns The day in words: `November 23, 2026` or `23 novembre 2026`.
 * @throws Error at build for a language whose words are not known.
 */
export function dayText(day: string, language: string = locale): string {
  const known = words[language];
  if (!known) {
    throw new Error(`Say how "${language}" writes days: words in src/lib/dayText.ts.`);
  }
  const date = new Date(day);
  const month = known.months.split(' ')[date.getUTCMonth()] ?? '';
  return known.write(date.getUTCDate(), month, date.getUTCFullYear());
}
