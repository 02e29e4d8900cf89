/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {wholeFile} from '@site/src/plugins/built-pages/wholeFile';
import {docusaurusBuild} from '../docusaurusBuild';
import {projectRoot} from '../paths';
import {runProgram, type RunOptions} from '../runProgram';

jest.mock('../runProgram');

const name = path.join('.cache', 'tests', 'generated');
const folder = path.join(projectRoot, name);
const env = {DOCUSAURUS_GENERATED_FILES_DIR_NAME: name};

/** Docusaurus, which ends with 0 in any case. */
function build(whole: readonly string[]) {
  jest.mocked(runProgram).mockImplementation((_program, _args, {terminal}: RunOptions = {}) => {
    fs.mkdirSync(folder, {recursive: true});
    whole.forEach((locale) => {
      fs.writeFileSync(wholeFile(folder, locale), '');
    });
    const said =
      '[SUCCESS] Generated static files in "build".\n[INFO] Use \x1B[36m`npm run serve`\x1B[39m command to test your build locally.\n';
    const output = typeof terminal === 'function' ? terminal(said) : said;
    return Promise.resolve({status: 0, output, errors: ''});
  });
  return docusaurusBuild(['--locale', 'fr'], ['en', 'fr'], env);
}

afterAll(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

it('fails when the build ended before all languages were whole, also after one that was', async () => {
  const told = jest.spyOn(console, 'error').mockReturnValue();
  expect(await build(['en', 'fr'])).toMatchObject({status: 0});
  expect(told).not.toHaveBeenCalled();
  expect(await build(['en'])).toMatchObject({status: 1});
  expect(String(told.mock.calls)).toContain('Do not publish it');
});

it('suggests no script that the project does not have', async () => {
  const {output} = await build(['en', 'fr']);
  expect(output).toBe('[SUCCESS] Generated static files in "build".\n');
});
