import fs from 'node:fs';
import path from 'node:path';
import {isNode, LineCounter, parseDocument, type Document} from 'yaml';
import * as z from 'zod';
import {
  compareTexts,
  mapStrings,
  textsOf,
  translateValue,
  type Fault,
  type Path,
  type Tree,
} from './texts';

/** Pages whose front matter is data as well, such as that of all jobs. */
export interface Collection {
  /** Folder of the pages, from the site's; `index` is the list and no entry. */
  readonly folder: string;
  /** Folder of their translations, below `i18n/<locale>/`. */
  readonly translations: string;
  /** Fields that an entry takes from the front matter; the name of its file is its id. */
  readonly schema: z.ZodType<{readonly position: number}>;
}

export interface ContentOptions {
  /** Folder of the YAML files in the default language, from the site's. */
  readonly folder: string;
  /** Schema of each file by its name without `.yml`. */
  readonly schemas: Readonly<Record<string, z.ZodType>>;
  readonly collections: Readonly<Record<string, Collection>>;
  /** Values of `{name}` in texts of a language. */
  readonly values: (locale: string) => Readonly<Record<string, string>>;
  /** A file of texts that others show as `{id}`. */
  readonly shared?: string;
}

export interface ContentProblem extends Omit<Fault, 'path'> {
  /** From the site's folder, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Content as components get it: a record of objects is a list, whose entries have their key as `id`. */
export type ContentOf<Schema extends z.ZodType> =
  Schema extends z.ZodRecord<infer Key, infer Entry>
    ? z.infer<Entry> extends object
      ? readonly Readonly<z.infer<Entry> & {id: z.infer<Key>}>[]
      : Readonly<z.infer<Schema>>
    : Readonly<z.infer<Schema>>;

/** The entries of a collection, in the order of their `position`. */
export type EntriesOf<Own extends Collection> = readonly Readonly<
  z.infer<Own['schema']> & {id: string}
>[];

/** Content of one language. */
export interface LoadedContent {
  /** Typed by its schema, by kind. */
  readonly content: Readonly<Record<string, unknown>>;
  /** Texts of the default language by the file of their translation, for the record of what is stale. */
  readonly sources: Readonly<Record<string, {readonly file: string; readonly texts: Tree}>>;
  readonly problems: readonly ContentProblem[];
}

/** A file of YAML, or the front matter of a page. */
interface Source {
  readonly file: string;
  readonly value: unknown;
  /** Line of a value, or of the nearest one around it. */
  readonly lineOf: (place: Path) => number;
  readonly problems: readonly ContentProblem[];
}

function lineIn(document: Document, lines: LineCounter, place: Path): number {
  for (let length = place.length; length > 0; length -= 1) {
    const node = document.getIn(place.slice(0, length), true);
    if (isNode(node) && node.range) {
      return lines.linePos(node.range[0]).line;
    }
  }
  return 1;
}

function readSource(siteDir: string, file: string): Source {
  const absolute = path.join(siteDir, file);
  if (!fs.existsSync(absolute)) {
    const problem = {
      file,
      line: 1,
      text: 'The file is missing.',
      fix: 'write it: the README of src/data explains how',
    };
    return {file, value: undefined, lineOf: () => 1, problems: [problem]};
  }
  const whole = fs.readFileSync(absolute, 'utf8').replaceAll('\r\n', '\n');
  const isPage = /\.mdx?$/.test(file);
  const yaml = isPage ? (/^---\n([^]*?)\n---(?=\n|$)/.exec(whole)?.[1] ?? '') : whole;
  const offset = isPage ? 1 : 0;
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter});
  const [error] = document.errors;
  return {
    file,
    value: error ? undefined : document.toJS(),
    lineOf: (place) => lineIn(document, lineCounter, place) + offset,
    problems: error
      ? [
          {
            file,
            line: lineCounter.linePos(error.pos[0]).line + offset,
            text: error.message,
            fix: 'correct the YAML: quote texts that contain a colon',
          },
        ]
      : [],
  };
}

const problemsOf = (source: Source, faults: readonly Fault[]): ContentProblem[] =>
  faults.map(({path: place, ...fault}) => ({
    file: source.file,
    line: source.lineOf(place),
    ...fault,
  }));

