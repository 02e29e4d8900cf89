import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {runProgram} from '../runProgram';

/** Starts a process that never ends, tells its id, and goes on as it is told. */
const leader = (rest = 'setInterval(() => {}, 1000)'): string[] => [
  '-e',
  `const {pid} = require('node:child_process').spawn(process.execPath,
     ['-e', 'setInterval(() => {}, 1000)'], {stdio: 'inherit'});
   console.log('[' + pid + ']');
   ${rest}`,
];

/** A command that runs such a program. */
const command = [
  '--import',
  'tsx',
  '-e',
  `const lib = ${JSON.stringify(path.join(__dirname, '../'))};
   require(lib + 'signals.ts').endWithNpm();
   void require(lib + 'runProgram.ts').runProgram(process.execPath,
     ${JSON.stringify(leader())}, {terminal: 'copy'});
   process.on('message', () => process.exit(1));`,
];

/** npm, which hands a signal on to the shell in which it runs a command. */
const npm = [
  '-e',
  `const child = require('node:child_process').spawn('sh', ['-c', '"$@"; true', 'sh',
     process.execPath, ...${JSON.stringify(command)}], {stdio: 'inherit'});
   process.on('SIGTERM', () => { child.kill('SIGTERM'); process.exit(); });`,
];

const idIn = (text: string): number => Number(/\[(\d+)\]/.exec(text)?.[1]);

/** Starts Node, and waits until the process below has told its id. */
async function start(args: readonly string[], env = {}): Promise<[ChildProcess, number]> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {...process.env, ...env},
  });
  const [text] = (await once(child.stdout!, 'data')) as [Buffer];
  return [child, idIn(String(text))];
}

/** Whether a process runs; one that waits for its parent to notice its end does not. */
const isAlive = (pid: number): boolean =>
  /^[^Z\s]/.test(
    spawnSync('ps', ['-o', 'stat=', '-p', String(pid)])
      .stdout.toString()
      .trim(),
  );

async function expectGone(pid: number): Promise<void> {
  expect(pid).toBeGreaterThan(1);
  for (let tries = 0; isAlive(pid) && tries < 50; tries += 1) {
    await wait(100);
  }
  const survived = isAlive(pid);
  if (survived) {
    process.kill(pid, 'SIGKILL');
  }
  expect(survived).toBe(false);
}

it('ends all that a program started, after its time or when it fails', async () => {
  const late = await runProgram(process.execPath, leader(), {timeout: 1500});
  expect(late.status).toBeNull();
  await expectGone(idIn(late.output));
  const failed = await runProgram(process.execPath, leader('process.exit(3)'));
  expect(failed.status).toBe(3);
  await expectGone(idIn(failed.output));
});

it('tells a program that is missing from one that was done', async () => {
  expect(await runProgram('no-such-program', [])).toEqual({status: null, output: '', errors: ''});
  const echo = ['-e', 'process.stdin.pipe(process.stdout)'];
  expect(await runProgram(process.execPath, echo, {input: 'said'})).toMatchObject({
    status: 0,
    output: 'said',
  });
});

it.each(['SIGINT', 'SIGTERM'] as const)('ends all at %s', async (signal) => {
  const [child, pid] = await start(command);
  child.kill(signal);
  const [, endedBy] = (await once(child, 'exit')) as [unknown, string];
  expect(endedBy).toBe(signal);
  await expectGone(pid);
});

it('ends all when the command ends by itself', async () => {
  const [child, pid] = await start(command);
  child.send('exit');
  await expectGone(pid);
});

it.each(['SIGTERM', 'SIGKILL'] as const)('ends all when npm ends by %s', async (signal) => {
  const [child, pid] = await start(npm, {npm_lifecycle_event: 'test'});
  child.kill(signal);
  await expectGone(pid);
});
