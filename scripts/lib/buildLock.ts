import fs from 'node:fs';
import path from 'node:path';
import {projectRoot} from './paths';

/** Milliseconds after which a lock counts as left behind, and between two signs of life. */
const LIMIT_MS = 30_000;
const SIGN_MS = 5000;

interface Holder {
  readonly pid: number;
  readonly command: string;
  /** Local time: `20:04`. */
  readonly since: string;
}

/** The process of a lock, as long as it runs and gives signs of life: its number may be another program's by now. */
function holderOf(file: string) {
  try {
    const holder = JSON.parse(fs.readFileSync(file, 'utf8')) as Holder;
    process.kill(holder.pid, 0);
    return Date.now() - fs.statSync(file).mtimeMs < LIMIT_MS ? holder : undefined;
  } catch {
    // There is none, it is half written, or its process has ended.
    return undefined;
  }
}

/**
 * Builds while no other build does in this folder: two would wait for each other's files without end.
 * @param command Name of the command, for the message to the other.
 * @param build The build.
 * @param file The lock.
 * @returns What the build returned.
 * @throws Error that tells which build is under way.
 */
export async function withBuildLock<T>(
  command: string,
  build: () => Promise<T>,
  file = path.join(projectRoot, '.cache', 'build.lock'),
): Promise<T> {
  const holder = holderOf(file);
  if (holder) {
    throw new Error(
      `Another build is under way in this folder: ${holder.command}, process ${holder.pid}, since ${holder.since}. Wait until it is done, or stop it.`,
    );
  }
  const release = () => {
    fs.rmSync(file, {force: true});
  };
  release();
  const ours: Holder = {pid: process.pid, command, since: new Date().toTimeString().slice(0, 5)};
  fs.mkdirSync(path.dirname(file), {recursive: true});
  // Fails where another build has been faster.
  fs.writeFileSync(file, JSON.stringify(ours), {flag: 'wx'});
  const signs = setInterval(() => {
    fs.utimesSync(file, new Date(), new Date());
  }, SIGN_MS);
  process.once('exit', release);
  try {
    return await build();
  } finally {
    clearInterval(signs);
    process.off('exit', release);
    release();
  }
}
