import type {Block, Finding} from './blocks';
import type {Checker} from './checker';
import {checkCode} from './code';
import {runProgram} from './runProgram';

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

async function compile(program: string, blocks: readonly Block[]): Promise<Answer[] | null> {
  const texts = blocks.map((block) => (isIndented(block) ? 'if True:\n' : '') + block.code);
  const {status, output} = await runProgram(program, ['-I', '-c', COMPILE], JSON.stringify(texts));
  return status === 0 ? (JSON.parse(output) as Answer[]) : null;
}

/** Compiles Python where it is installed. The grammar, which is more lenient, parses it elsewhere. */
export const pythonChecker: Checker = {
  languages: ['python', 'py'],
  check: async (blocks, syntax) => {
    const answers = (await compile('python3', blocks)) ?? (await compile('python', blocks));
    return blocks.flatMap((block, index): readonly Finding[] => {
      const answer = answers?.[index];
      return answers === null
        ? checkCode(block, syntax)
        : answer
          ? [
              {
                block,
                line: isIndented(block) ? answer[0] - 1 : answer[0],
                text: `The Python does not compile: ${answer[1]}.`,
              },
            ]
          : [];
    });
  },
};
