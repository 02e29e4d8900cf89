import {spawn, type ChildProcess} from 'node:child_process';

/** How to get the encoder, per operating system: it is no npm package. */
const INSTALL_HINT = [
  'ffmpeg and ffprobe are needed to record the videos. Install them and try again:',
  '  Debian, Ubuntu   sudo apt-get install ffmpeg',
  '  macOS            brew install ffmpeg',
  '  Windows          winget install Gyan.FFmpeg',
].join('\n');

/** A program under way: its input, and what it printed once it has ended. */
export interface Running {
  readonly stdin: NodeJS.WritableStream;
  /** Resolves to what the program printed; rejects when it is missing or ends with an error. */
  readonly done: Promise<Buffer>;
}

/**
 * Starts ffmpeg or ffprobe without a shell.
 *
 * @throws Error (through `done`) with the fix when the program is not installed, else with the
 *   last lines it printed.
 */
export function start(program: 'ffmpeg' | 'ffprobe', args: readonly string[]): Running {
  const quiet = ['-hide_banner', '-loglevel', 'error'];
  const child = spawn(program, [...quiet, ...args], {stdio: ['pipe', 'pipe', 'pipe']});
  // A program that ends early closes its input; `done` then tells the reason, not the broken pipe.
  child.stdin.on('error', () => undefined);
  return {stdin: child.stdin, done: outcome(program, child)};
}

/** Runs ffmpeg or ffprobe to its end and returns what it printed; throws as `start` does. */
export async function run(program: 'ffmpeg' | 'ffprobe', args: readonly string[]): Promise<Buffer> {
  const {stdin, done} = start(program, args);
  stdin.end();
  return done;
}

function outcome(program: string, child: ChildProcess): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const output: Buffer[] = [];
    let complaints = '';
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => {
      complaints += chunk.toString();
    });
    child.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new Error(INSTALL_HINT) : error);
    });
    child.on('close', (code) => {
      if (code === 0) {
        resolve(Buffer.concat(output));
      } else {
        const reason = complaints.trim().split('\n').slice(-8).join('\n');
        reject(new Error(`${program} failed (exit code ${code ?? 'none'}):\n${reason}`));
      }
    });
  });
}
