// Formats made of lines, each with a rule of its own.
import type {Block, Mistake} from './blocks';
import {checkEachBlock, type Checker} from './checker';

/** Names the lines that do not follow a pattern. */
const linesLike =
  (pattern: RegExp, text: string) =>
  (block: Block): Mistake[] =>
    block.code
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [] : [{line: index + 1, text}]));

const FIELD = /^[!#$%&'*+.^`|~\w-]+:[ \t]*\S/;
const START = /^(?:HTTP\/\d(?:\.\d)? [1-5]\d\d(?: .+)?|[A-Z]+ \S+(?: HTTP\/\d(?:\.\d)?)?)$/;

/** A request or an answer, or some of its headers; then, after an empty line, its body. */
function checkHttp(block: Block): Mistake[] {
  const [head = '', ...rest] = block.code.split(/\n\n/);
  const body = rest.join('\n\n');
  const lines = head.split('\n');
  const findings: Mistake[] = lines.flatMap((line, index) =>
    FIELD.test(line) || (index === 0 && START.test(line))
      ? []
      : [
          {
            line: index + 1,
            text: 'The line is no header (Name: value), nor does it start a request or an answer.',
          },
        ],
  );
  if (body !== '' && lines.some((line) => /^content-type:.*json/i.test(line))) {
    try {
      JSON.parse(body);
    } catch {
      findings.push({line: lines.length + 2, text: 'The body is no valid JSON.'});
    }
  }
  return findings;
}

/** By language: the lines that it has, and what is said of others. */
const RULES: readonly (readonly [languages: string, line: RegExp, text: string])[] = [
  [
    'diff',
    /^(?:[-+ @\\]|diff |index |$)/,
    'The line of the diff starts with none of +, - and a space.',
  ],
  [
    'properties',
    /^\s*(?:[#!].*|[^\s=:]+\s*[=:].*|)$/,
    'The line is neither key=value nor a comment.',
  ],
  [
    'ini toml',
    /^\s*(?:[#;].*|\[[^\]]+\]\]?|[^\s=][^=]*=\s*\S.*|)$/,
    'The line is neither [section], key = value nor a comment.',
  ],
  [
    'dotenv env',
    /^(?:#.*|(?:export )?[A-Za-z_]\w*=.*|)$/,
    'The line is neither NAME=value nor a comment.',
  ],
  ['text txt plain', /^(?:.*\S)?$/, 'The line ends with white space.'],
];

export const lineCheckers: readonly Checker[] = [
  checkEachBlock(['http'], checkHttp),
  ...RULES.map(([languages, line, text]) =>
    checkEachBlock(languages.split(' '), linesLike(line, text)),
  ),
];
