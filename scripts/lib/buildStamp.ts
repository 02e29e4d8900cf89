import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';
import type {SandboxPorts} from '../../sandbox/ports';
import {buildDir, cacheDir} from './paths';

const stampFile = path.join(cacheDir, 'preview.json');

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
  /** Hash of all files of the build: tells it from another one, on whichever machine it is read. */
  content: z.string(),
});

export type StampResult =
  {readonly ok: true; readonly ports: SandboxPorts} | {readonly ok: false; readonly reason: string};

const BUILD_ADVICE = 'Build one with: npm run preview -- --build-only';

/** Hashes names and contents of all files in `build/`. */
function hashBuild(): string {
  const hash = createHash('sha256');
  const files = readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)))
    .sort();
  for (const file of files) {
    hash
      .update(`${file.split(path.sep).join('/')}\0`)
      .update(readFileSync(path.join(buildDir, file)));
  }
  return hash.digest('hex');
}

/**
 * Notes for which ports `build/` was built, since its pages hold their addresses.
 * @param ports The ports of the build that has just ended.
 */
export function writeBuildStamp(ports: SandboxPorts): void {
  mkdirSync(cacheDir, {recursive: true});
  writeFileSync(stampFile, `${JSON.stringify({ports, content: hashBuild()}, null, 2)}\n`);
}

/** Forgets the last build, before the next one begins or after it failed. */
export function clearBuildStamp(): void {
  rmSync(stampFile, {force: true});
}

const isBuildMissing = (): boolean => !existsSync(path.join(buildDir, 'index.html'));

function readStamp(): z.infer<typeof schema> | null {
  try {
    return schema.safeParse(JSON.parse(readFileSync(stampFile, 'utf8'))).data ?? null;
  } catch {
    // No stamp, or one cut short: the caller says what to do.
    return null;
  }
}

/**
 * Reads for which ports `build/` was built.
 * @returns The ports, or a sentence that says why they are not known and what to do.
 */
export function readBuildStamp(): StampResult {
  if (isBuildMissing()) {
    return {ok: false, reason: `There is no built site in build/. ${BUILD_ADVICE}`};
  }
  const stamp = readStamp();
  return stamp
    ? {ok: true, ports: stamp.ports}
    : {
        ok: false,
        reason: `The site in build/ was not built for the sandbox, so its links lead elsewhere. ${BUILD_ADVICE}`,
      };
}

/**
 * As readBuildStamp(), and makes sure that `build/` still holds the build that the stamp is about.
 * Reads every file of the build: once for a run.
 */
export function checkBuild(): StampResult {
  const result = readBuildStamp();
  return result.ok && readStamp()?.content !== hashBuild()
    ? {
        ok: false,
        reason: `The site in build/ was built again since its last preview. ${BUILD_ADVICE}`,
      }
    : result;
}
