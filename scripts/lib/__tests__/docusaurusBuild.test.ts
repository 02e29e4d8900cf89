import fs from 'node:fs';
import path from 'node:path';
import {wholeFile} from '@site/src/plugins/built-pages/wholeFile';
import {docusaurusBuild} from '../docusaurusBuild';
import {projectRoot} from '../paths';
import {runProgram, type Run} from '../runProgram';

jest.mock('../runProgram');

const name = path.join('.cache', 'tests', 'generated');
const folder = path.join(projectRoot, name);
const cache = path.join('node_modules', '.cache', 'rspack');
const {rmSync} = fs;
const good: Run = {status: 0, output: '', errors: ''};

/** Builds with a Docusaurus that ends like this, one time after the other, and makes the last languages whole. */
async function build(whole: readonly string[], ...runs: readonly Run[]) {
  fs.mkdirSync(folder, {recursive: true});
  // The real cache stays.
  const removed = jest.spyOn(fs, 'rmSync').mockImplementation((file, options) => {
    if (!String(file).endsWith(cache)) {
      rmSync(file, options);
    }
  });
  const messages = ['warn', 'error'].map((kind) =>
    jest.spyOn(console, kind as 'warn').mockReturnValue(),
  );
  const left = runs.values();
  jest.mocked(runProgram).mockImplementation(() => {
    whole.forEach((locale) => {
      fs.writeFileSync(wholeFile(folder, locale), '');
    });
    return Promise.resolve(left.next().value ?? good);
  });
  const {status} = await docusaurusBuild([], ['en', 'fr'], {
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: name,
  });
  return {
    status,
    messages: String(messages.map(({mock}) => mock.calls)),
    isCacheCleared: removed.mock.calls.some(([file]) => String(file).endsWith(cache)),
  };
}

afterAll(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

it('fails when the build ended before all languages were whole, also after one that was', async () => {
  expect(await build(['en', 'fr'], good)).toMatchObject({status: 0, isCacheCleared: false});
  const stopped = await build(['en'], good);
  expect(stopped.status).toBe(1);
  expect(stopped.messages).toContain('Do not publish it');
});

describe('a bundler that crashes', () => {
  const panic = {...good, status: 1, errors: 'panicked at crates/rspack_storage/src/pack.rs:158'};

  it('starts once more without its cache', async () => {
    const again = await build(['en', 'fr'], panic, good);
    expect(again).toMatchObject({status: 0, isCacheCleared: true});
    expect(again.messages).toContain(`${cache}, and building again`);
    expect(await build(['en', 'fr'], panic, panic, good)).toMatchObject({status: 1});
  });

  it('keeps its cache when a page is at fault', async () => {
    const broken = {...panic, errors: 'Docusaurus found broken links'};
    expect(await build(['en', 'fr'], broken)).toMatchObject({status: 1, isCacheCleared: false});
  });
});
