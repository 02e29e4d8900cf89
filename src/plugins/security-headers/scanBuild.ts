import fs from 'node:fs/promises';
import path from 'node:path';
import {listBuiltFiles} from '../shared/buildOutput';
import {scanHtml, type HtmlScan} from './scanHtml';

/** All pages share the same few inline scripts; more means that one varies from page to page. */
export const MAX_SCRIPTS = 12;

/** Names listed in a message before the rest is counted. */
const NAMED = 5;

export interface PageScan extends HtmlScan {
  /** Path of the page below the root of the build. */
  readonly page: string;
}

function enumerate(texts: readonly string[]): string {
  const more = texts.length - NAMED;
  return texts.slice(0, NAMED).join('\n  ') + (more > 0 ? `\n  and ${more} more` : '');
}

/**
 * Puts the pages of a build together.
 * @param scans What each page holds.
 * @returns The texts of their inline scripts, each once.
 * @throws When a page holds what the policy blocks, or when there are more scripts than MAX_SCRIPTS.
 */
export function mergeScans(scans: readonly PageScan[]): readonly string[] {
  const faults = scans.flatMap(({page, faults: found}) =>
    found.map((fault) => `${page}: ${fault}`),
  );
  if (faults.length > 0) {
    throw new Error(
      `security-headers: the policy would block parts of these pages:\n  ${enumerate(faults)}\nUse event listeners, style sheets and plain links instead.`,
    );
  }
  const pages = new Map<string, string>();
  scans.forEach(({page, inlineScripts}) => {
    inlineScripts.forEach((text) => pages.set(text, pages.get(text) ?? page));
  });
  if (pages.size > MAX_SCRIPTS) {
    // The scripts that all pages share come first; those that vary are at the end.
    const last = [...pages].reverse().map(([text, page]) => `${page}: ${text.slice(0, 80)}`);
    throw new Error(
      `security-headers: the pages hold ${pages.size} different inline scripts, more than ${MAX_SCRIPTS}; the last ones are\n  ${enumerate(last)}\nMove what varies from page to page into attributes or a data block.`,
    );
  }
  return [...pages.keys()];
}

/**
 * Reads all pages of a build.
 * @param root Folder of the deployable build, all languages in it.
 * @returns As mergeScans.
 * @throws As mergeScans.
 */
export async function scanBuild(root: string): Promise<readonly string[]> {
  const scans: PageScan[] = [];
  // One after another: trees of hundreds of pages at once would need their memory at once.
  for (const page of await listBuiltFiles(root, '.html')) {
    scans.push({page, ...scanHtml(await fs.readFile(path.join(root, page), 'utf8'))});
  }
  return mergeScans(scans);
}
