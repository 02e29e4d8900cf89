import type {Block, Finding, Mistake} from './blocks';
import type {Syntax} from './syntax';

/** Checks all blocks of its languages at once, so that a compiler starts once. */
export interface Checker {
  readonly languages: readonly string[];
  /**
   * @param blocks Blocks of these languages, of all pages.
   * @param syntax The grammars.
   * @returns The mistakes in them.
   */
  readonly check: (blocks: readonly Block[], syntax: Syntax) => Promise<readonly Finding[]>;
}

/** A checker that looks at one block at a time. */
export function checkEachBlock(
  languages: readonly string[],
  check: (block: Block, syntax: Syntax) => readonly Mistake[] | Promise<readonly Mistake[]>,
): Checker {
  const checkOne = async (block: Block, syntax: Syntax): Promise<Finding[]> =>
    (await check(block, syntax)).map((mistake) => ({block, ...mistake}));
  return {
    languages,
    check: async (blocks, syntax) =>
      (await Promise.all(blocks.map((block) => checkOne(block, syntax)))).flat(),
  };
}
