import {isCollection, isNode, LineCounter, parseDocument} from 'yaml';

/** A YAML file as data, with the line of each of its parts. */
export interface YamlFile {
  readonly value: unknown;
  /**
   * @param path Keys and indexes from the root.
   * @returns The line of the deepest part of the path that is there, from 1.
   */
  readonly lineOf: (path: readonly (string | number)[]) => number;
}

/** @param source YAML without mistakes. */
export function readYaml(source: string): YamlFile {
  const counter = new LineCounter();
  const document = parseDocument(source, {lineCounter: counter, merge: true});
  return {
    value: document.toJS(),
    lineOf: (path) => {
      let line = 1;
      for (let length = 1; length <= path.length; length += 1) {
        const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1));
        const key = path[length - 1];
        const pair = isCollection(parent)
          ? parent.items.find(
              (item) =>
                typeof item === 'object' &&
                item !== null &&
                'key' in item &&
                String(item.key) === String(key),
            )
          : undefined;
        const node =
          pair && typeof pair === 'object' && 'key' in pair
            ? pair.key
            : document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) {
          line = counter.linePos(node.range[0]).line;
        }
      }
      return line;
    },
  };
}
