import {watch, type FSWatcher} from 'node:fs';
import path from 'node:path';

/** Files that Docusaurus' development server reads only when it starts, by folder. */
const READ_ONCE: Readonly<Record<string, RegExp>> = {
  '.': /^(?:docusaurus\.config\.ts|\.env)$/,
  'src/config': /^[^.].*\.ts$/,
  'src/plugins': /^(?!.*\b(?:client|__tests__)\b)[^.].*\.(?:ts|cjs)$/,
  // Placeholders of the pages.
  'src/data': /^service\.ts$/,
};

/** Milliseconds in which several changes count as one. */
const PAUSE_MS = 300;

/**
 * Watches the files whose changes need a new development server.
 * @param root The project's root.
 * @param onChange Called with the last file that changed.
 */
export function watchReadOnce(
  root: string,
  onChange: (file: string) => void,
): readonly FSWatcher[] {
  let timer: NodeJS.Timeout | undefined;
  return Object.entries(READ_ONCE).map(([folder, names]) => {
    const options = {recursive: folder === 'src/plugins'};
    return watch(path.join(root, folder), options, (_event, name) => {
      if (name && names.test(name)) {
        clearTimeout(timer);
        timer = setTimeout(onChange, PAUSE_MS, path.join(folder, name));
      }
    });
  });
}
