import {sandboxEnv, type SandboxPorts} from '../../sandbox';
import {buildStep, findBuildWarnings} from './buildOutput';
import {clearBuildStamp, writeBuildStamp} from './buildStamp';
import {runTool} from './runTool';
import {Progress} from './terminal';

export interface SandboxBuild {
  readonly ok: boolean;
  /** Warnings in full. */
  readonly warnings: readonly string[];
  /** All that the build said, without colours. */
  readonly output: string;
}

/**
 * Builds both languages into `build/`, with the sandbox's addresses in their pages.
 * @param ports Ports that the sandbox will have.
 * @param signal Stops the build when aborted.
 * @throws Error when the pages of the API cannot be made.
 */
export async function buildForSandbox(
  ports: SandboxPorts,
  signal: AbortSignal,
): Promise<SandboxBuild> {
  clearBuildStamp();
  const progress = new Progress();
  progress.step('Starting the build');
  try {
    const {ok, output} = await runTool({
      packageName: '@docusaurus/core',
      command: 'docusaurus',
      args: ['build'],
      // Without NODE_ENV of a surrounding test run, and without a call to the registry.
      env: {...sandboxEnv(ports), NODE_ENV: 'production', NO_UPDATE_NOTIFIER: '1'},
      output: 'lines',
      signal,
      onLine: (line) => {
        const step = buildStep(line);
        if (step) {
          progress.step(step);
        }
      },
    });
    const done = ok && !signal.aborted;
    if (done) {
      writeBuildStamp(ports);
    }
    return {ok: done, warnings: findBuildWarnings(output), output};
  } finally {
    progress.end();
  }
}
