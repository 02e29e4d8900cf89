// `npm run check:prose` fails when a text, a label, a message or a comment breaks a rule of rules.yml or
// is misspelled. `-- docs/quick-start.mdx` reads one page.
import path from 'node:path';
import {projectRoot} from '../../scripts/lib/paths';
import {runCheck} from '../shared/command';
import {invalidPage} from '../shared/markdown';
import {filesOf, selectPages} from '../shared/pages';
import {lineAt, readText, type Problem} from '../shared/problem';
import {applyMarkers, lintRun} from './lint';
import {readRules} from './rules';
import {findProse} from './sources';
import {checkSpelling} from './spelling';

/** Words without accents, as English ones are. */
const MAYBE_ENGLISH = /^[a-z][a-z -]*$/i;

/** More about the fix, which follows from the file. */
function hintFor(file: string, found: string): string {
  if (file.startsWith('i18n/en/') && !file.endsWith('build.json')) {
    return ' It is from src/: search it there.';
  }
  return /^i18n\/.+\.mdx$/.test(file) && MAYBE_ENGLISH.test(found)
    ? ' A label of another tool keeps its language: <span lang="en">…</span>.'
    : '';
}

runCheck('prose', async () => {
  const selected = selectPages(projectRoot, process.argv.slice(2));
  const selectedFiles = selected && filesOf(projectRoot, selected);
  const rules = readRules();
  const invalid: Problem[] = [];
  const texts = findProse(projectRoot)
    .filter(({file}) => selectedFiles?.includes(file) ?? true)
    .flatMap(({file, scope, read}) => {
      const source = readText(path.join(projectRoot, file));
      try {
        return [{file, scope, source, runs: [...read(source)]}];
      } catch (error) {
        invalid.push(invalidPage(file, error));
        return [];
      }
    });
  const misspelled = await Promise.all([
    checkSpelling(
      projectRoot,
      'english',
      texts.filter(({file, scope}) => scope === 'english' && !file.endsWith('.md')),
    ),
    checkSpelling(
      projectRoot,
      'makers',
      texts.filter(({file}) => file.endsWith('.md')),
    ),
    checkSpelling(
      projectRoot,
      'french',
      texts.filter(({scope}) => scope === 'french'),
    ),
  ]);
  const problems = texts.flatMap(({file, scope, source, runs}) => {
    const findings = [
      ...runs.flatMap((run) => lintRun(run, scope, rules)),
      ...misspelled.flatMap((found) => found.get(file) ?? []),
    ];
    const left = file.endsWith('.mdx') ? applyMarkers(source, findings) : findings;
    return left.map(({start, found, fix}) => ({
      file,
      line: lineAt(source, start),
      column: start - source.lastIndexOf('\n', start - 1),
      text: `“${found}”`,
      fix: fix + hintFor(file, found),
    }));
  });
  return {problems: [...invalid, ...problems], summary: `${texts.length} files`};
});
