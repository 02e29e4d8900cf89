import path from 'node:path';

/** A request for a module, and the absolute path of the file that takes its place. */
export type Replacement = readonly [request: RegExp, file: string];

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
        use: (modules: Iterable<{readonly nameForCondition: () => string | null}>) => void,
      ) => void;
    };
  };
}

/**
 * Stops the build when nothing asks for a replaced module any more: it went, or is asked for by another
 * name, and is in the pages again.
 * @param replacements What is replaced.
 * @returns A plugin of the bundler.
 */
export function checkReplaced(replacements: readonly Replacement[]) {
  return {
    apply: ({hooks}: Compiler) => {
      hooks.compilation.tap('page-weight', (compilation) => {
        compilation.hooks.finishModules.tap('page-weight', (modules) => {
          const files = new Set([...modules].map((module) => module.nameForCondition()));
          const missing = replacements.find(([, file]) => !files.has(file));
          if (missing) {
            throw new Error(
              `page-weight: nothing asks for ${String(missing[0])} any more, which ${path.basename(missing[1])} replaced. Find out whether its package does without it or has renamed it, then adapt src/plugins/page-weight/index.ts.`,
            );
          }
        });
      });
    },
  };
}
