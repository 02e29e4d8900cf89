import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';

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

const digest = (content: Buffer): Buffer => createHash('sha256').update(content).digest();

const DIGEST_BYTES = 32;

/** @returns The content of a file of the cache; undefined where it is missing or damaged. */
function readWhole(file: string): Buffer | undefined {
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const stored = fs.readFileSync(file);
  const content = stored.subarray(DIGEST_BYTES);
  return digest(content).equals(stored.subarray(0, DIGEST_BYTES)) ? content : undefined;
}

/** Whether the folder is there and can be written; says so where it cannot. */
function prepare(folder: string): boolean {
  try {
    fs.mkdirSync(folder, {recursive: true});
    fs.accessSync(folder, fs.constants.W_OK);
    return true;
  } catch (error) {
    logger.warn(
      `built-pages: ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}), so the next build starts from nothing again.`,
    );
    return false;
  }
}

/**
 * @param folder Absolute path of a folder for the files of one language; made when needed. Without a folder that
 * can be written, everything is made anew.
 */
export function buildCache(folder: string): BuildCache {
  if (!prepare(folder)) {
    return {get: async (_hash, make) => make(), removeUnused: () => undefined};
  }
  const used = new Set<string>();
  return {
    get: async (hash, make) => {
      used.add(hash);
      const file = path.join(folder, hash);
      const kept = readWhole(file);
      if (kept) {
        return kept;
      }
      const made = await make();
      replaceFile(file, Buffer.concat([digest(made), made]));
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
