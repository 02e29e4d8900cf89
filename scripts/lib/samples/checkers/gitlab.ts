import type {ValidateFunction} from 'ajv';
import type {Block, Finding} from '../blocks';
import {checkSchema, compileSchema} from './schema';

let validate: ValidateFunction | undefined;

/**
 * Holds a file to GitLab's own JSON schema of .gitlab-ci.yml, which gitlab-ci-local keeps.
 * @param block The file or some of its jobs, which is a file as well.
 */
export async function checkGitlab(block: Block): Promise<Finding[]> {
  const {schema} = await import('gitlab-ci-local/src/schema/schema.js');
  validate ??= compileSchema(schema);
  return checkSchema(block, validate, 'GitLab');
}
