import {existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {SandboxPorts} from '../../sandbox/ports';
import {buildDir, cacheDir} from './paths';

const stampFile = path.join(cacheDir, 'preview.json');
const indexFile = path.join(buildDir, 'index.html');

const port = z.number().int().positive();

const schema = z.object({
  ports: z.object({
    site: port,
    portal: port,
    identityProvider: port,
    email: port,
    scheduler: port,
    api: port,
    chat: port,
  }),
  /** When the home page was written, in milliseconds: tells this build from a later one. */
  writtenAt: z.number(),
});

export type StampResult =
  {readonly ok: true; readonly ports: SandboxPorts} | {readonly ok: false; readonly reason: string};

const BUILD_ADVICE = 'Build one with: npm run preview -- --build-only';

/**
 * Notes for which ports `build/` was built: their addresses stand in its pages.
 * @param ports The ports of the build that has just ended.
 */
export function writeBuildStamp(ports: SandboxPorts): void {
  mkdirSync(cacheDir, {recursive: true});
  const stamp = {ports, writtenAt: statSync(indexFile).mtimeMs};
  writeFileSync(stampFile, `${JSON.stringify(stamp, null, 2)}\n`);
}

/** Forgets the last build, before the next one begins or after it failed. */
export function clearBuildStamp(): void {
  rmSync(stampFile, {force: true});
}

/**
 * Reads for which ports `build/` was built.
 * @returns The ports, or a sentence that says why they are not known and what to do.
 */
export function readBuildStamp(): StampResult {
  if (!existsSync(indexFile)) {
    return {ok: false, reason: `There is no built site in build/. ${BUILD_ADVICE}`};
  }
  if (!existsSync(stampFile)) {
    return {
      ok: false,
      reason: `The site in build/ was not built for the sandbox, so its links lead elsewhere. ${BUILD_ADVICE}`,
    };
  }
  const stamp = schema.safeParse(readJson(stampFile));
  if (!stamp.success || stamp.data.writtenAt !== statSync(indexFile).mtimeMs) {
    return {
      ok: false,
      reason: `The site in build/ was built again since its last preview. ${BUILD_ADVICE}`,
    };
  }
  return {ok: true, ports: stamp.data.ports};
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // A stamp cut short counts as none: the caller says what to do.
    return null;
  }
}