/** The faults that a schema finds, with their lines. */
const refusals = (source: Source, value: unknown, schema: z.ZodType): ContentProblem[] =>
  problemsOf(
    source,
    (schema.safeParse(value).error?.issues ?? []).map((issue) => ({
      path: issue.path as Path,
      text: `${issue.path.join('.') || 'The file'}: ${issue.message}.`,
      fix: 'see what src/data/schemas.ts wants there',
    })),
  );

interface Part {
  readonly value: unknown;
  readonly texts?: Tree;
  readonly problems: readonly ContentProblem[];
  /** The file whose lines the texts have. */
  readonly source: Source;
}

/** Reads a value in the default language, and writes its translation over it. */
function readPart(
  siteDir: string,
  schema: z.ZodType,
  file: string,
  translation: {readonly file: string; readonly isWhole: boolean} | undefined,
): Part {
  const source = readSource(siteDir, file);
  if (source.problems.length > 0) {
    return {value: undefined, problems: source.problems, source};
  }
  const refused = refusals(source, source.value, schema);
  if (refused.length > 0) {
    return {value: undefined, problems: refused, source};
  }
  const value = schema.parse(source.value);
  const texts = textsOf(value, schema);
  if (!translation || texts === undefined) {
    return {value, texts, problems: [], source};
  }
  const translated = readSource(siteDir, translation.file);
  if (translated.problems.length > 0) {
    return {value, texts, problems: translated.problems, source};
  }
  const faults = compareTexts(texts, translated.value, translation.isWhole);
  if (faults.length > 0) {
    return {value, texts, problems: problemsOf(translated, faults), source};
  }
  const merged = translateValue(value, texts, translated.value);
  return {value: merged, texts, problems: refusals(translated, merged, schema), source: translated};
}

const listed = (value: unknown, schema: z.ZodType): unknown =>
  schema instanceof z.ZodRecord && schema.valueType instanceof z.ZodObject
    ? Object.entries(value ?? {}).map(([id, entry]) => ({id, ...(entry as object)}))
    : value;

const namesIn = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs.readdirSync(folder).filter((name) => /\.mdx?$/.test(name) && !/^(?:index\.|_)/.test(name))
    : [];

/**
 * Reads the content that is data in one language.
 * @param siteDir Folder of docusaurus.config.ts.
 * @param locale The language.
 * @param defaultLocale The language that the files of `options.folder` are in.
 * @param options Which files there are, and what they hold.
 * @returns The content by kind, and each fault with file, line and fix.
 */
export function loadContent(
  siteDir: string,
  locale: string,
  defaultLocale: string,
  options: ContentOptions,
): LoadedContent {
  const isOwn = locale === defaultLocale;
  const sources: Record<string, {readonly file: string; readonly texts: Tree}> = {};
  const problems: ContentProblem[] = [];
  const values: Record<string, string> = {...options.values(locale)};

  function read(schema: z.ZodType, file: string, translated: string, isWhole: boolean): unknown {
    const translation = isOwn ? undefined : {file: translated, isWhole};
    const part = readPart(siteDir, schema, file, translation);
    problems.push(...part.problems);
    if (!isOwn && isWhole && part.texts !== undefined) {
      sources[translated] = {file, texts: part.texts};
    }
    return mapStrings(part.value, (text, place) =>
      text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
        const value = values[name];
        if (value === undefined) {
          const known = Object.keys(values).join(', ');
          problems.push({
            file: part.source.file,
            line: part.source.lineOf(place),
            text: `Nothing is filled in for ${placeholder}.`,
            fix: `use one of ${known}`,
          });
        }
        return value ?? placeholder;
      }),
    );
  }

  const kinds = Object.entries(options.schemas).map(([kind, schema]) => {
    const file = `${options.folder}/${kind}.yml`;
    const content = read(schema, file, `i18n/${locale}/content/${kind}.yml`, true);
    if (kind === options.shared) {
      Object.assign(values, content);
    }
    return [kind, listed(content, schema)] as const;
  });
  const collections = Object.entries(options.collections).map(([kind, own]) => {
    const entries = namesIn(path.join(siteDir, own.folder)).map((name) => {
      const translated = `i18n/${locale}/${own.translations}/${name}`;
      const entry = read(own.schema, `${own.folder}/${name}`, translated, false);
      return {id: name.replace(/\.mdx?$/, ''), ...(entry as {readonly position: number})};
    });
    return [kind, entries.toSorted((a, b) => a.position - b.position)] as const;
  });
  return {content: Object.fromEntries([...kinds, ...collections]), sources, problems};
}
