import fs from 'node:fs';
import path from 'node:path';

/** Does nothing from the second time on. */
type PutBack = () => void;

/**
 * Docusaurus clears `build/` before it builds the default language there, and with it the other
 * languages, which are in folders below. Called before that, this moves them out of the way, so that
 * languages can be built one by one in any order.
 * @param outDir Output folder of the default language.
 * @param languages Names of the folders of the others.
 * @param keepDir Folder for them meanwhile, on the same disk; what it holds is lost.
 * @returns Puts them back; happens in any case when the process ends, as after an error.
 */
export function moveAside(outDir: string, languages: readonly string[], keepDir: string): PutBack {
  fs.rmSync(keepDir, {recursive: true, force: true});
  const kept = languages.filter((name) => fs.existsSync(path.join(outDir, name)));
  if (kept.length === 0) {
    return () => undefined;
  }
  fs.mkdirSync(keepDir, {recursive: true});
  for (const name of kept) {
    fs.renameSync(path.join(outDir, name), path.join(keepDir, name));
  }
  const putBack = (): void => {
    for (const name of kept.splice(0)) {
      fs.mkdirSync(outDir, {recursive: true});
      fs.renameSync(path.join(keepDir, name), path.join(outDir, name));
    }
  };
  process.once('exit', putBack);
  return putBack;
}
