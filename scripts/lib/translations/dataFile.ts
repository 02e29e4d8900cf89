import type {Difference} from './compareTwins';
import type {Section} from './outline';

/** Fields of authors.yml and tags.yml that readers see. */
const TRANSLATED_FIELDS: ReadonlySet<string> = new Set(['description', 'label', 'name', 'title']);

export interface DataField {
  /** Names from the outside in, such as `tutorial.label`. */
  readonly path: string;
  readonly value: string;
  readonly line: number;
  readonly isTranslated: boolean;
}

/**
 * Lists the fields of authors.yml or tags.yml: maps of maps, one field a line.
 * @param source Text of the file.
 */
export function readDataFile(source: string): DataField[] {
  const parents: {readonly indent: number; readonly name: string}[] = [];
  return source.split(/\r?\n/).flatMap((text, index) => {
    const [, space, name, value = ''] = /^(\s*)([\w-]+):\s*(.*)$/.exec(text) ?? [];
    if (space === undefined || name === undefined) {
      return [];
    }
    while ((parents.at(-1)?.indent ?? -1) >= space.length) {
      parents.pop();
    }
    parents.push({indent: space.length, name});
    return [
      {
        path: parents.map((parent) => parent.name).join('.'),
        value: value.replace(/^(['"])(.*)\1$/, '$2'),
        line: index + 1,
        isTranslated: TRANSLATED_FIELDS.has(name),
      },
    ];
  });
}

/** @returns What goes stale: per author or tag, the texts that are translated. */
export function dataSections(fields: readonly DataField[]): Section[] {
  const sections = new Map<string, Section>();
  for (const {path, value, line, isTranslated} of fields) {
    const name = path.split('.')[0] ?? path;
    const known = sections.get(name) ?? {name, line, text: ''};
    sections.set(name, isTranslated ? {...known, text: `${known.text}${path}: ${value}\n`} : known);
  }
  return [...sections.values()].filter(({text}) => text !== '');
}

/**
 * Compares a data file with its translation.
 * @returns Fields that the translation lacks, has too much, or changed and should not have.
 */
export function compareDataFiles(
  english: readonly DataField[],
  french: readonly DataField[],
): Difference[] {
  const given = new Map(french.map((field) => [field.path, field]));
  const expected = new Set(english.map(({path}) => path));
  return [
    ...english.flatMap(({path, value, isTranslated}) => {
      const field = given.get(path);
      if (!field) {
        return [{text: `${path} is missing.`, fix: `add it: “${value}” in the English file.`}];
      }
      return isTranslated || field.value === value
        ? []
        : [
            {
              line: field.line,
              text: `${path} is “${field.value}”, in English “${value}”.`,
              fix: 'copy it as it is: only names, titles, labels and descriptions are translated.',
            },
          ];
    }),
    ...french
      .filter(({path}) => !expected.has(path))
      .map(({path, line}) => ({
        line,
        text: `${path} is not in the English file.`,
        fix: 'remove it; ids are never translated.',
      })),
  ];
}
