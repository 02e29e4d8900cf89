import type {Block, Mistake} from './blocks';
import {checkEachBlock} from './checker';
import {firstMistake, type Syntax} from './syntax';

const SHELL = 'shell script';
const GROOVY = 'Groovy';

const NAMES: Readonly<Record<string, string>> = {
  ...{bash: SHELL, sh: SHELL, shell: SHELL, zsh: SHELL},
  ...{groovy: GROOVY, gradle: GROOVY, jenkinsfile: GROOVY},
  java: 'Java',
};

/** Parses a block of a language that this project cannot run; the grammars take parts of files as well. */
export function checkCode({language, code}: Block, syntax: Syntax): Mistake[] {
  const root = syntax.parse(language, `${code}\n`);
  const mistake = root && firstMistake(root);
  if (!mistake) {
    return [];
  }
  const near = mistake.near === '' ? '' : ` near “${mistake.near.slice(0, 40)}”`;
  const text = `The ${NAMES[language] ?? 'Python'} cannot be parsed${near}.`;
  return [{line: mistake.line, text}];
}

/** Shell, Java and Groovy; Python has a compiler on most machines (`python.ts`). */
export const codeChecker = checkEachBlock(Object.keys(NAMES), checkCode);
