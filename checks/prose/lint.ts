import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import {unified} from 'unified';
import {VFile} from 'vfile';
import type {Run} from './prose';
import type {Rule, Scope} from './rules';

/** A place in a file where the text should be better. */
export interface Finding {
  readonly start: number;
  /** The words as they are in the file. */
  readonly found: string;
  readonly fix: string;
}

const articles = unified().use(retextEnglish).use(retextIndefiniteArticle).freeze();

function checkArticles({start, text}: Run): Finding[] {
  const file = new VFile(text);
  articles.runSync(articles.parse(file), file);
  return file.messages.map(({place, actual = '', expected}) => {
    const at = place && 'start' in place ? place.start : place;
    return {start: start + (at?.offset ?? 0), found: actual, fix: `write “${expected?.join()}”.`};
  });
}

/**
 * Finds what the rules, and the choice of “a” or “an”, have against a text.
 * @param run The text of a block.
 * @param scope Which rules it has to follow.
 * @param rules Of rules.yml.
 */
export function lintRun(run: Run, scope: Scope, rules: readonly Rule[]): Finding[] {
  const applying = rules.filter(({scopes}) => scopes.includes(scope));
  return [
    ...applying.flatMap(({pattern, write}) =>
      [...run.text.matchAll(pattern)].map(({0: found, index}) => ({
        start: run.start + index,
        found,
        fix: `write ${write}.`,
      })),
    ),
    ...(scope === 'english' ? checkArticles(run) : []),
  ];
}

/** How a page says that it means a word, in a comment: `prose-allow: stands, nobody`. */
const MARKER = /\{\/\* prose-allow: (.+?) \*\/\}/g;

/**
 * Leaves out what a comment in the page allows.
 * @returns What is left, and a finding for each word that allows nothing.
 */
export function applyMarkers(source: string, findings: readonly Finding[]): Finding[] {
  const allowed = [...source.matchAll(MARKER)].flatMap(({1: words = '', index}) =>
    words.split(', ').map((found) => ({start: index, found})),
  );
  const isSame = (a: string, b: string) => a.trim().toLowerCase() === b.toLowerCase();
  return [
    ...findings.filter(({found}) => !allowed.some((word) => isSame(found, word.found))),
    ...allowed
      .filter((word) => !findings.some(({found}) => isSame(found, word.found)))
      .map((word) => ({...word, fix: 'remove “prose-allow”: nothing here needs it.'})),
  ];
}
