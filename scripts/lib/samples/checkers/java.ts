import type {Block, Finding} from '../blocks';
import {perBlock} from './checker';

/** Ways to complete a part of a class without moving its lines. */
const WRAPPERS: readonly (readonly [before: string, after: string])[] = [
  ['', ''],
  ['class Part {', '}'],
  ['class Part { void part() {', '}}'],
  ['class Part { Object part =', ';}'],
];

async function checkJava(block: Block): Promise<Finding[]> {
  // An ES module only, which a static import from here cannot reach.
  const {parse} = await import('java-parser');
  const failures: {readonly line: number; readonly message: string}[] = [];
  for (const [before, after] of block.isPart ? WRAPPERS : WRAPPERS.slice(0, 1)) {
    try {
      parse(before + block.code + after);
      return [];
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      failures.push({message, line: Number(/line: (\d+)/.exec(message)?.[1] ?? 1)});
    }
  }
  // The way to complete a part that gets furthest is the one that was meant.
  const [{message, line} = {message: '', line: 1}] = failures.toSorted((a, b) => b.line - a.line);
  const found = /but found: (.*?)!?$/m.exec(message)?.[1];
  return [
    {
      block,
      line,
      text: `The Java cannot be parsed${found ? `: ${found} is unexpected here` : ''}.`,
    },
  ];
}

export const javaChecker = perBlock(['java'], 'parsed', checkJava);
