import {lineAt} from '../../../../checks/shared/problem';
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

/** An indented part is whole again below a condition, which takes a line of its own. */
const isIndented = ({code, isPart}: Block): boolean => isPart && /^\s/.test(code);

const textOf = (block: Block): string =>
  isIndented(block) ? `if True:\n${block.code}` : block.code;

const lineIn = (block: Block, line: number): number => (isIndented(block) ? line - 1 : line);

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
      : [{block, line: lineIn(block, lineAt(text, offset)), text: 'The Python cannot be parsed.'}];
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
        ? [
            {
              block,
              line: lineIn(block, answer[0]),
              text: `The Python does not compile: ${answer[1]}.`,
            },
          ]
        : [];
    });
    return {deed: 'compiled', findings};
  },
};
