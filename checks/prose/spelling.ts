import path from 'node:path';
import type {Finding} from './lint';
import type {Run} from './prose';

/** The texts of a file. */
interface Texts {
  readonly file: string;
  readonly runs: readonly Run[];
}

/** Dictionaries of cspell.config.yaml are chosen by the path of a text: here one for each language. */
const PATHS = {english: 'texts.en.txt', french: 'texts.fr.txt', makers: 'README.md'};

/**
 * Checks the spelling of texts in one language.
 * @param root The project's root, with cspell.config.yaml.
 * @param language Decides which of its dictionaries count; makers may write British English.
 * @param texts All of them at once: opening a dictionary costs more than reading a text.
 * @returns Words that no dictionary has, by file.
 */
export async function checkSpelling(
  root: string,
  language: keyof typeof PATHS,
  texts: readonly Texts[],
): Promise<ReadonlyMap<string, readonly Finding[]>> {
  // Offered to `import` alone.
  const {spellCheckDocument} = await import('cspell-lib');
  const runs = texts.flatMap(({file, runs: blocks}) => blocks.map((run) => ({file, ...run})));
  const ends: number[] = [];
  runs.forEach(({text}, index) => ends.push((ends[index - 1] ?? 0) + text.length + 1));
  const {issues, errors = []} = await spellCheckDocument(
    {
      uri: path.join(root, PATHS[language]),
      text: runs.map(({text}) => text).join('\n'),
      languageId: 'plaintext',
    },
    {configFile: path.join(root, 'cspell.config.yaml'), generateSuggestions: true},
    {numSuggestions: 3},
  );
  if (errors.length > 0) {
    throw new AggregateError(errors, 'cspell.config.yaml cannot be used.');
  }
  const found = new Map<string, Finding[]>();
  for (const {offset, text, suggestions = []} of issues) {
    const index = ends.findIndex((end) => end > offset);
    const {file = '', start = 0} = runs[index] ?? {};
    const better = suggestions.length > 0 ? `write ${suggestions.join(', ')}, or ` : '';
    const fix = `${better}add the word to a list in checks/prose/words/.`;
    const place = start + offset - (ends[index - 1] ?? 0);
    found.set(file, [...(found.get(file) ?? []), {start: place, found: text, fix}]);
  }
  return found;
}
