import Ajv, {type ErrorObject, type ValidateFunction} from 'ajv';
import type {Block, Finding} from '../blocks';
import {readYaml} from './yamlLines';

let validator: ValidateFunction | undefined;

/** GitLab's own schema of the file, as gitlab-ci-local keeps it. */
async function loadValidator(): Promise<ValidateFunction> {
  const {schema} = (await import('gitlab-ci-local/src/schema/schema.js')) as {schema: object};
  validator ??= new Ajv({allErrors: true, strict: false, validateFormats: false}).compile(schema);
  return validator;
}

const pathOf = ({instancePath}: ErrorObject): string[] =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

function describe({keyword, message, params}: ErrorObject): string {
  const {additionalProperty} = params as {readonly additionalProperty?: string};
  return keyword === 'additionalProperties'
    ? `there is no key ${additionalProperty ?? ''}`
    : (message ?? keyword);
}

/**
 * Holds a file to GitLab's JSON schema of .gitlab-ci.yml.
 * @param block The file or some of its jobs, which is a file as well.
 */
export async function checkGitlab(block: Block): Promise<Finding[]> {
  const validate = await loadValidator();
  const {value, lineOf} = readYaml(block.code);
  if (validate(value)) {
    return [];
  }
  const errors = validate.errors ?? [];
  // Alternatives fail one by one: what lies deepest is what was meant.
  const deepest = Math.max(...errors.map((error) => pathOf(error).length));
  const error =
    errors.find(({keyword}) => keyword === 'additionalProperties') ??
    errors.find((candidate) => pathOf(candidate).length === deepest);
  if (!error) {
    return [];
  }
  const path = pathOf(error);
  const {additionalProperty} = error.params as {readonly additionalProperty?: string};
  return [
    {
      block,
      line: lineOf(additionalProperty ? [...path, additionalProperty] : path),
      text: `GitLab would refuse the file: ${path.join(' → ') || 'the whole file'}: ${describe(error)}.`,
    },
  ];
}
