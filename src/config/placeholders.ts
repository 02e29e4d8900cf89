import {service} from '../data/service';
import {withoutSlash} from './addresses';
import {brand} from './brand';
import type {SiteEnv} from './env';

/**
 * Writers use them as `%name%` in text, code and front matter. URLs end without a slash.
 */
interface Placeholders {
  readonly brand: string;
  readonly hubUrl: string;
  readonly hubHost: string;
  readonly hubPath: string;
  readonly apiUrl: string;
  readonly portalUrl: string;
  readonly siteUrl: string;
  readonly vendor: string;
  readonly sdk: string;
}

/**
 * A word that can only be meant as a placeholder: three letters or more, a small one first. Left
 * alone are `%PATH%` of Windows, `%Y-%m` of dates, `%s` and `%lld` of formats, `{%else%}` of
 * templates, and `%C3%A9` of URLs in either case, whose two letters are digits to the base of
 * 16.
 */
const LOOKS_LIKE_ONE = /(?<![\w%{])%(?![a-f]{2})([a-z][A-Za-z]{2,})%(?![\w%}])/g;

/** @returns The values of the placeholders in a build with this environment. */
export function placeholderValues(env: SiteEnv): Placeholders {
  const {hostname, pathname} = new URL(env.hubUrl);
  return {
    brand: brand.name,
    hubUrl: env.hubUrl,
    hubHost: hostname,
    hubPath: withoutSlash(pathname),
    apiUrl: env.apiBaseUrl,
    portalUrl: withoutSlash(env.portalUrl),
    siteUrl: withoutSlash(env.siteUrl),
    vendor: service.vendor,
    sdk: service.sdk,
  };
}

/**
 * Fills the placeholders into a text.
 * @param text MDX or a value of its front matter.
 * @param values Their values, none with a line break: lines keep their numbers.
 */
export function fillPlaceholders(text: string, values: Placeholders): string {
  return Object.entries(values).reduce(
    (filled, [name, value]: [string, string]) => filled.replaceAll(`%${name}%`, () => value),
    text,
  );
}

/**
 * Finds words between percent signs that nothing is filled in for, as a reader would see them.
 * @param text MDX as it is stored.
 * @param known Names of the placeholders.
 * @returns Each with its line, from 1.
 */
export function findUnknown(
  text: string,
  known: readonly string[],
): {readonly word: string; readonly line: number}[] {
  return [...text.matchAll(LOOKS_LIKE_ONE)].flatMap(({0: word, 1: name = '', index}) =>
    known.includes(name) ? [] : [{word, line: text.slice(0, index).split('\n').length}],
  );
}

/**
 * Refuses such words.
 * @param text MDX as it is stored.
 * @param file Path of the page, for the message.
 * @throws Error that names each of them with its line.
 */
export function refuseUnknown(text: string, file: string, values: Placeholders): void {
  const known = Object.keys(values);
  const unknown = findUnknown(text, known);
  if (unknown.length > 0) {
    throw new Error(
      [
        ...unknown.map(({word, line}) => `${file}:${line}: nothing is filled in for ${word}.`),
        `Use one of ${known.map((name) => `%${name}%`).join(', ')}.`,
      ].join('\n'),
    );
  }
}
