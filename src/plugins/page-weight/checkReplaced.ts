import path from 'node:path';
import type {Replacement} from './leftOut';

/** The part of the bundler that is used: webpack's and Rspack's are the same here. */
interface Compiler {
  readonly hooks: {
    readonly compilation: {tap: (name: string, use: (compilation: Compilation) => void) => void};
  };
}

interface Compilation {
  readonly hooks: {
    readonly finishModules: {
      tap: (
        name: string,
        use: (modules: Iterable<{readonly identifier: () => string}>) => void,
      ) => void;
    };
  };
}

/**
 * @param replacements What is replaced, often several modules by one file.
 * @returns The same, with files that the bundler takes for different ones.
 */
export function tellApart(replacements: readonly Replacement[]): readonly Replacement[] {
  return replacements.map(([request, file], index) => [request, `${file}?${index}`]);
}

/**
 * Stops the build when nothing asks for a replaced module any more: it went, or is asked for by another
 * name, and is in the pages again.
 * @param replacements What is replaced, each by a file of its own.
 * @returns A plugin of the bundler.
 */
export function checkReplaced(replacements: readonly Replacement[]) {
  return {
    apply: ({hooks}: Compiler) => {
      hooks.compilation.tap('page-weight', (compilation) => {
        compilation.hooks.finishModules.tap('page-weight', (modules) => {
          // A module's name begins with its kind and loaders.
          const files = new Set(
            [...modules].map((module) => module.identifier().split(/[!|]/).at(-1)),
          );
          const missing = replacements.find(([, file]) => !files.has(file));
          if (missing) {
            throw new Error(
              `page-weight: nothing asks for ${String(missing[0])} any more, which ${path.basename(missing[1].replace(/\?.*/, ''))} replaced. Find out whether its package does without it or has renamed it, then adapt src/plugins/page-weight/leftOut.ts.`,
            );
          }
        });
      });
    },
  };
}
