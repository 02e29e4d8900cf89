/** Lines that begin something of their own in the output of `docusaurus build`. */
const TAG = /^\[(INFO|SUCCESS|WARNING|ERROR|webpackbar)\]|^(ℹ|✔|●) |^Rspack |^\(node:\d+\)/;

/** The translation guard speaks on the console, from the pages it renders. */
const MISSING_TRANSLATION = '[translations] missing';

const LANGUAGES: Readonly<Record<string, string>> = {en: 'English', fr: 'French'};

/**
 * What a line of the build says about its progress.
 * @param line A line without colours.
 * @returns A step for people to read, or null for lines that name none.
 */
export function buildStep(line: string): string | null {
  const locale = /\[(\w[\w-]*)\] Creating an optimized production build/.exec(line)?.[1];
  if (locale) {
    return `Building the ${LANGUAGES[locale] ?? locale} site`;
  }
  const written = /Generated static files in "?([^".]+)/.exec(line)?.[1];
  return written ? `Wrote ${written}` : null;
}

/**
 * Takes the warnings out of a build's output.
 * @param output All of it, without colours.
 * @returns Each warning in full, with the lines that belong to it.
 */
export function findBuildWarnings(output: string): string[] {
  const warnings: string[] = [];
  let open = false;
  for (const line of output.split('\n')) {
    const isTranslation = line.includes(MISSING_TRANSLATION);
    if (isTranslation || /^\s*\[WARNING\]/.test(line)) {
      warnings.push(line);
      open = !isTranslation;
    } else if (TAG.test(line)) {
      open = false;
    } else if (open) {
      warnings.push(`${warnings.pop() ?? ''}\n${line}`);
    }
  }
  return [...new Set(warnings.map((warning) => warning.trimEnd()))];
}
