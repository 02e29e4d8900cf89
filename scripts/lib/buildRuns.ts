import {locales} from '../../src/config/locales';

/**
 * Divides a build into a process for each language: in one, the bundler keeps the memory of the first
 * language while it builds the second (2.1 GB instead of 1.3), and saves no time by it.
 * @param given Arguments for `docusaurus build`; a language among them is built alone.
 * @returns The arguments of each process, in their order.
 */
export function buildRuns(given: readonly string[]): readonly (readonly string[])[] {
  const isOne = given.some((word) => /^(?:--locale|-l)\b/.test(word));
  return isOne ? [given] : locales.map((locale) => [...given, '--locale', locale]);
}
