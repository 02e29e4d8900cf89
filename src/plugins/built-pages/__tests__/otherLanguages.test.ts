/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {moveAside} from '../otherLanguages';

it('keeps French while the folder of English is cleared', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'languages-'));
  const [built, aside] = [path.join(root, 'build'), path.join(root, '.docusaurus', 'languages')];
  const french = path.join(built, 'fr', 'index.html');
  fs.mkdirSync(path.dirname(french), {recursive: true});
  fs.writeFileSync(french, 'Bonjour');

  const putBack = moveAside(built, ['fr', 'es'], aside);
  fs.rmSync(built, {recursive: true});
  putBack();
  expect(fs.readFileSync(french, 'utf8')).toBe('Bonjour');

  // As when the build fails: it is not called before the process ends.
  const listeners = process.listeners('exit');
  moveAside(built, ['fr'], aside);
  const added = process.listeners('exit').find((each) => !listeners.includes(each));
  expect(fs.existsSync(french)).toBe(false);
  added?.(1);
  expect(fs.readFileSync(french, 'utf8')).toBe('Bonjour');
  putBack();
  expect(fs.readdirSync(built)).toEqual(['fr']);

  fs.rmSync(root, {recursive: true});
});
