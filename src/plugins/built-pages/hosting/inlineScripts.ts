import type {Root} from 'hast';
import {selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';

/** An inline script of a page. */
export interface InlineScript {
  /** In the page's file. */
  readonly line: number;
  /** Plugin that the script belongs to; Docusaurus' own script names none. */
  readonly name: string;
  /** The exact text that a browser hashes. */
  readonly text: string;
}

/** The name under which a script without a name is allowed. */
const UNNAMED = 'docusaurus';

/** The data blocks that the site writes; a browser may run a script of any other type. */
const DATA = new Set<unknown>(['application/ld+json', 'application/json']);

/**
 * Lists the inline scripts of a page, which the policy has to allow. A script with a URL counts if it holds a text
 * as well: in a picture, it might run.
 * @param tree A finished page.
 */
export const inlineScriptsOf = (tree: Root): readonly InlineScript[] =>
  selectAll('script', tree)
    .filter((script) => !DATA.has(script.properties.type) && toString(script) !== '')
    .map((script) => ({
      line: script.position?.start.line ?? 1,
      name: String(script.properties.dataPlugin ?? UNNAMED),
      text: toString(script),
    }));
