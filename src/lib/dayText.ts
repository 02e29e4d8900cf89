import {languageTag} from './locale';

/** By language. Making one takes a slow phone 20 ms. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(language: string) {
  const known =
    formats.get(language) ??
    new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'UTC'});
  formats.set(language, known);
  return known;
}

/**
 * Writes a day in words: `November 23, 2026` or `23 novembre 2026`; the French `1er`, which `Intl` does not have.
 * @param day `2026-11-23`, or a time of that day in UTC. Days have no hour: read as UTC, they stay the
 * same day everywhere.
 * @param language BCP 47 tag; the page's own unless given.
 */
export function dayText(day: string, language: string = languageTag): string {
  const text = formatOf(language).format(new Date(day));
  return language.startsWith('fr') ? text.replace(/^1(?= )/, '1er') : text;
}
