import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import type {Block, Finding} from '../blocks';
import {readYaml} from './yamlLines';

const pathOf = ({instancePath}: ErrorObject): string[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The key that a closed object does not know. */
const unknownKey = ({params}: ErrorObject): string | undefined =>
  (params as {readonly additionalProperty?: string}).additionalProperty;

/** Alternatives fail one by one: an unknown key says most, then what lies deepest. */
function mostTelling(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return (
    errors.find((error) => unknownKey(error) !== undefined) ??
    errors.toSorted((a, b) => pathOf(b).length - pathOf(a).length)[0]
  );
}

/** Compiles a JSON schema that somebody else may have written. */
export function compileSchema(schema: object): ValidateFunction {
  return new Ajv({allErrors: true, strict: false, validateFormats: false}).compile(schema);
}

/**
 * Puts a part of a file where it belongs.
 * @param head Lines that stand above it.
 * @param code The part, with the indentation of its place taken away.
 * @param indent That indentation.
 */
export function placeBelow(head: readonly string[], code: string, indent: string): string {
  return [...head, ...code.split('\n').map((line) => (line === '' ? '' : indent + line))].join(
    '\n',
  );
}

/**
 * Holds a YAML file to a schema.
 * @param block YAML without mistakes.
 * @param validate The schema, compiled.
 * @param service Who reads the file, for the reader: `GitLab`.
 * @param whole The whole file, where the block is a part of it, and how many lines were put before.
 * @returns The most telling violation, at its line.
 */
export function checkSchema(
  block: Block,
  validate: ValidateFunction,
  service: string,
  whole = {code: block.code, before: 0},
): Finding[] {
  const {value, lineOf} = readYaml(whole.code);
  const error = validate(value) ? undefined : mostTelling(validate.errors ?? []);
  if (!error) {
    return [];
  }
  const path = pathOf(error);
  const key = unknownKey(error);
  const place = path.join(' → ') || 'the whole file';
  const what = key === undefined ? (error.message ?? error.keyword) : `there is no key ${key}`;
  return [
    {
      block,
      line: lineOf(key === undefined ? path : [...path, key]) - whole.before,
      text: `${service} would refuse the file: ${place}: ${what}.`,
    },
  ];
}
