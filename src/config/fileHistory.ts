import {execFileSync} from 'node:child_process';
import type {VcsPreset} from '@docusaurus/types';

/**
 * Where the dates of pages come from: Git, where it knows them. A copy without Git has none, and
 * in a shallow clone every file seems to be as old as the oldest commit, so pages then show no date.
 * @param siteDir Folder of docusaurus.config.ts.
 * @returns A preset of Docusaurus that neither warns nor fails.
 */
export function fileHistory(siteDir: string): VcsPreset {
  try {
    const output = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: siteDir,
      encoding: 'utf8',
      // A build works without a repository, so Git's complaints would only confuse.
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() === 'false' ? 'default-v2' : 'disabled';
  } catch {
    return 'disabled';
  }
}
