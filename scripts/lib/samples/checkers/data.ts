// JSON, YAML, XML and TOML: parsed, with the line of the first mistake.
import {parse as parseJsonTree, printParseErrorCode, type ParseError} from 'jsonc-parser';
import {SaxesParser} from 'saxes';
import {parseAllDocuments} from 'yaml';
import {lineAt} from '../../../../checks/shared/problem';
import type {Block, Finding} from '../blocks';
import {checkCircleci} from './circleci';
import {perBlock} from './checker';
import {checkGithub} from './github';
import {checkGitlab} from './gitlab';

function checkJson(block: Block): Finding[] {
  const isLoose = block.language !== 'json';
  // Members of an object, without its braces.
  const isBare = block.isPart && /^\s*"/.test(block.code);
  const text = isBare ? `{${block.code.replace(/,\s*$/, '')}}` : block.code;
  const errors: ParseError[] = [];
  parseJsonTree(text, errors, {disallowComments: !isLoose, allowTrailingComma: isLoose});
  // One mistake leads to more.
  return errors.slice(0, 1).map(({error, offset}) => ({
    block,
    line: lineAt(text, offset),
    text: `The JSON cannot be parsed: ${printParseErrorCode(error)}.`,
  }));
}

function parseYaml(block: Block): Finding[] {
  return parseAllDocuments(block.code).flatMap((document) =>
    [...document.errors, ...document.warnings].map(({message, linePos}) => ({
      block,
      line: linePos?.[0].line ?? 1,
      text: `The YAML cannot be parsed: ${message.split('\n')[0] ?? message}`,
    })),
  );
}

/** Files that a service reads get its own rules, once they are YAML at all. */
async function checkYaml(block: Block): Promise<readonly Finding[]> {
  const findings = parseYaml(block);
  if (findings.length > 0) {
    return findings;
  }
  if (block.title.startsWith('.github/workflows/')) {
    return checkGithub(block);
  }
  if (block.title.endsWith('.gitlab-ci.yml')) {
    return checkGitlab(block);
  }
  return block.title.startsWith('.circleci/') ? checkCircleci(block) : [];
}

function checkXml(block: Block): Finding[] {
  const text = block.isPart ? `<part>${block.code}</part>` : block.code;
  const findings: Finding[] = [];
  const parser = new SaxesParser();
  parser.on('error', ({message}) => {
    findings.push({
      block,
      line: parser.line,
      text: `The XML cannot be parsed: ${message.replace(/^\d+:\d+: /, '')}`,
    });
  });
  parser.write(text).close();
  return findings.slice(0, 1);
}

async function checkToml(block: Block): Promise<Finding[]> {
  // An ES module only, which a static import from here cannot reach.
  const {parse, TomlError} = await import('smol-toml');
  try {
    parse(block.code);
    return [];
  } catch (error) {
    if (!(error instanceof TomlError)) {
      throw error;
    }
    const [message = ''] = error.message.split('\n');
    return [{block, line: error.line, text: `The TOML cannot be parsed: ${message}`}];
  }
}

export const dataCheckers = [
  perBlock(['json', 'jsonc', 'json5'], 'parsed', checkJson),
  perBlock(['yaml', 'yml'], 'parsed', checkYaml),
  perBlock(['xml'], 'parsed', checkXml),
  perBlock(['toml'], 'parsed', checkToml),
];
