import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {SandboxPorts} from '../../sandbox/ports';
import {buildDir} from './paths';

/**
 * Part of the build: `docusaurus build` empties the folder first, so a stamp is always about the pages
 * around it, on whichever machine they are.
 */
const stampFile = path.join(buildDir, '.sandbox.json');

/** The settings that a build for the sandbox has in its pages, since they hold its addresses. */
export interface BuildStamp {
  readonly ports: SandboxPorts;
  /** Below which the site is served, with a slash at both ends. */
  readonly basePath: string;
}

type StampResult =
  ({readonly ok: true} & BuildStamp) | {readonly ok: false; readonly reason: string};

/** Notes for which ports and base path `build/` was built. */
export function writeBuildStamp(stamp: BuildStamp): void {
  writeFileSync(stampFile, JSON.stringify(stamp));
}

/** @returns The stamp, or a sentence that says why it is not known and what to do. */
export function readBuildStamp(): StampResult {
  return existsSync(stampFile)
    ? {ok: true, ...(JSON.parse(readFileSync(stampFile, 'utf8')) as BuildStamp)}
    : {
        ok: false,
        reason:
          'There is no site in build/ that was built for the sandbox. Build one with: npm run preview -- --build-only',
      };
}
