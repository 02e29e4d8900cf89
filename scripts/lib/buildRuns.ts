import {parseArgs} from 'node:util';
import {locales, type Locale} from '../../src/config/locales';

/**
 * Reads the languages that a command names, as Docusaurus does: `--locale fr` or `-l fr`.
 * @param given All that the command was given.
 * @returns Those that are named; empty where none is.
 * @throws Error for a language that the site does not have: Docusaurus would show it in English.
 */
export function namedLocales(given: readonly string[]): readonly Locale[] {
  const {values} = parseArgs({
    args: [...given],
    // The rest is for Docusaurus.
    strict: false,
    options: {locale: {type: 'string', short: 'l', multiple: true}},
  });
  return (values.locale ?? []).map((name) => {
    const locale = locales.find((each) => each === name);
    if (!locale) {
      throw new Error(`The site has no language ${String(name)}, only ${locales.join(' and ')}.`);
    }
    return locale;
  });
}

/**
 * Divides a build into a process for each language: in one, the bundler keeps the memory of the first
 * language while it builds the second (2.1 GB instead of 1.3), and saves no time by it.
 * @param given Arguments for `docusaurus build`; a language among them is built alone.
 * @returns The arguments of each process, in their order.
 * @throws Error as namedLocales does.
 */
export function buildRuns(given: readonly string[]): readonly (readonly string[])[] {
  const isOne = namedLocales(given).length > 0;
  return isOne ? [given] : locales.map((locale) => [...given, '--locale', locale]);
}
