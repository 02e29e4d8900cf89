import {lineAt} from '../../translations/problem';
import type {Block, Finding} from '../blocks';
import {runProgram} from '../runProgram';
import type {Checker} from './checker';

/** Compiles each text of a JSON array on the standard input; warnings count as mistakes. */
const COMPILE = `
import json, sys, warnings
warnings.simplefilter("error")
answers = []
for text in json.load(sys.stdin):
    try:
        compile(text, "sample", "exec", dont_inherit=True)
        answers.append(None)
    except SyntaxError as error:
        answers.append([error.lineno or 1, error.msg])
json.dump(answers, sys.stdout)
`;

type Answer = readonly [line: number, message: string] | null;

/** The body of a function is a whole one below a condition; it keeps its lines. */
const textOf = ({code, isPart}: Block): string =>
  isPart && /^\s/.test(code) ? `if True:${code.replace(/^(\s*)/, '\n$1')}` : code;

async function compileWith(program: string, blocks: readonly Block[]): Promise<Answer[] | null> {
  const {status, output} = await runProgram(
    program,
    ['-I', '-c', COMPILE],
    JSON.stringify(blocks.map((block) => textOf(block))),
  );
  return status === 0 ? (JSON.parse(output) as Answer[]) : null;
}

/** Reads Python without Python: the grammar is a little more lenient than the compiler. */
async function parseAll(blocks: readonly Block[]): Promise<Finding[]> {
  const {parser} = await import('@lezer/python');
  return blocks.flatMap((block) => {
    const text = textOf(block);
    let offset: number | undefined;
    parser.parse(text).iterate({
      enter: (node) => {
        if (node.type.isError) {
          offset ??= node.from;
        }
      },
    });
    return offset === undefined
      ? []
      : [{block, line: lineAt(text, offset), text: 'The Python cannot be parsed.'}];
  });
}

/** Compiles Python where it is installed, and parses it with Lezer's grammar elsewhere. */
export const pythonChecker: Checker = {
  languages: ['python', 'py'],
  check: async (blocks) => {
    const answers = (await compileWith('python3', blocks)) ?? (await compileWith('python', blocks));
    if (!answers) {
      return {deed: 'parsed', findings: await parseAll(blocks)};
    }
    const findings = blocks.flatMap((block, index) => {
      const answer = answers[index];
      return answer
        ? [{block, line: answer[0], text: `The Python does not compile: ${answer[1]}.`}]
        : [];
    });
    return {deed: 'compiled', findings};
  },
};
