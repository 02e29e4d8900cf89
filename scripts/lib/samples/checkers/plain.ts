// Formats of lines, each with a rule of its own.
import type {Block, Finding} from '../blocks';
import {perBlock} from './checker';

/** Lines that do not follow a rule. */
function linesAgainst(block: Block, pattern: RegExp, text: string): Finding[] {
  return block.code
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [] : [{block, line: index + 1, text}]));
}

const FIELD = /^[!#$%&'*+.^`|~\w-]+:[ \t]*\S/;
const START = /^(?:HTTP\/\d(?:\.\d)? [1-5]\d\d(?: .+)?|[A-Z]+ \S+(?: HTTP\/\d(?:\.\d)?)?)$/;

/** A request or an answer, or some of its headers; then, after an empty line, its body. */
function checkHttp(block: Block): Finding[] {
  const lines = block.code.split('\n');
  const hasStart = START.test(lines[0] ?? '');
  const empty = lines.indexOf('');
  const head = lines.slice(0, empty === -1 ? lines.length : empty);
  const body = empty === -1 ? '' : lines.slice(empty + 1).join('\n');
  const findings: Finding[] = head.flatMap((line, index) =>
    FIELD.test(line) || (index === 0 && hasStart)
      ? []
      : [
          {
            block,
            line: index + 1,
            text: 'The line is no header (Name: value), nor does it start a request or an answer.',
          },
        ],
  );
  if (body !== '' && head.some((line) => /^content-type:.*json/i.test(line))) {
    try {
      JSON.parse(body);
    } catch {
      findings.push({block, line: empty + 2, text: 'The body is no valid JSON.'});
    }
  }
  return findings;
}

function checkDiff(block: Block): Finding[] {
  const findings = linesAgainst(
    block,
    /^(?:[-+ @\\]|diff |index |$)/,
    'The line of the diff starts with none of +, - and a space.',
  );
  return findings.length > 0 || /^[-+]/m.test(block.code)
    ? findings
    : [{block, line: 1, text: 'The diff changes nothing: no line starts with + or -.'}];
}

const checkText = (block: Block): Finding[] =>
  block.code.trim() === ''
    ? [{block, line: 1, text: 'The block is empty.'}]
    : linesAgainst(block, /^(?:.*\S)?$/, 'The line ends with white space.');

export const plainCheckers = [
  perBlock(['http'], 'parsed', checkHttp),
  perBlock(['diff'], 'parsed', checkDiff),
  perBlock(['properties'], 'parsed', (block) =>
    linesAgainst(
      block,
      /^\s*(?:[#!].*|[^\s=:]+\s*[=:].*|)$/,
      'The line is neither key=value nor a comment.',
    ),
  ),
  perBlock(['ini'], 'parsed', (block) =>
    linesAgainst(
      block,
      /^\s*(?:[#;].*|\[[^\]]+\]|[^\s=][^=]*=.*|)$/,
      'The line is neither [section], key = value nor a comment.',
    ),
  ),
  perBlock(['dotenv', 'env'], 'parsed', (block) =>
    linesAgainst(
      block,
      /^(?:#.*|(?:export )?[A-Za-z_]\w*=.*|)$/,
      'The line is neither NAME=value nor a comment.',
    ),
  ),
  perBlock(['text', 'txt', 'plain'], 'read', checkText),
];
