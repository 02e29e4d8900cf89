import {languageTag} from './locale';

/**
 * @param day `2026-11-23`, or a time of that day in UTC. Days have no hour: read as UTC, they stay the
 * same day everywhere.
 * @returns The day in words, in the language of the page.
 */
export const dayText = (day: string): string =>
  new Intl.DateTimeFormat(languageTag, {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(day));
