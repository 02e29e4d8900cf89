import fs from 'node:fs';
import path from 'node:path';

/** Results of earlier builds, by a hash of all that they depend on. */
export interface BuildCache {
  /**
   * @param hash Hash of all that the result depends on; the name of its file.
   * @param make Makes the result when no earlier build did.
   */
  readonly get: (hash: string, make: () => Promise<Buffer>) => Promise<Buffer>;
  /** Removes what this build did not ask for, so that the cache is never larger than the site. */
  readonly removeUnused: () => void;
}

/**
 * @param folder Absolute path of a folder for the files of one language; made when needed.
 */
export function buildCache(folder: string): BuildCache {
  fs.mkdirSync(folder, {recursive: true});
  const used = new Set<string>();
  return {
    get: async (hash, make) => {
      used.add(hash);
      const file = path.join(folder, hash);
      if (fs.existsSync(file)) {
        return fs.readFileSync(file);
      }
      const made = await make();
      replaceFile(file, made);
      return made;
    },
    removeUnused: () => {
      for (const name of fs.readdirSync(folder).filter((each) => !used.has(each))) {
        fs.rmSync(path.join(folder, name));
      }
    },
  };
}

/**
 * Writes a file that others may read meanwhile, or that a build may leave behind when it is stopped: they find the old
 * content or the new one, no half of it.
 * @param file Absolute path.
 * @param content What it is to hold.
 */
export function replaceFile(file: string, content: Buffer | string): void {
  fs.writeFileSync(`${file}.draft`, content);
  fs.renameSync(`${file}.draft`, file);
}
