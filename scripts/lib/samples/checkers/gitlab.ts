import type {ValidateFunction} from 'ajv';
import type {Block, Finding} from '../blocks';
import {checkSchema, compileSchema, placeBelow} from './schema';

/** Keys that jobs have and files have not. */
const JOB_KEY = /^(?:script|rules|parallel|needs|artifacts|timeout|stage|tags|environment|retry):/m;

let validate: ValidateFunction | undefined;

/**
 * Holds a file to GitLab's own JSON schema of .gitlab-ci.yml, which gitlab-ci-local keeps.
 * @param block The file or some of its jobs, which is a file as well; or some keys of one job.
 */
export async function checkGitlab(block: Block): Promise<Finding[]> {
  const {schema} = await import('gitlab-ci-local/src/schema/schema.js');
  validate ??= compileSchema(schema);
  return block.isPart && JOB_KEY.test(block.code)
    ? checkSchema(block, validate, 'GitLab', {
        code: placeBelow(['part:'], block.code, '  '),
        before: 1,
      })
    : checkSchema(block, validate, 'GitLab');
}
