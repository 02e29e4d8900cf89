import fs from 'node:fs';
import path from 'node:path';
import {isNode, LineCounter, parseDocument} from 'yaml';
import * as z from 'zod';
import {compareTexts, mapLeaves, textsOf, translateValue, type Fault, type Path} from './texts';

/** Pages whose front matter is data as well, such as that of all jobs. */
interface Collection {
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

interface ContentProblem extends Omit<Fault, 'path'> {
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

/** A file of YAML, or the front matter of a page. */
interface Source {
  readonly file: string;
  readonly value: unknown;
  /** Line of a value, or of the nearest one around it. */
  readonly lineOf: (place: Path) => number;
  /** Why there is no value. */
  readonly faults: readonly Fault[];
}

function readSource(siteDir: string, file: string): Source {
  const absolute = path.join(siteDir, file);
  const unreadable = (line: number, text: string, fix: string): Source => ({
    file,
    value: undefined,
    lineOf: () => line,
    faults: [{path: [], text, fix}],
  });
  if (!fs.existsSync(absolute)) {
    return unreadable(1, 'The file is missing.', 'write it: the README of src/data explains how');
  }
  const whole = fs.readFileSync(absolute, 'utf8').replaceAll('\r\n', '\n');
  const isPage = /\.mdx?$/.test(file);
  const yaml = isPage ? (/^---\n([^]*?)\n---(?=\n|$)/.exec(whole)?.[1] ?? '') : whole;
  const lineCounter = new LineCounter();
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + (isPage ? 1 : 0);
  const document = parseDocument(yaml, {lineCounter});
  const [error] = document.errors;
  if (error) {
    const fix = 'correct the YAML: quote texts that contain a colon';
    return unreadable(lineAt(error.pos[0]), error.message, fix);
  }
  const lineOf = (place: Path): number => {
    const node = document.getIn(place, true);
    return isNode(node) && node.range
      ? lineAt(node.range[0])
      : place.length > 0
        ? lineOf(place.slice(0, -1))
        : Number(isPage) + 1;
  };
  return {file, value: document.toJS(), lineOf, faults: []};
}

/** The faults that a schema finds. */
const refusals = (error: z.ZodError | undefined): Fault[] =>
  (error?.issues ?? []).map((issue) => ({
    path: issue.path as Path,
    text: `${issue.path.join('.') || 'The file'}: ${issue.message}.`,
    fix: 'see what src/data/schemas.ts wants there',
  }));

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
 * @param options The files and their schemas.
 * @returns The content by kind; its texts of the default language by the file of their translation, for the record of
 * what is stale; and each fault with file, line and fix.
 */
export function loadContent(
  siteDir: string,
  locale: string,
  defaultLocale: string,
  options: ContentOptions,
) {
  const isOwn = locale === defaultLocale;
  const sources: Record<string, {readonly file: string; readonly texts: object}> = {};
  const problems: ContentProblem[] = [];
  const values: Record<string, string> = {...options.values(locale)};

  /** @returns Whether there are any. */
  function report({file, lineOf}: Source, faults: readonly Fault[]): boolean {
    problems.push(
      ...faults.map(({path: place, ...fault}) => ({file, line: lineOf(place), ...fault})),
    );
    return faults.length > 0;
  }

  const fill = (value: unknown, source: Source): unknown =>
    mapLeaves(value, (leaf, place) =>
      typeof leaf !== 'string'
        ? leaf
        : leaf.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
            if (values[name] === undefined) {
              const text = `Nothing is filled in for ${placeholder}.`;
              const fix = `use one of ${Object.keys(values).join(', ')}`;
              report(source, [{path: place, text, fix}]);
            }
            return values[name] ?? placeholder;
          }),
    );

  /** Reads a value in the default language, and writes its translation over it. */
  function read(schema: z.ZodType, file: string, translated: string, isWhole: boolean): unknown {
    const source = readSource(siteDir, file);
    const {data: value, error} = schema.safeParse(source.value);
    if (report(source, source.faults) || report(source, refusals(error))) {
      return undefined;
    }
    const texts = isOwn ? undefined : textsOf(value, schema);
    if (!texts) {
      return fill(value, source);
    }
    if (isWhole) {
      sources[translated] = {file, texts};
    }
    const translation = readSource(siteDir, translated);
    if (
      report(translation, translation.faults) ||
      report(translation, compareTexts(texts, translation.value, isWhole))
    ) {
      return fill(value, source);
    }
    const merged = translateValue(value, texts, translation.value);
    report(translation, refusals(schema.safeParse(merged).error));
    return fill(merged, translation);
  }

  const kinds = Object.entries(options.schemas).map(([kind, schema]) => {
    const file = `${options.folder}/${kind}.yml`;
    const content = read(schema, file, `i18n/${locale}/content/${kind}.yml`, true);
    if (kind === options.shared) {
      Object.assign(values, content);
    }
    return [kind, listed(content, schema)] as const;
  });
  const collections = Object.entries(options.collections).map(([kind, collection]) => {
    const entries = namesIn(path.join(siteDir, collection.folder)).map((name) => {
      const translated = `i18n/${locale}/${collection.translations}/${name}`;
      const entry = read(collection.schema, `${collection.folder}/${name}`, translated, false);
      return {id: name.replace(/\.mdx?$/, ''), ...(entry as {readonly position: number})};
    });
    return [kind, entries.toSorted((a, b) => a.position - b.position)] as const;
  });
  return {content: Object.fromEntries([...kinds, ...collections]), sources, problems};
}
