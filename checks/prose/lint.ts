import type {Root} from 'nlcst';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextLatin from 'retext-latin';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {Run} from './prose';
import type {Rule, Scope} from './rules';

/** A place in a file where the text should be better. */
export interface Finding {
  readonly start: number;
  /** The words as they are in the file. */
  readonly found: string;
  readonly fix: string;
  /** Written in their place by `--fix`. */
  readonly replacement?: string;
  /** Shown, but no failure. */
  readonly isWarning?: boolean;
}

/** A sentence of so many words is worth a second look. */
const LONG_SENTENCE = 45;

/** A plugin of retext that warns of sentences which are hard to follow. */
function retextSentenceLength() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'SentenceNode', (sentence) => {
      const words = sentence.children.filter(({type}) => type === 'WordNode').length;
      if (words >= LONG_SENTENCE) {
        file.info(`cut the sentence: it has ${words} words.`, sentence);
      }
    });
  };
}

const PROCESSORS = {
  english: unified().use(retextEnglish).use(retextIndefiniteArticle).use(retextSentenceLength),
  french: unified().use(retextLatin).use(retextSentenceLength),
};

function grammar(run: Run, language: 'english' | 'french'): Finding[] {
  const processor = PROCESSORS[language];
  const file = new VFile(run.text);
  processor.runSync(processor.parse(file), file);
  return file.messages.map(({place, reason, actual, expected, fatal}) => {
    const at = place && 'start' in place ? place.start : place;
    const start = at?.offset ?? 0;
    return {
      start: run.start + start,
      found: actual ?? run.text.slice(start, start + 40),
      fix: expected?.[0] ? `write “${expected[0]}”.` : reason,
      isWarning: fatal === undefined || fatal === null,
    };
  });
}

/**
 * Finds what the rules and the grammar have against a text.
 * @param run The text of a block.
 * @param scope Which rules it has to follow; grammar is for texts that visitors read.
 * @param rules Of rules.yml.
 */
export function lintRun(run: Run, scope: Scope, rules: readonly Rule[]): Finding[] {
  const own = rules.filter(({scopes}) => scopes.includes(scope));
  return [
    ...own.flatMap(({pattern, write, fix}) =>
      [...run.text.matchAll(pattern)].map(({0: found, index}): Finding => ({
        start: run.start + index,
        found,
        fix: `write ${write}.`,
        replacement: fix,
      })),
    ),
    ...(scope === 'english' || scope === 'french' ? grammar(run, scope) : []),
  ];
}

/** How a text says that it means a word, in a comment near it: `prose-allow: stands, nobody`. */
const MARKER = /(?:\/\*|\/\/|<!--|#|") ?prose-allow: (.+?)\s*(?:\*\/|-->|"|$)/gm;

/**
 * Leaves out what a comment in the file allows. A comment counts for its own block of lines, and where
 * nothing else is in it, for the next one.
 * @returns What is left, and a finding per comment that allows nothing.
 */
export function applyMarkers(source: string, findings: readonly Finding[]): Finding[] {
  const markers = [...source.matchAll(MARKER)].flatMap(({1: words = '', index}) => {
    const before = source.lastIndexOf('\n\n', index);
    const blockEnd = (from: number): number => {
      const found = source.indexOf('\n\n', from);
      return found < 0 ? source.length : found;
    };
    const own = blockEnd(index);
    const isAlone =
      source
        .slice(before + 2, own)
        .trim()
        .split('\n').length === 1;
    const end = isAlone ? blockEnd(own + 2) : own;
    return words.split(', ').map((word) => ({word, index, start: before, end}));
  });
  const allows = ({word, start, end}: (typeof markers)[number], finding: Finding): boolean =>
    finding.start > start &&
    finding.start < end &&
    finding.found.trim().toLowerCase() === word.toLowerCase();
  return [
    ...findings.filter((finding) => !markers.some((marker) => allows(marker, finding))),
    ...markers
      .filter((marker) => !findings.some((finding) => allows(marker, finding)))
      .map(({word, index}) => ({
        start: index,
        found: word,
        fix: 'remove “prose-allow”: nothing here needs it.',
      })),
  ];
}
