import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {binScript, projectRoot} from '../../../scripts/lib/paths';

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'language-'));
  fs.mkdirSync(path.join(folder, 'fr'));
  write('exceptions.json', JSON.stringify({sameText: {}, oneLanguageLinks: {}, otherLanguage: {}}));
});

afterEach(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

function write(name: string, text: string): void {
  fs.writeFileSync(path.join(folder, name), text);
}

/** Runs the command as `npm run` does, with the real detector. */
function check(english: string, french: string) {
  write('index.html', `<html lang="en"><title>Devices</title><body>${english}`);
  write('fr/index.html', `<html lang="fr-CA"><title>Appareils</title><body>${french}`);
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      binScript('tsx'),
      path.join(projectRoot, 'checks', 'language', 'index.ts'),
      '--dir',
      folder,
      '--exceptions',
      path.join(folder, 'exceptions.json'),
    ],
    {encoding: 'utf8', cwd: projectRoot},
  );
  return {status, output: stdout + stderr};
}

const ENGLISH = '<p>Each session ends when the test does, and the report is ready soon after.</p>';
const FRENCH = '<p>Chaque session se termine avec le test, et le rapport est prêt peu après.</p>';

it('passes a site whose pages keep to their language', () => {
  const {status, output} = check(ENGLISH, FRENCH);
  expect(output).toContain('language: 2 documents, 1 of them French');
  expect(status).toBe(0);
});

it('finds an English sentence planted on a French page, and says where', () => {
  const {status, output} = check(ENGLISH, FRENCH + ENGLISH);
  expect(output).toContain('fr/index.html');
  expect(output).toContain('English on a French page (p): “Each session ends when the test does');
  expect(output).toContain('Fix: translate it');
  expect(status).toBe(1);
});

it('finds a French sentence on an English page, unless it is marked as French', () => {
  expect(check(ENGLISH + FRENCH, FRENCH).output).toContain('French on an English page');
  expect(check(`${ENGLISH}<div lang="fr">${FRENCH}</div>`, FRENCH).status).toBe(0);
});
