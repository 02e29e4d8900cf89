import path from 'node:path';
import {parseDocument} from 'yaml';
import {projectRoot} from '../../paths';
import type {Block, Finding} from '../blocks';
import {diagnose} from './typescript';

/** Writes data as TypeScript, every value on a line of its own. */
function toLiteral(value: unknown): string {
  return JSON.stringify(value, null, 1);
}

/** Lines of keys in the order of JSON.stringify, which is that of the file. */
function lineOfKey(source: string, key: string, nth: number): number {
  const lines = source.split('\n');
  let seen = 0;
  const at = lines.findIndex((line) => {
    if (!new RegExp(`(^|[\\s{,-])["']?${key.replaceAll(/[^\w-]/g, '.')}["']?\\s*:`).test(line)) {
      return false;
    }
    seen += 1;
    return seen === nth;
  });
  return at + 1 || 1;
}

/**
 * Holds a file to CircleCI's schema, which SchemaStore publishes as a type.
 * @param block A whole .circleci/config.yml; of parts, only the YAML is checked.
 * @see https://www.schemastore.org/circleciconfig.json
 */
export function checkCircleci(block: Block): Finding[] {
  if (block.isPart) {
    return [];
  }
  const literal = toLiteral(parseDocument(block.code, {merge: true}).toJS());
  const name = path.join(projectRoot, '.samples', 'circleci.ts');
  const head = "import type {CircleCIConfig as Config} from '@schemastore/circleciconfig';";
  const text = `${head}\nexport const config: Config = ${literal};\n`;
  return diagnose(new Map([[name, text]]))
    .slice(0, 1)
    .map(({line, message}) => {
      const lines = text.split('\n').slice(0, line);
      const key = /"([^"]+)":/.exec(lines.at(-1) ?? '')?.[1] ?? '';
      const nth = lines.filter((entry) => entry.trimStart().startsWith(`"${key}":`)).length;
      return {
        block,
        line: lineOfKey(block.code, key, nth),
        text: `CircleCI would refuse the file: ${message}`,
      };
    });
}
