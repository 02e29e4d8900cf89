// The code of the capability builder, to be checked with the samples of the pages.
import {drives, readChoice, subjects, writeChoice} from '../../src/features/devices/builder/choice';
import {sessionOf} from '../../src/features/devices/builder/session';
import {sessionSamples} from '../../src/lib/samples/session';
import {TOOLS} from '../../src/lib/samples/session/session';
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
 * Tells of mistakes, each once: one in a writer of the builder's code is in the code of many choices.
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
    const fix = 'correct the code in src/lib/samples/session/.';
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
        const session = sessionOf(choice, {hub: 'https://hub.example/wd/hub', texts});
        return sessionSamples(session).map((sample) => ({
          ...{...sample, file, line: 1, isPart: false},
          ...{unchecked: undefined, exits: undefined},
        }));
      }),
    ),
  );
}
