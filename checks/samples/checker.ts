import type {Block, Finding} from './blocks';
import type {PageLinks} from './links';
import type {Syntax} from './syntax';

/** How thoroughly a block was checked, as the summary counts it. */
export type CheckKind = 'run' | 'type-checked' | 'parsed' | 'read';

/** What connects the pages, and the grammars that checkers share. */
export interface Site {
  readonly links: PageLinks;
  readonly syntax: Syntax;
}

/** Checks all blocks of its languages at once, so that a compiler starts once. */
export interface Checker {
  readonly languages: readonly string[];
  readonly kind: CheckKind;
  /**
   * @param blocks Blocks of these languages, of all pages.
   * @returns The mistakes in them.
   */
  readonly check: (blocks: readonly Block[], site: Site) => Promise<readonly Finding[]>;
}

/** A checker that looks at one block at a time. */
export function perBlock(
  languages: readonly string[],
  check: (block: Block, site: Site) => readonly Finding[] | Promise<readonly Finding[]>,
  kind: CheckKind = 'parsed',
): Checker {
  return {
    languages,
    kind,
    check: async (blocks, site) =>
      (await Promise.all(blocks.map(async (block) => check(block, site)))).flat(),
  };
}
