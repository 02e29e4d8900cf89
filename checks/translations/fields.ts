import {isMap, isNode, LineCounter, parseDocument} from 'yaml';
import {PAGE_FIELDS} from '../prose/prose';
import {MarkdownError} from '../shared/markdown';

export interface Field {
  /** Names from the outside in, such as `title` or `tutorial.label`. */
  readonly name: string;
  /** Value as written, without the quotation marks around it. */
  readonly value: string;
  /** Line in the file, from 1. */
  readonly line: number;
  readonly isTranslated: boolean;
}

/**
 * Lists the fields of a YAML text, nested ones after their parents.
 * @param source Front matter without its `---` lines, or a file such as authors.yml.
 * @param firstLine The text's first line in its file.
 * @throws MarkdownError when it is not valid YAML.
 */
export function readFields(source: string, firstLine = 1): Field[] {
  const lineCounter = new LineCounter();
  const {contents, errors} = parseDocument(source, {lineCounter});
  const lineOf = (offset: number): number => lineCounter.linePos(offset).line + firstLine - 1;
  const [error] = errors;
  if (error) {
    throw new MarkdownError(error.message, lineOf(error.pos[0]), 'YAML');
  }
  const read = (map: unknown, parents: readonly string[]): Field[] =>
    isMap(map)
      ? map.items.flatMap(({key, value}) => {
          const path = [...parents, String(key)];
          const start = isNode(key) ? (key.range?.[0] ?? 0) : 0;
          const range = isNode(value) && !isMap(value) ? value.range : null;
          const own: Field = {
            name: path.join('.'),
            value: range
              ? source
                  .slice(range[0], range[1])
                  .trim()
                  .replace(/^(['"])(.*)\1$/s, '$2')
              : '',
            line: lineOf(start),
            isTranslated: PAGE_FIELDS.has(String(key)),
          };
          return [own, ...read(value, path)];
        })
      : [];
  return read(contents, []);
}
