import type {Block, Finding} from './blocks';
import type {Syntax} from './syntax';

/** How thoroughly a block was checked, as the summary counts it. */
export type CheckKind = 'run' | 'type-checked' | 'parsed' | 'read';

/** Checks all blocks of its languages at once, so that a compiler starts once. */
export interface Checker {
  readonly languages: readonly string[];
  readonly kind: CheckKind;
  /**
   * @param blocks Blocks of these languages, of all pages.
   * @param syntax The grammars.
   * @returns The mistakes in them.
   */
  readonly check: (blocks: readonly Block[], syntax: Syntax) => Promise<readonly Finding[]>;
}

/** A checker that looks at one block at a time. */
export function perBlock(
  languages: readonly string[],
  check: (block: Block, syntax: Syntax) => readonly Finding[] | Promise<readonly Finding[]>,
  kind: CheckKind = 'parsed',
): Checker {
  return {
    languages,
    kind,
    check: async (blocks, syntax) =>
      (await Promise.all(blocks.map(async (block) => check(block, syntax)))).flat(),
  };
}
