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

describe('the bundler, with a cache that is damaged,', () => {
  const panic = {
    status: 1,
    output: '',
    errors: 'panicked at crates/rspack_storage/src/pack/strategy/split/read_scope.rs:158:28',
  };
  const whole = {status: 0, output: '', errors: ''};
  const cache = path.join('node_modules', '.cache', 'rspack');
  let cleared: jest.SpyInstance;

  beforeEach(() => {
    jest.spyOn(console, 'warn').mockReturnValue();
    fs.mkdirSync(folder, {recursive: true});
    ['en', 'fr'].forEach((locale) => {
      fs.writeFileSync(wholeFile(folder, locale), '');
    });
    // The real cache stays, and so do the files above.
    cleared = jest.spyOn(fs, 'rmSync').mockReturnValue();
    jest.mocked(runProgram).mockReset();
  });

  const caches = () => (cleared.mock.calls as [string][]).filter(([file]) => file.endsWith(cache));

  it('starts once more without it', async () => {
    jest.mocked(runProgram).mockResolvedValueOnce(panic).mockResolvedValueOnce(whole);
    expect(await docusaurusBuild([], ['en', 'fr'], env)).toBe(whole);
    expect(caches()).toHaveLength(1);
    expect(String(jest.mocked(console.warn).mock.calls)).toContain(`${cache}, and building again`);
  });

  it('fails when it crashes again, or stops over a page', async () => {
    jest.mocked(runProgram).mockResolvedValue(panic);
    expect(await docusaurusBuild([], ['en', 'fr'], env)).toBe(panic);
    expect(runProgram).toHaveBeenCalledTimes(2);
    const broken = {...panic, errors: 'Docusaurus found broken links'};
    jest.mocked(runProgram).mockReset().mockResolvedValue(broken);
    expect(await docusaurusBuild([], ['en', 'fr'], env)).toBe(broken);
    expect(runProgram).toHaveBeenCalledTimes(1);
  });

  it('works without a cache where the folder cannot be written', async () => {
    jest.spyOn(fs, 'accessSync').mockImplementation(() => {
      throw Object.assign(new Error('No'), {code: 'EROFS'});
    });
    jest.mocked(runProgram).mockResolvedValue(whole);
    await docusaurusBuild([], ['en', 'fr'], env);
    const [, , options] = jest.mocked(runProgram).mock.calls[0] ?? [];
    expect(options?.env).toMatchObject({DOCUSAURUS_NO_PERSISTENT_CACHE: '1'});
    expect(String(jest.mocked(console.warn).mock.calls)).toContain('cannot be written (EROFS)');
  });
});
