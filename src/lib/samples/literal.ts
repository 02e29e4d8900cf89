/** How a language writes values. */
interface Dialect {
  readonly scalar: (value: unknown) => string;
  readonly key: (name: string) => string;
  /** Around the entries of an object, and between a name and its value. */
  readonly map: readonly [open: string, colon: string, close: string];
  /** Spaces of one level. */
  readonly indent: number;
  /** After the last entry of several lines. */
  readonly lastComma: '' | ',';
  /** Reads a variable of the environment. */
  readonly variable: (name: string) => string;
}

/** Variables of the environment that all samples read. */
export const BASE_VARIABLE = 'FIREGRID_API_URL';
export const KEY_VARIABLE = 'FIREGRID_API_KEY';

const quote = (value: unknown): string => JSON.stringify(value);

const singleQuote = (text: string): string =>
  `'${quote(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`;

const javascriptText = (text: string): string =>
  text.includes("'") && !text.includes('"') ? quote(text) : singleQuote(text);

export const json: Dialect = {
  scalar: quote,
  key: quote,
  map: ['{', ': ', '}'],
  indent: 2,
  lastComma: '',
  variable: quote,
};

export const javascript: Dialect = {
  ...json,
  scalar: (value) => (typeof value === 'string' ? javascriptText(value) : quote(value)),
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : javascriptText(name)),
  lastComma: ',',
  variable: (name) => `process.env.${name}`,
};

const PYTHON_NAMES = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

export const python: Dialect = {
  ...json,
  // JSON's escapes are Python's, too.
  scalar: (value) => PYTHON_NAMES.get(value) ?? quote(value),
  indent: 4,
  lastComma: ',',
  variable: (name) => `os.environ["${name}"]`,
};

export const java: Dialect = {
  ...json,
  map: ['Map.of(', ', ', ')'],
  indent: 4,
  variable: (name) => `System.getenv("${name}")`,
};

export const groovy: Dialect = {
  ...javascript,
  // Texts in double quotes would read `$`.
  scalar: (value) => (typeof value === 'string' ? singleQuote(value) : quote(value)),
  map: ['[', ': ', ']'],
};

/** Characters that a value in one line may have. */
const LINE = 72;

/**
 * Writes a value of JSON as a literal, short lists in one line; a symbol is read from the variable that it names.
 * @param value What JSON can hold, and symbols.
 * @param dialect The language's way.
 * @param depth Levels around it.
 * @param isInline Whether objects may be in one line, too.
 */
export function literal(value: unknown, dialect: Dialect, depth = 0, isInline = false): string {
  if (typeof value === 'symbol') {
    return dialect.variable(value.description ?? '');
  }
  if (typeof value !== 'object' || value === null) {
    return dialect.scalar(value);
  }
  const write = (entry: unknown): string => literal(entry, dialect, depth + 1, isInline);
  const isList = Array.isArray(value);
  const [open, colon, close] = isList ? ['[', '', ']'] : dialect.map;
  const entries = isList
    ? value.map(write)
    : Object.entries(value).map(([name, entry]) => dialect.key(name) + colon + write(entry));
  const line = open + entries.join(', ') + close;
  const fits = line.length + depth * dialect.indent <= LINE && !line.includes('\n');
  if (entries.length === 0 || ((isList || isInline) && fits)) {
    return line;
  }
  const margin = `\n${' '.repeat(dialect.indent * depth)}`;
  const lines = entries.map((entry) => `${margin}${' '.repeat(dialect.indent)}${entry}`);
  return open + lines.join(',') + dialect.lastComma + margin + close;
}

type Lines = string | false | undefined | readonly Lines[];

const flatten = (lines: Lines): readonly string[] =>
  typeof lines === 'object' ? lines.flatMap(flatten) : typeof lines === 'string' ? [lines] : [];

/** @returns Lines in one text, without the missing ones; an empty text is an empty line. */
export const textOf = (...lines: readonly Lines[]): string => flatten(lines).join('\n');
