import fs from 'node:fs';

/**
 * @param file Path of a JSON file that people edit.
 * @returns What it holds, to be checked by the caller.
 * @throws Error naming the file and the place when it is not valid JSON.
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${file} is not valid JSON. Look for a missing comma or quotation mark, or for the marks of a merge conflict: ${reason}`,
      {cause: error},
    );
  }
}
