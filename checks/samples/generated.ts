// The code of the capability builder, to be checked with the samples of the pages.
import {drives, readChoice, subjects, writeChoice} from '../../src/features/devices/builder/choice';
import {sessionOf} from '../../src/features/devices/builder/session';
import {sessionSamples} from '../../src/lib/samples/session';
import {TOOLS} from '../../src/lib/samples/session/session';
import type {Block} from './blocks';
import {HUB_ADDRESS} from './hub';

/** One of each kind, and each browser: the rest differs in names and versions alone. */
const SPREAD = ['any-android', 'pixel-8', 'iphone-15', 'mac-mini', 'chrome', 'safari', 'edge'];

const OPTIONS = [
  '',
  '&test=web',
  '&location=45.5019,-73.5674&sessions=4&video=off&name=It\'s "1" \\ $x',
];

const texts = {
  opens: 'Opens.',
  waits: 'Waits.',
  key: 'your key',
  terminal: 'Terminal',
  capabilities: 'JSON',
};

/** @returns The code of each tool for each kind of device, with and without options; the file is the builder's address. */
export function generatedBlocks(): Block[] {
  const choices = subjects
    .filter(({id}) => SPREAD.includes(id))
    .flatMap((subject) =>
      TOOLS.filter((tool) => drives(tool, subject)).map((tool) => [tool, subject.id]),
    )
    .flatMap(([tool, model]) => OPTIONS.map((options) => `?tool=${tool}&model=${model}${options}`));
  return choices.flatMap((address) => {
    const {choice} = readChoice(address);
    const file = `/documentation/reference/capability-builder/${writeChoice(choice)}`;
    const session = sessionOf(choice, {hub: HUB_ADDRESS, texts});
    return sessionSamples(session).map((sample) => ({...sample, file, line: 1, isPart: false}));
  });
}
