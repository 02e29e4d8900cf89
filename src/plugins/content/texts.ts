import * as z from 'zod';

/** A text that each language writes for itself; all other values are defined once, in the default language. */
export const text = z.string().trim().min(1).meta({translated: true});

/** A text of whole sentences. */
export const sentence = z
  .string()
  .trim()
  .regex(/[.!?}]$/, {error: 'end it with a full stop'})
  .meta({translated: true});

export type Tree = string | {readonly [key: string]: Tree} | readonly Tree[];

/** Place of a value in its file: names of fields and numbers of entries. */
export type Path = readonly (string | number)[];

/** A fault of a value, and its fix. */
export interface Fault {
  readonly path: Path;
  readonly text: string;
  readonly fix: string;
}

/** The part of a schema that describes a value's entries. */
function inner(schema: unknown): z.ZodType {
  return schema as z.ZodType;
}

/**
 * Leaves nothing of a value but its texts.
 * @param value A value that fits the schema.
 * @param schema Its schema, whose texts are `text` or `sentence`.
 * @returns The texts in the shape of the value; undefined when it has none.
 */
export function textsOf(value: unknown, schema: z.ZodType): Tree | undefined {
  if (value === undefined || schema.meta()?.translated) {
    return value as string | undefined;
  }
  if (schema instanceof z.ZodOptional) {
    return textsOf(value, inner(schema.unwrap()));
  }
  if (schema instanceof z.ZodArray) {
    const entries = (value as unknown[]).map((entry) => textsOf(entry, inner(schema.element)));
    return entries.some((entry) => entry !== undefined) ? (entries as Tree[]) : undefined;
  }
  const schemaOf = (key: string): z.ZodType | undefined =>
    schema instanceof z.ZodRecord
      ? inner(schema.valueType)
      : schema instanceof z.ZodObject
        ? (schema.shape as Record<string, z.ZodType>)[key]
        : undefined;
  const entries = Object.entries(typeof value === 'object' ? (value ?? {}) : {}).flatMap(
    ([key, entry]) => {
      const own = schemaOf(key);
      const texts = own && textsOf(entry, own);
      return texts === undefined ? [] : [[key, texts] as const];
    },
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

const isBranch = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const placeholdersOf = (value: string): string =>
  [...new Set(value.match(/\{\w+\}/g))].toSorted().join(', ') || 'none';

/**
 * Compares the texts of a translation with those of the default language.
 * @param source Texts of the default language.
 * @param translated The file of the translation.
 * @param isWhole Whether other fields than the texts are faults.
 * @returns What is missing, left over or has other placeholders.
 */
export function compareTexts(
  source: Tree,
  translated: unknown,
  isWhole: boolean,
  path: Path = [],
): Fault[] {
  const name = path.join('.');
  if (typeof source === 'string') {
    if (typeof translated !== 'string' || translated.trim() === '') {
      return [{path, text: `${name} is not translated.`, fix: `translate “${source}”`}];
    }
    const [expected, given] = [placeholdersOf(source), placeholdersOf(translated)];
    return expected === given
      ? []
      : [
          {
            path,
            text: `${name} has the placeholders ${given} instead of ${expected}.`,
            fix: 'use the same ones in both languages',
          },
        ];
  }
  if (!isBranch(translated) || Array.isArray(source) !== Array.isArray(translated)) {
    return [
      {
        path,
        text: `${name || 'The file'} has no texts.`,
        fix: 'translate those of the English file',
      },
    ];
  }
  const keys = Object.keys(source);
  const extra = Object.keys(translated).filter(
    (key) => !keys.includes(key) && (isWhole || Array.isArray(source)),
  );
  return [
    ...extra.map((key) => ({
      path: [...path, key],
      text: `${[...path, key].join('.')} is no text of the English file.`,
      fix: 'remove it: only texts are translated; all else is defined in the English file',
    })),
    ...Object.entries<Tree>(source as Readonly<Record<string, Tree>>).flatMap(([key, entry]) =>
      compareTexts(entry, translated[key], isWhole, [...path, key]),
    ),
  ];
}

/**
 * Writes the texts of a translation over those of a value.
 * @param value The value in the default language.
 * @param source Its texts, of textsOf().
 * @param translated The translation, which compareTexts() found nothing wrong with.
 */
export function translateValue(
  value: unknown,
  source: Tree | undefined,
  translated: unknown,
): unknown {
  if (source === undefined) {
    return value;
  }
  if (typeof source === 'string') {
    return translated;
  }
  const own = value as Readonly<Record<string, unknown>>;
  const theirs = translated as Readonly<Record<string, unknown>>;
  const entries = Object.entries(own).map(
    ([key, entry]) =>
      [
        key,
        translateValue(entry, (source as Readonly<Record<string, Tree>>)[key], theirs[key]),
      ] as const,
  );
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}

/**
 * Fills the placeholders of all texts of a value.
 * @param value Any value.
 * @param fill Fills those of one text.
 */
export function mapStrings(
  value: unknown,
  fill: (text: string, path: Path) => string,
  path: Path = [],
): unknown {
  if (typeof value === 'string') {
    return fill(value, path);
  }
  if (!isBranch(value)) {
    return value;
  }
  const entries = Object.entries(value).map(
    ([key, entry]) => [key, mapStrings(entry, fill, [...path, key])] as const,
  );
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}
