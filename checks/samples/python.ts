import {runProgram} from '../../scripts/lib/runProgram';
import type {Checker} from './checker';
import {checkCode} from './code';

/** Compiles each text of a JSON array on the standard input; warnings count as mistakes. */
const COMPILE = `
import json, sys, textwrap, warnings
warnings.simplefilter("error")
answers = []
for text, is_part in json.load(sys.stdin):
    try:
        text = textwrap.dedent(text) if is_part else text
        compile(text, "sample", "exec", dont_inherit=True)
        answers.append(None)
    except SyntaxError as error:
        answers.append([error.lineno or 1, error.msg])
json.dump(answers, sys.stdout)
`;

type Answer = readonly [line: number, message: string] | null;

async function compile(program: string, input: string): Promise<Answer[] | null> {
  const {status, output} = await runProgram(program, ['-I', '-c', COMPILE], {input});
  return status === 0 ? (JSON.parse(output) as Answer[]) : null;
}

/** Compiles Python where it is installed. The grammar, which is more lenient, parses it elsewhere. */
export const pythonChecker: Checker = {
  languages: ['python', 'py'],
  check: async (blocks, syntax) => {
    const input = JSON.stringify(blocks.map(({code, isPart}) => [code, isPart]));
    const answers = (await compile('python3', input)) ?? (await compile('python', input));
    return blocks.flatMap((block, index) => {
      if (!answers) {
        return checkCode(block, syntax).map((mistake) => ({block, ...mistake}));
      }
      const [line, message] = answers[index] ?? [];
      return message === undefined
        ? []
        : [{block, line, text: `The Python does not compile: ${message}.`}];
    });
  },
};
