import path from 'node:path';
import type {Finding} from './lint';
import type {Run} from './prose';

/** The texts of a file. */
export interface Texts {
  readonly file: string;
  readonly runs: readonly Run[];
}

/** Dictionaries of cspell.config.yaml are chosen by the path of a text: here one for each language. */
const PATHS = {english: 'texts.en.txt', french: 'texts.fr.txt', makers: 'README.md'};

/** Looking for similar words takes long: for so many in a language, at most. */
const SUGGESTIONS = 10;

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
): Promise<Map<string, Finding[]>> {
  if (texts.every(({runs: own}) => own.length === 0)) {
    return new Map();
  }
  // Offered to `import` alone.
  const {spellCheckDocument} = await import('cspell-lib');
  const spell = async (text: string, generateSuggestions: boolean) => {
    const {issues, errors = []} = await spellCheckDocument(
      {uri: path.join(root, PATHS[language]), text, languageId: 'plaintext'},
      {configFile: path.join(root, 'cspell.config.yaml'), generateSuggestions},
      {},
    );
    if (errors.length > 0) {
      throw new AggregateError(errors, 'cspell.config.yaml cannot be used.');
    }
    return issues;
  };
  const runs = texts.flatMap(({file, runs: own}) => own.map((run) => ({file, ...run})));
  const starts: number[] = [];
  let length = 0;
  for (const {text} of runs) {
    starts.push(length);
    length += text.length + 1;
  }
  const issues = await spell(runs.map(({text}) => text).join('\n'), false);
  const unknown = [...new Set(issues.map(({text}) => text))];
  const similar = new Map(
    (unknown.length > 0 ? await spell(unknown.slice(0, SUGGESTIONS).join('\n'), true) : []).map(
      ({text, suggestions = []}) => [text, suggestions.slice(0, 3).join(', ')] as const,
    ),
  );
  const found = new Map<string, Finding[]>();
  for (const {offset, text} of issues) {
    const index = starts.findLastIndex((start) => start <= offset);
    const run = runs[index];
    if (run) {
      const better = similar.get(text);
      const finding = {
        start: run.start + offset - (starts[index] ?? 0),
        found: text,
        fix: `${better ? `write ${better}, or ` : ''}add the word to a list in checks/prose/words/.`,
      };
      found.set(run.file, [...(found.get(run.file) ?? []), finding]);
    }
  }
  return found;
}

/**
 * Checks a list of words that are spelled correctly.
 * @param words One for each line.
 * @param text Of all that the list is for.
 * @returns Words out of order, repeated or not used any more.
 */
export function checkWords(words: readonly string[], text: string): Finding[] {
  const isUsed = (word: string): boolean =>
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu').test(text);
  let start = 0;
  return words.flatMap((found, index) => {
    const before = words[index - 1];
    const finding = {start, found};
    start += found.length + 1;
    return [
      ...(before !== undefined && before.localeCompare(found, 'en') >= 0
        ? [{...finding, fix: 'sort the list, with each word once.'}]
        : []),
      ...(isUsed(found) ? [] : [{...finding, fix: 'remove it: no text has the word any more.'}]),
    ];
  });
}
