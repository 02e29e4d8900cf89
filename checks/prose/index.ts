// `npm run check:prose` fails when a text, a label, a message or a comment breaks a rule of rules.yml or
// is misspelled. `-- docs/quick-start.mdx` reads one page, `-- --fix` replaces what has one right spelling,
// `-- --warnings` lists long sentences.
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {projectRoot} from '../../scripts/lib/paths';
import {runCheck} from '../shared/command';
import {invalidPage} from '../shared/markdown';
import {filesOf, selectPages} from '../shared/pages';
import {lineAt, type Problem} from '../shared/problem';
import {applyMarkers, lintRun, type Finding} from './lint';
import {readRules} from './rules';
import {findProse, readSource} from './sources';
import {checkSpelling, checkWords} from './spelling';

const READERS = ['english', 'makers', 'french'] as const;

/** Who reads the words of each list. */
const WORD_LISTS = {
  english: ['english', 'makers'],
  french: ['french'],
  names: READERS,
} as const;

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
  const flag = {type: 'boolean', default: false} as const;
  const {values, positionals} = parseArgs({
    options: {fix: flag, warnings: flag},
    allowPositionals: true,
  });
  const selected = selectPages(projectRoot, positionals);
  const own = selected && filesOf(projectRoot, selected);
  const all = findProse(projectRoot).filter(({file}) => own?.includes(file) ?? true);
  const rules = readRules();
  const invalid: Problem[] = [];
  const files = all.flatMap(({file, scope, read}) => {
    const {source, problems} = readSource(projectRoot, file, values.fix);
    invalid.push(...problems);
    try {
      return [{file, scope, source, runs: [...read(source)]}];
    } catch (error) {
      invalid.push(invalidPage(file, error));
      return [];
    }
  });
  const read = {
    english: files.filter(({file, scope}) => scope === 'english' && !file.endsWith('.md')),
    makers: files.filter(({file}) => file.endsWith('.md')),
    french: files.filter(({scope}) => scope === 'french'),
  };
  const misspelled = await Promise.all(
    READERS.map((language) => checkSpelling(projectRoot, language, read[language])),
  );
  // One page does not have all the words.
  const lists = Object.entries(own ? {} : WORD_LISTS).map(([name, languages]) => {
    const file = `checks/prose/words/${name}.txt`;
    const source = fs.readFileSync(path.join(projectRoot, file), 'utf8');
    const texts = languages.flatMap((language) => read[language].flatMap(({runs}) => runs));
    const text = texts.map((run) => run.text).join('\n');
    return {file, source, findings: checkWords(source.trimEnd().split('\n'), text)};
  });
  const texts = files.map(({file, scope, source, runs}) => {
    const findings = [
      ...runs.flatMap((run) => lintRun(run, scope, rules)),
      ...misspelled.flatMap((found) => found.get(file) ?? []),
    ];
    // The `prose-allow` of this folder are examples.
    const isOwn = file.startsWith('checks/prose/');
    return {file, source, findings: isOwn ? findings : applyMarkers(source, findings)};
  });
  const results = [...texts, ...lists];
  if (values.fix) {
    for (const {file, source, findings} of results) {
      fixFile(file, source, findings);
    }
  }
  const problems = results.flatMap(({file, source, findings}) =>
    findings
      .filter(({isWarning, replacement}) =>
        values.warnings ? isWarning : !isWarning && !(values.fix && replacement !== undefined),
      )
      .map(({start, found, fix}) => ({
        file,
        line: lineAt(source, start),
        column: start - source.lastIndexOf('\n', start - 1),
        text: `“${found}”`,
        fix: fix + hintFor(file, found),
      })),
  );
  const warnings = results.flatMap(({findings}) => findings.filter(({isWarning}) => isWarning));
  return {
    problems: [...invalid, ...problems],
    summary: `${files.length} files; ${warnings.length} long sentences (-- --warnings lists them)`,
  };
});

function fixFile(file: string, source: string, findings: readonly Finding[]): void {
  let fixed = source;
  for (const {start, found, replacement} of findings.toSorted((a, b) => b.start - a.start)) {
    if (replacement !== undefined) {
      fixed = fixed.slice(0, start) + replacement + fixed.slice(start + found.length);
    }
  }
  if (fixed !== source) {
    fs.writeFileSync(path.join(projectRoot, file), fixed);
  }
}
