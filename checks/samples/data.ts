// Data and markup: parsed, with the line of the first mistake.
import {parse as parseJsonTree, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {ErrorCodes, parse as parseHtml, type ParserError} from 'parse5';
import {SaxesParser} from 'saxes';
import {parseAllDocuments} from 'yaml';
import {invalidPage, parseMarkdown} from '../shared/markdown';
import {lineAt} from '../shared/problem';
import type {Block, Mistake} from './blocks';
import {checkEachBlock, type Checker} from './checker';
import {checkPipeline} from './pipelines';

function checkJson(block: Block): Mistake[] {
  const isLoose = block.language !== 'json';
  // Members of an object, without its braces.
  const isBare = block.isPart && /^\s*"/.test(block.code);
  const text = isBare ? `{${block.code.replace(/,\s*$/, '')}}` : block.code;
  const errors: ParseError[] = [];
  parseJsonTree(text, errors, {disallowComments: !isLoose, allowTrailingComma: isLoose});
  // One mistake leads to more.
  return errors.slice(0, 1).map(({error, offset}) => ({
    line: lineAt(text, offset),
    text: `The JSON cannot be parsed: ${printParseErrorCode(error)}.`,
  }));
}

async function checkYaml(block: Block): Promise<readonly Mistake[]> {
  const findings = parseAllDocuments(block.code).flatMap(({errors, warnings}) =>
    [...errors, ...warnings].map(({message, linePos}) => ({
      line: linePos?.[0].line,
      text: `The YAML cannot be parsed: ${message.split('\n')[0] ?? message}`,
    })),
  );
  return findings.length > 0 ? findings : checkPipeline(block);
}

function checkXml(block: Block): Mistake[] {
  const findings: Mistake[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({message}) => {
    findings.push({
      line: parser.line,
      text: `The XML cannot be parsed: ${message.replace(/^\d+:\d+: /, '')}`,
    });
  });
  parser.write(block.isPart ? `<part>${block.code}</part>` : block.code).close();
  return findings.slice(0, 1);
}

function checkHtml(block: Block): Mistake[] {
  const errors: ParserError[] = [];
  parseHtml(block.code, {
    sourceCodeLocationInfo: true,
    onParseError: (error) => errors.push(error),
  });
  return (
    errors
      // A part of a page has no doctype.
      .filter(({code}) => code !== ErrorCodes.missingDoctype)
      .map(({code, startLine}) => ({
        line: startLine,
        text: `The HTML is not valid: ${code}.`,
      }))
  );
}

function checkMarkdown(block: Block): Mistake[] {
  try {
    parseMarkdown(block.code);
    return [];
  } catch (error) {
    const {line, text} = invalidPage('', error);
    return [{line, text}];
  }
}

export const dataCheckers: readonly Checker[] = [
  checkEachBlock(['json', 'jsonc', 'json5'], checkJson),
  checkEachBlock(['yaml', 'yml'], checkYaml),
  checkEachBlock(['xml'], checkXml),
  checkEachBlock(['html'], checkHtml),
  checkEachBlock(['md', 'mdx', 'markdown'], checkMarkdown),
];
