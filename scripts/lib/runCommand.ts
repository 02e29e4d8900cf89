/**
 * Runs a command of package.json. An error ends it with the error's message, which names the fix, and code 1.
 * @param main The command.
 */
export function runCommand(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
