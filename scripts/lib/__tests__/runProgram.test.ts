import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {projectRoot} from '../paths';
import {runProgram} from '../runProgram';

const LIB = path.join(projectRoot, 'scripts', 'lib');

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
  ...['--import', 'tsx', '-e'],
  `const lib = ${JSON.stringify(`${LIB}/`)};
   require(lib + 'signals.ts').endWithNpm();
   void require(lib + 'runProgram.ts').runProgram(process.execPath,
     ${JSON.stringify(leader())}, {terminal: 'copy'});
   process.on('message', () => process.exit(1));`,
];

const idIn = (text: string): number => Number(/\[(\d+)\]/.exec(text)?.[1]);

/** Whether a process runs; one that waits for its parent to notice its end does not. */
function isAlive(pid: number): boolean {
  const {stdout} = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], {encoding: 'utf8'});
  return /^[^Z\s]/.test(stdout.trim());
}

async function expectGone(pid: number): Promise<void> {
  expect(pid).toBeGreaterThan(1);
  for (let tries = 0; isAlive(pid) && tries < 50; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const survived = isAlive(pid);
  if (survived) {
    process.kill(pid, 'SIGKILL');
  }
  expect(survived).toBe(false);
}

/** Waits until the process below has told its id. */
async function started({stdout}: ChildProcess): Promise<number> {
  const [text] = (await once(stdout!, 'data')) as [Buffer];
  return idIn(String(text));
}

it('ends all that a program started after its time', async () => {
  const {status, output} = await runProgram(process.execPath, leader(), {timeout: 1500});
  expect(status).toBeNull();
  await expectGone(idIn(output));
});

it('ends what a program that failed left behind', async () => {
  const {status, output} = await runProgram(process.execPath, leader('process.exit(3)'));
  expect(status).toBe(3);
  await expectGone(idIn(output));
});

it('tells a program that is missing from one that was done', async () => {
  expect(await runProgram('no-such-program', [])).toEqual({status: null, output: '', errors: ''});
  const echo = await runProgram(process.execPath, ['-e', 'process.stdin.pipe(process.stdout)'], {
    input: 'said',
  });
  expect(echo).toEqual({status: 0, output: 'said', errors: ''});
});

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends all at %s', async (signal) => {
  const child = spawn(process.execPath, command, {stdio: ['ignore', 'pipe', 'inherit']});
  const pid = await started(child);
  child.kill(signal);
  const [, endedBy] = (await once(child, 'exit')) as [unknown, string];
  expect(endedBy).toBe(signal);
  await expectGone(pid);
});

it('ends all when the command ends by itself', async () => {
  const child = spawn(process.execPath, command, {stdio: ['ignore', 'pipe', 'inherit', 'ipc']});
  const pid = await started(child);
  child.send('exit');
  await expectGone(pid);
});

it.each(['SIGTERM', 'SIGKILL'] as const)('ends all when npm ends by %s', async (signal) => {
  // npm hands a signal on to the shell in which it runs a command.
  const npm = spawn(
    process.execPath,
    [
      '-e',
      `const child = require('node:child_process').spawn('sh', ['-c', '"$@"; true', 'sh',
         process.execPath, ...${JSON.stringify(command)}], {stdio: 'inherit'});
       process.on('SIGTERM', () => { child.kill('SIGTERM'); process.exit(); });`,
    ],
    {stdio: ['ignore', 'pipe', 'inherit'], env: {...process.env, npm_lifecycle_event: 'test'}},
  );
  const pid = await started(npm);
  npm.kill(signal);
  await expectGone(pid);
});
