import type {Block, Finding} from '../blocks';
import {runProgram} from '../runProgram';
import type {Checker} from './checker';

/**
 * What ShellCheck says about whole scripts, and commands for a terminal rightly are not: no first
 * line, variables that the next block uses, `cd` without a way out.
 */
const NOT_FOR_TERMINALS = 'SC2148,SC2034,SC2154,SC2164';

const PARALLEL = 4;

async function parse(block: Block): Promise<Finding[]> {
  const {status, errors} = await runProgram('bash', ['-n'], `${block.code}\n`);
  if (status === null) {
    throw new Error(
      'The shell samples need bash, and there is none. Windows: install Git for Windows, which brings it.',
    );
  }
  const [, line = '1', message = errors.trim()] = /line (\d+): (.*)/.exec(errors) ?? [];
  return status === 0
    ? []
    : [{block, line: Number(line), text: `bash cannot parse the script: ${message}`}];
}

interface ShellCheckComment {
  readonly line: number;
  readonly code: number;
  readonly level: string;
  readonly message: string;
}

async function lint(block: Block): Promise<Finding[]> {
  const args = ['--shell=bash', '--severity=warning', `--exclude=${NOT_FOR_TERMINALS}`];
  const {output} = await runProgram('shellcheck', [...args, '--format=json', '-'], block.code);
  return (JSON.parse(output) as readonly ShellCheckComment[]).map(({line, code, message}) => ({
    block,
    line,
    text: `ShellCheck says: ${message} (SC${code})`,
  }));
}

/** Parses shell scripts with bash, and lints them with ShellCheck where it is installed. */
export const shellChecker: Checker = {
  languages: ['bash', 'sh', 'shell', 'zsh'],
  check: async (blocks) => {
    const {status} = await runProgram('shellcheck', ['--version']);
    const findings: Finding[] = [];
    const waiting = [...blocks];
    const next = async (): Promise<void> => {
      for (let block = waiting.shift(); block; block = waiting.shift()) {
        const mistakes = await parse(block);
        findings.push(...(mistakes.length === 0 && status === 0 ? await lint(block) : mistakes));
      }
    };
    await Promise.all(Array.from({length: PARALLEL}, next));
    return {deed: 'parsed', findings};
  },
};
