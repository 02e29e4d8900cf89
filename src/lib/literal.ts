/** How a language writes values. */
export interface Dialect {
  readonly scalar: (value: unknown) => string;
  readonly key: (name: string) => string;
  /** Spaces of one level. */
  readonly indent: number;
  /** After the last entry of several lines. */
  readonly lastComma: '' | ',';
}

const quote = (value: unknown): string => JSON.stringify(value);

const singleQuote = (value: string): string =>
  value.includes("'") && !value.includes('"')
    ? quote(value)
    : `'${quote(value)
        .slice(1, -1)
        .replaceAll(String.raw`\"`, '"')
        .replaceAll("'", String.raw`\'`)}'`;

export const json: Dialect = {scalar: quote, key: quote, indent: 2, lastComma: ''};

export const javascript: Dialect = {
  scalar: (value) => (typeof value === 'string' ? singleQuote(value) : quote(value)),
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : singleQuote(name)),
  indent: 2,
  lastComma: ',',
};

const PYTHON_NAMES = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

export const python: Dialect = {
  // JSON's escapes are Python's, too.
  scalar: (value) => PYTHON_NAMES.get(value) ?? quote(value),
  key: quote,
  indent: 4,
  lastComma: ',',
};

/** Characters that a value in one line may have. */
const LINE = 72;

/**
 * Writes a value of JSON as a literal, short lists in one line.
 * @param value What JSON can hold.
 * @param dialect The language's way.
 * @param depth Levels around it.
 * @param isInline Whether objects may be in one line, too.
 */
export function literal(value: unknown, dialect: Dialect, depth = 0, isInline = false): string {
  if (typeof value !== 'object' || value === null) {
    return dialect.scalar(value);
  }
  const write = (entry: unknown): string => literal(entry, dialect, depth + 1, isInline);
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map(write)
    : Object.entries(value).map(([name, entry]) => `${dialect.key(name)}: ${write(entry)}`);
  const [open, close] = isList ? '[]' : '{}';
  const line = `${open}${entries.join(', ')}${close}`;
  const fits = line.length + depth * dialect.indent <= LINE && !line.includes('\n');
  if (entries.length === 0 || ((isList || isInline) && fits)) {
    return line;
  }
  const margin = `\n${' '.repeat(dialect.indent * depth)}`;
  const lines = entries.map((entry) => `${margin}${' '.repeat(dialect.indent)}${entry}`);
  return `${open}${lines.join(',')}${dialect.lastComma}${margin}${close}`;
}
