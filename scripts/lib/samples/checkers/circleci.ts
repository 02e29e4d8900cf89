import type {Block, Finding} from '../blocks';
import {circleciSchema} from './circleciSchema';
import {checkSchema, compileSchema} from './schema';
import {readYaml} from './yamlLines';

/** Names of the commands that a file defines for its own jobs. */
function ownCommands(code: string): string[] {
  const {value} = readYaml(code);
  const commands = value && typeof value === 'object' && 'commands' in value ? value.commands : {};
  return commands && typeof commands === 'object' ? Object.keys(commands) : [];
}

/**
 * Holds a .circleci/config.yml to a schema.
 * @param block The file; a part of it is but YAML, unless it has top-level keys.
 */
export function checkCircleci(block: Block): Finding[] {
  if (block.isPart && !/^(?:version|jobs|workflows|orbs):/m.test(block.code)) {
    return [];
  }
  const isWhole = !block.isPart || /^version:/m.test(block.code);
  const code = isWhole ? block.code : `${block.code}\nversion: 2.1`;
  const validate = compileSchema(circleciSchema(ownCommands(code)));
  return checkSchema({...block, code}, validate, 'CircleCI').map((finding) => ({
    ...finding,
    block,
  }));
}
