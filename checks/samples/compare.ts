import type {Problem} from '../shared/problem';
import type {Block} from './blocks';
import {tokenize, type Token} from './tokens';

/** Parts of a text that no translation changes: addresses, placeholders, names of code. */
const CODE_IN_TEXT =
  /https?:\/\/[^\s"'\\]+|\$\{?[\w.[\]]+\}?|\{\w[^{}\s]*\}|%[sd]\b|[\w-]*[_@/][\w./@=?&-]*|\b[a-z]+[A-Z]\w*/g;

const codeIn = ({text, values}: Token): string =>
  [...values, ...[...text.matchAll(CODE_IN_TEXT)].map(([part]) => part.replace(/[.?,]+$/, ''))]
    .toSorted()
    .join(' ');

const withoutQuotes = (text: string): string =>
  text.replaceAll(/^[bfrBFR]{0,2}["'`]+|["'`]+$/g, '').trim();

/** Words for people rather than a value: more than one, or one that starts like a sentence. */
const isProse = ({text, values}: Token): boolean =>
  values.length > 0 || /\p{L}.*\s|^\p{Lu}\p{Ll}+[.:…]?$/su.test(withoutQuotes(text));

function isTranslation(english: Token, french: Token): boolean {
  return (
    english.isText &&
    french.isText &&
    (isProse(english) || isProse(french)) &&
    codeIn(english) === codeIn(french)
  );
}

/** Quotes follow the apostrophes of the text. */
const isSame = (english: Token, french: Token): boolean =>
  english.text === french.text ||
  (english.isText && withoutQuotes(english.text) === withoutQuotes(french.text)) ||
  isTranslation(english, french);

const quote = (token: Token | undefined): string =>
  token ? `“${token.text.length > 60 ? `${token.text.slice(0, 60)}…` : token.text}”` : 'nothing';

const COPY =
  'copy the code of the English page; only comments, and strings that people read, are translated.';

function compareCode(english: Block, french: Block): Problem[] {
  const expected = tokenize(english);
  const given = tokenize(french);
  const length = Math.max(expected.length, given.length);
  for (let index = 0; index < length; index += 1) {
    const [token, twin] = [expected[index], given[index]];
    if (!token || !twin || !isSame(token, twin)) {
      const line = french.line + (twin ?? given.at(-1) ?? {line: 1}).line - 1;
      const place = `${english.file}:${english.line + (token ?? expected.at(-1) ?? {line: 1}).line - 1}`;
      return [
        {
          file: french.file,
          line,
          text: `The code differs from the English page: ${quote(token)} there (${place}), ${quote(twin)} here.`,
          fix: COPY,
        },
      ];
    }
  }
  return [];
}

const FILE_NAME = /[/.]\w+$|file$/;

function compareFences(english: Block, french: Block): Problem[] {
  const place = {file: french.file, line: french.line - 1};
  if (english.language !== french.language) {
    // The translation gate tells of blocks that are missing or in another order.
    return [];
  }
  if (
    (FILE_NAME.test(english.title) && english.title !== french.title) ||
    english.isPart !== french.isPart
  ) {
    return [
      {
        ...place,
        text: `The title is “${french.title}”, in English “${english.title}”: the name of a file.`,
        fix: 'copy the name; only (part) is translated: (extrait).',
      },
    ];
  }
  return (english.unchecked === undefined) === (french.unchecked === undefined)
    ? compareCode(english, french)
    : [
        {
          ...place,
          text: 'Only one of the two languages says unchecked.',
          fix: 'say it in both, or in none.',
        },
      ];
}

/**
 * Compares the blocks of a page with those of its translation: the same but for comments, and for
 * strings and titles that people read.
 * @param english Blocks of the page, in order.
 * @param french Blocks of its translation.
 * @returns The first difference of each block, at its line of the French page.
 */
export function compareBlocks(english: readonly Block[], french: readonly Block[]): Problem[] {
  return english.length === french.length
    ? english.flatMap((block, index) => {
        const twin = french[index];
        return twin ? compareFences(block, twin) : [];
      })
    : [];
}
