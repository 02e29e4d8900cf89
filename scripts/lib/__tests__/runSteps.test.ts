import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {projectRoot} from '../paths';
import {runSteps} from '../runSteps';

interface Step {
  readonly files?: readonly string[];
}

const {wireit} = JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  readonly wireit: Readonly<Record<string, Step>>;
};

it('runs all steps to their end when one fails', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'steps-'));
  const step = (name: string) => ({
    command: `node -e "require('fs').writeFileSync('${name}', ''); process.exit(1)"`,
  });
  const names = ['one', 'two', 'three'];
  const steps = Object.fromEntries(names.map((name) => [name, step(name)]));
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({
      scripts: Object.fromEntries(['all', ...names].map((name) => [name, 'wireit'])),
      wireit: {...steps, all: {dependencies: names}},
    }),
  );
  const isGood = await runSteps('all', {cwd: folder, env: {WIREIT_PARALLEL: '1'}});
  const ran = names.filter((name) => fs.existsSync(path.join(folder, name)));
  fs.rmSync(folder, {recursive: true});
  expect({isGood, ran}).toEqual({isGood: false, ran: names});
});

it('runs the tests of the code again after no edit of a page', () => {
  const files = wireit['test:code']?.files ?? [];
  const pages = /^(?:docs|changelog|blog|i18n|src|openapi|\*\*)\/.*(?:\*\*|\*|\.mdx?)$/;
  const excluded = files.indexOf('!**/*.{md,mdx,vtt}');
  expect(excluded).toBeGreaterThan(0);
  // Only what comes after the exclusion counts in spite of it.
  expect(files.slice(excluded).filter((pattern) => pages.test(pattern))).toEqual([]);
  expect(files).toContain('!i18n/sources.json');
  expect(wireit['test:content']?.files).toEqual(expect.arrayContaining(['docs/**', 'i18n/**']));
});
