import {ErrorCodes, parse, type ParserError} from 'parse5';
import {MarkdownError, parseMarkdown} from '../../../../checks/shared/markdown';
import type {Block, Finding} from '../blocks';
import {perBlock} from './checker';

function checkHtml(block: Block): Finding[] {
  const errors: ParserError[] = [];
  parse(block.code, {
    sourceCodeLocationInfo: true,
    onParseError: (error) => errors.push(error),
  });
  return (
    errors
      // A part of a page has no doctype, which is no mistake.
      .filter(({code}) => code !== ErrorCodes.missingDoctype)
      .map(({code, startLine}) => ({
        block,
        line: startLine,
        text: `The HTML is not valid: ${code}.`,
      }))
  );
}

function checkMarkdown(block: Block): Finding[] {
  try {
    parseMarkdown(block.code);
    return [];
  } catch (error) {
    if (!(error instanceof MarkdownError)) {
      throw error;
    }
    return [{block, line: error.line ?? 1, text: `The page is not valid MDX: ${error.message}`}];
  }
}

export const markupCheckers = [
  perBlock(['html'], 'parsed', checkHtml),
  perBlock(['md', 'mdx', 'markdown'], 'parsed', checkMarkdown),
];
