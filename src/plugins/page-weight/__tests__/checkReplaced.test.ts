/** @jest-environment node */
import {checkReplaced, tellApart} from '../checkReplaced';

/** Bundles modules of these names. */
function bundle(names: readonly string[]): void {
  const modules = names.map((name) => ({identifier: () => name}));
  const finishModules = {tap: (_name: string, use: (all: typeof modules) => void) => use(modules)};
  const compilation = {
    tap: (_name: string, use: (made: {hooks: {finishModules: typeof finishModules}}) => void) =>
      use({hooks: {finishModules}}),
  };
  const replaced = tellApart([
    [/^one$/, '/client/empty.ts'],
    [/^other$/, '/client/empty.ts'],
    [/^settings$/, '/generated/config.json'],
  ]);
  checkReplaced(replaced).apply({hooks: {compilation}});
}

const LOADER = '/node_modules/loader.js??options!';
const ALL = [`${LOADER}/client/empty.ts?0`, '/client/empty.ts?1', 'json|/generated/config.json?2'];

it('stops the build when nothing asks for one of several modules that one file replaces', () => {
  expect(() => bundle(ALL)).not.toThrow();
  expect(() => bundle(ALL.toSpliced(1, 1))).toThrow('/^other$/ any more, which empty.ts replaced');
});
