import type {Block, Finding} from './blocks';
import {perBlock} from './checker';
import {firstMistake, type Syntax} from './syntax';

/** Text around a part of a file that makes a whole file of it; it adds no line above the part but one. */
type Wrapper = readonly [before: string, after: string];

/** Ways to complete a part, tried in turn. */
const WRAPPERS: Readonly<Record<string, readonly Wrapper[]>> = {
  java: [
    ['class Part {', '}'],
    ['class Part { void part() {', '}}'],
    ['class Part { Object part =', ';}'],
  ],
  python: [['if True:\n', '']],
};

const SHELL = 'shell script';
const GROOVY = 'Groovy';

const NAMES: Readonly<Record<string, string>> = {
  ...{bash: SHELL, sh: SHELL, shell: SHELL, zsh: SHELL},
  ...{groovy: GROOVY, gradle: GROOVY, jenkinsfile: GROOVY},
  java: 'Java',
};

/** Parses a block of a language that this project cannot run. */
export function checkCode(block: Block, syntax: Syntax): Finding[] {
  const {language, code, isPart} = block;
  const wrappers: readonly Wrapper[] = [['', ''], ...(isPart ? (WRAPPERS[language] ?? []) : [])];
  const mistakes = wrappers.map(([before, after]) => {
    const root = syntax.parse(language, `${before}${code}${after}\n`);
    const mistake = root && firstMistake(root);
    return mistake && {...mistake, line: mistake.line - before.split('\n').length + 1};
  });
  if (mistakes.includes(undefined)) {
    return [];
  }
  // The completion that gets furthest is the one that the part was meant for.
  const [furthest] = mistakes
    .filter((mistake) => mistake !== undefined)
    .toSorted((a, b) => b.line - a.line);
  const near = furthest?.near ?? '';
  return [
    {
      block,
      line: furthest?.line ?? 1,
      text: `The ${NAMES[language] ?? 'Python'} cannot be parsed${near === '' ? '' : ` near “${near.slice(0, 40)}”`}.`,
    },
  ];
}

/** Shell, Java and Groovy; Python has a compiler on most machines (`python.ts`). */
export const codeChecker = perBlock(Object.keys(NAMES), checkCode);
