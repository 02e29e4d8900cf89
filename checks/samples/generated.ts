// The code of the capability builder, to be checked with the samples of the pages.
import {
  readChoice,
  subjects,
  TOOLS,
  drives,
  writeChoice,
} from '../../src/features/devices/builder/choice';
import {snippetsOf} from '../../src/features/devices/builder/snippets';
import type {Block} from './blocks';

/** One of each kind, and each browser: the rest differs in names and versions alone. */
const SPREAD = ['any-android', 'pixel-8', 'iphone-15', 'mac-mini', 'chrome', 'safari', 'edge'];

const OPTIONS = [
  '',
  '&test=web',
  '&location=45.5019,-73.5674&sessions=4&video=off&name=It\'s "1" \\ $x',
];

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
        const file = `/documentation/reference/capability-builder/${writeChoice(choice)}`;
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
