import fs from 'node:fs/promises';
import path from 'node:path';
import {listBuiltFiles} from '../shared/buildOutput';
import {CONTROLS} from './pressReplay';

/** Budget for the script in a built page, in bytes of UTF-8. */
export const MAX_BYTES = 512;

/**
 * Looks for the script in a built page.
 * @param html Text of the page, minified or not.
 * @returns What is wrong with it, or null. Pages that React does not run on need no script.
 */
export function findFault(html: string): string | null {
  if (!html.includes('__docusaurus')) {
    return null;
  }
  const marker = html.indexOf(CONTROLS);
  const start = html.lastIndexOf('<script', marker);
  const end = html.indexOf('</script', marker);
  if (marker < 0 || start < 0 || end < 0) {
    return 'holds no press-replay script';
  }
  const bytes = Buffer.byteLength(html.slice(html.indexOf('>', start) + 1, end));
  return bytes > MAX_BYTES
    ? `holds a press-replay script of ${bytes} bytes, more than ${MAX_BYTES}`
    : null;
}

/**
 * Checks all pages of a build.
 * @param outDir Output folder of the locale under way.
 * @throws With the pages and what is wrong with each.
 */
export async function checkPages(outDir: string): Promise<void> {
  const names = await listBuiltFiles(outDir, '.html');
  const faults = await Promise.all(
    names.map(async (name) => {
      const fault = findFault(await fs.readFile(path.join(outDir, name), 'utf8'));
      return fault ? `${name} ${fault}` : null;
    }),
  );
  const found = faults.filter((fault) => fault !== null);
  if (found.length > 0) {
    throw new Error(
      `press-replay: ${found.slice(0, 5).join('; ')}${found.length > 5 ? `; and ${found.length - 5} more` : ''}. ` +
        'See src/plugins/head-scripts/pressReplay.ts.',
    );
  }
}
