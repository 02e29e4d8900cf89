import fs from 'node:fs/promises';
import path from 'node:path';

export interface BuiltFile {
  /** Path below the folder that was listed, with forward slashes on every system. */
  readonly name: string;
  readonly text: string;
}

const toPosix = (name: string): string => name.split(path.sep).join('/');

/**
 * Lists the files of a folder and of the folders in it.
 * @param folder Absolute path, such as the build's output folder.
 * @param extension How the names end, with the dot: `.html`.
 * @returns Paths below the folder, with forward slashes, sorted so that messages are stable.
 * @throws When the folder cannot be read.
 */
export async function listBuiltFiles(
  folder: string,
  extension: string,
): Promise<readonly string[]> {
  const entries = await fs.readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(extension))
    .map((entry) => toPosix(path.relative(folder, path.join(entry.parentPath, entry.name))))
    .sort();
}

/**
 * Reads the scripts of one named chunk, such as `main`.
 * @param outDir Output folder of the locale under way.
 * @param chunk Chunk name: the part of the file name before the hash.
 * @returns The matching files of `assets/js`; none when the build made no such chunk.
 */
export async function readChunk(outDir: string, chunk: string): Promise<readonly BuiltFile[]> {
  const folder = path.join(outDir, 'assets', 'js');
  const names = await listBuiltFiles(folder, '.js');
  return Promise.all(
    names
      .filter((name) => name.startsWith(`${chunk}.`))
      .map(async (name) => ({name, text: await fs.readFile(path.join(folder, name), 'utf8')})),
  );
}
