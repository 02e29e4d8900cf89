import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes a folder for the tests of a file, which goes away after them.
 * @returns Its path, and a function that writes a file below it, with the folders around it.
 */
export function tempFolder() {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'test-')));
  afterAll(() => {
    fs.rmSync(folder, {recursive: true, force: true});
  });
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, text);
    return file;
  };
  return {folder, write};
}
