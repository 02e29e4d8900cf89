import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SandboxPorts} from '../../sandbox/ports';
import {buildDir} from './paths';

/**
 * Part of the build: `docusaurus build` empties the folder first, so a stamp is always about the pages
 * around it, on whichever machine they are.
 */
const stampFile = path.join(buildDir, '.sandbox.json');

export type StampResult =
  {readonly ok: true; readonly ports: SandboxPorts} | {readonly ok: false; readonly reason: string};

/**
 * Notes for which ports `build/` was built, since its pages hold their addresses.
 * @param ports The ports of the build that has just ended.
 */
export function writeBuildStamp(ports: SandboxPorts): void {
  writeFileSync(stampFile, JSON.stringify(ports));
}

/**
 * Reads for which ports `build/` was built.
 * @returns The ports, or a sentence that says why they are not known and what to do.
 */
export function readBuildStamp(): StampResult {
  return existsSync(stampFile)
    ? {ok: true, ports: JSON.parse(readFileSync(stampFile, 'utf8')) as SandboxPorts}
    : {
        ok: false,
        reason:
          'There is no site in build/ that was built for the sandbox. Build one with: npm run preview -- --build-only',
      };
}
