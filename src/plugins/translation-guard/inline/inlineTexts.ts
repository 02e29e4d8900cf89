import {parseSync} from '@babel/core';
import {isProblem, rangeOf, type Problem} from './callSite';
import {chooseText, type Catalogue} from './chooseText';
import {applyEdits} from './edits';
import {findCallSites, MODULE} from './findCallSites';

/**
 * Tells whether a module may hold texts, without parsing it.
 * @param source The module.
 */
export const mayHoldTexts = (source: string): boolean => source.includes(MODULE);

function report(problems: readonly Problem[], source: string, file: string): Error {
  const lines = problems
    .map(({node, advice}) => ({...rangeOf(node), advice}))
    .sort((a, b) => a.start - b.start)
    .map(({start, end, advice}) => {
      const line = source.slice(0, start).split('\n').length;
      const [code = ''] = source.slice(start, end).split('\n');
      return `${file}:${line}: "${code}" cannot be read without running it: ${advice}.`;
    });
  return new Error(`translation-guard: ${lines.join('\n')}`);
}

/**
 * Writes the locale's texts into the call sites of a module; line numbers stay.
 *
 * A text that the locale lacks leaves its key alone, by which client/findMessage.ts knows it.
 * @param source JavaScript or TypeScript, with or without JSX.
 * @param file Path of the module, for messages.
 * @param catalogue Texts of the locale.
 * @returns The module with its texts, null where it holds none.
 * @throws When a call site cannot be read, naming file, line and what to write instead, and when
 * the module cannot be parsed.
 */
export function inlineTexts(source: string, file: string, catalogue: Catalogue): string | null {
  const parsed = parseSync(source, {
    babelrc: false,
    browserslistConfigFile: false,
    configFile: false,
    filename: file,
    // What the bundler itself reads, whatever the extension.
    parserOpts: {plugins: ['typescript', 'jsx']},
  });
  const readings = parsed?.type === 'File' ? findCallSites(parsed) : [];
  const problems = readings.filter(isProblem);
  if (problems.length > 0) {
    throw report(problems, source, file);
  }
  const edits = readings.flatMap((reading) => {
    const choice = isProblem(reading) ? null : chooseText(reading.declaration, catalogue);
    return isProblem(reading) || !choice ? [] : reading.write(choice);
  });
  return edits.length > 0 ? applyEdits(source, edits) : null;
}
