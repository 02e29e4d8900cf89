// The code of the capability builder, to be checked with the samples of the pages.
import {
  readChoice,
  subjects,
  TOOLS,
  drives,
  writeChoice,
} from '../../src/features/devices/builder/choice';
import {snippetsOf} from '../../src/features/devices/builder/snippets';
import type {Problem} from '../shared/problem';
import {toProblem, type Block, type Finding} from './blocks';

/** One of each kind, and each browser: the rest differs in names and versions alone. */
const SPREAD = ['any-android', 'pixel-8', 'iphone-15', 'mac-mini', 'chrome', 'safari', 'edge'];

const OPTIONS = [
  '',
  '&test=web',
  '&location=45.5019,-73.5674&sessions=4&video=off&name=It\'s "1" \\ $x',
];

/** The builder's address, which its blocks have in place of a file. */
const BUILDER = '/documentation/reference/capability-builder/';

/**
 * Tells of mistakes, each once: one in a template of the builder is in the code of many choices.
 * @param findings In the blocks of pages and of the builder.
 */
export function toProblems(findings: readonly Finding[]): Problem[] {
  return findings.flatMap((finding) => {
    const {block, text} = finding;
    if (!block.file.startsWith(BUILDER)) {
      return toProblem(finding);
    }
    const same = findings.filter(
      (other) =>
        other.text === text &&
        other.block.title === block.title &&
        other.block.file.startsWith(BUILDER),
    );
    const more = same.length > 1 ? ` (and with ${same.length - 1} more choices)` : '';
    const fix = 'correct the template in src/features/devices/builder/templates/.';
    return same[0] === finding ? {...toProblem(finding), text: `${text}${more}`, fix} : [];
  });
}

/** @returns The code of each tool for each kind of device, with and without options; the file is the builder's address. */
export function generatedBlocks(): Block[] {
  const own = subjects.filter(({id}) => SPREAD.includes(id));
  return own.flatMap((subject) =>
    TOOLS.filter((tool) => drives(tool, subject)).flatMap((tool) =>
      OPTIONS.flatMap((options) => {
        const {choice} = readChoice(`?tool=${tool}&model=${subject.id}${options}`);
        const texts = {
          opens: 'Opens.',
          waits: 'Waits.',
          key: 'your key',
          terminal: 'Terminal',
          capabilities: 'JSON',
        };
        const file = `${BUILDER}${writeChoice(choice)}`;
        return snippetsOf(choice, {hub: 'https://hub.example/wd/hub', texts}).map(
          ({title, language, code}) => ({
            ...{file, line: 1, language, title, code, isPart: false},
            ...{unchecked: undefined, exits: undefined},
          }),
        );
      }),
    ),
  );
}
