import type {PageLinks} from '../addresses';
import type {Block, Finding} from '../blocks';

/** What was done to a block, as the summary counts it. */
export type Deed = 'run' | 'type-checked' | 'compiled' | 'parsed' | 'read';

/** Judges all blocks of its languages at once, so that compilers start once. */
export interface Checker {
  readonly languages: readonly string[];
  /**
   * @param blocks Blocks of these languages, of all pages.
   * @param site What connects the pages.
   * @returns What is wrong, and what was done to the blocks.
   * @throws When the tool that it needs is not there: nothing is skipped in silence.
   */
  readonly check: (blocks: readonly Block[], site: {readonly links: PageLinks}) => Promise<Verdict>;
}

export interface Verdict {
  readonly findings: readonly Finding[];
  readonly deed: Deed;
}

/** A checker that needs nothing but the block. */
export function perBlock(
  languages: readonly string[],
  deed: Deed,
  check: (block: Block) => readonly Finding[] | Promise<readonly Finding[]>,
): Checker {
  return {
    languages,
    check: async (blocks) => ({
      deed,
      findings: (await Promise.all(blocks.map(async (block) => check(block)))).flat(),
    }),
  };
}
