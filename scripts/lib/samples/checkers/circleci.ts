import type {Block, Finding} from '../blocks';
import {circleciSchema} from './circleciSchema';
import {checkSchema, compileSchema, placeBelow} from './schema';
import {readYaml} from './yamlLines';

/** Names of the commands that a file defines for its own jobs. */
function ownCommands(code: string): string[] {
  const {value} = readYaml(code);
  const commands = value && typeof value === 'object' && 'commands' in value ? value.commands : {};
  return commands && typeof commands === 'object' ? Object.keys(commands) : [];
}

const TOP_LEVEL = /^(?:version|jobs|workflows|orbs):/m;

/** Steps stand in a job; top-level keys need a version; of other parts, there is no telling. */
function complete({code, isPart}: Block): {code: string; before: number} | undefined {
  if (!isPart || /^version:/m.test(code)) {
    return {code, before: 0};
  }
  if (code.trimStart().startsWith('- ')) {
    const head = ['version: 2.1', 'jobs:', '  part:', '    steps:'];
    return {code: placeBelow(head, code, '      '), before: head.length};
  }
  return TOP_LEVEL.test(code) ? {code: `${code}\nversion: 2.1`, before: 0} : undefined;
}

/**
 * Holds a .circleci/config.yml to a schema.
 * @param block The file, some of its top-level keys, or steps of a job; of other parts, only the
 *   YAML is checked.
 */
export function checkCircleci(block: Block): Finding[] {
  const whole = complete(block);
  if (!whole) {
    return [];
  }
  const validate = compileSchema(circleciSchema(ownCommands(whole.code)));
  return checkSchema(block, validate, 'CircleCI', whole);
}
