/** How a language writes values. */
export interface Dialect {
  readonly text: (value: string) => string;
  readonly key: (name: string) => string;
  readonly words: Readonly<{true: string; false: string; null: string}>;
  /** Spaces of one level. */
  readonly indent: number;
  /** Whether the last entry of several lines has a comma after it. */
  readonly trailingComma: boolean;
  /** What stands inside the braces of an object in one line. */
  readonly padding: '' | ' ';
}

const single = (value: string): string =>
  value.includes("'") && !value.includes('"')
    ? JSON.stringify(value)
    : `'${JSON.stringify(value)
        .slice(1, -1)
        .replaceAll(String.raw`\"`, '"')
        .replaceAll("'", String.raw`\'`)}'`;

export const json: Dialect = {
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
  words: {true: 'true', false: 'false', null: 'null'},
  indent: 2,
  trailingComma: false,
  padding: ' ',
};

export const javascript: Dialect = {
  text: single,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : single(name)),
  words: json.words,
  indent: 2,
  trailingComma: true,
  padding: '',
};

export const python: Dialect = {
  // JSON's escapes are Python's, too.
  text: json.text,
  key: json.text,
  words: {true: 'True', false: 'False', null: 'None'},
  indent: 4,
  trailingComma: true,
  padding: '',
};

/** Characters that a value in one line may have. */
const LINE = 72;

/**
 * Writes a value of JSON as a literal, short lists in one line.
 * @param value What JSON can hold.
 * @param dialect The language's way.
 * @param depth Levels around it.
 * @param isInline Whether objects may stand in one line, too.
 */
export function literal(value: unknown, dialect: Dialect, depth = 0, isInline = false): string {
  if (typeof value === 'string') {
    return dialect.text(value);
  }
  if (typeof value === 'number') {
    return String(value);
  }
  if (typeof value !== 'object' || value === null) {
    return value === true ? dialect.words.true : dialect.words[value === false ? 'false' : 'null'];
  }
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item) => literal(item, dialect, depth + 1, isInline))
    : Object.entries(value).map(
        ([name, item]) => `${dialect.key(name)}: ${literal(item, dialect, depth + 1, isInline)}`,
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const padding = isList || entries.length === 0 ? '' : dialect.padding;
  const line = `${open}${padding}${entries.join(', ')}${padding}${close}`;
  const fits = line.length + depth * dialect.indent <= LINE && !line.includes('\n');
  if (entries.length === 0 || ((isList || isInline) && fits)) {
    return line;
  }
  const margin = ' '.repeat(dialect.indent * depth);
  const lines = entries.map((entry) => `${margin}${' '.repeat(dialect.indent)}${entry}`);
  const last = dialect.trailingComma ? ',' : '';
  return `${open}\n${lines.join(',\n')}${last}\n${margin}${close}`;
}
