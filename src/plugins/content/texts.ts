import * as z from 'zod';

/** A text that each language writes for itself; all other values are defined once, in the default language. */
export const text = z.string().trim().min(1).meta({translated: true});

/** A text of whole sentences. */
export const sentence = z
  .string()
  .trim()
  .regex(/[.!?}]$/, {error: 'end it with a full stop'})
  .meta({translated: true});

/** Place of a value in its file: names of fields and numbers of entries. */
export type Path = readonly (string | number)[];

/** A fault of a value, and its fix. */
export interface Fault {
  readonly path: Path;
  readonly text: string;
  readonly fix: string;
}

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/**
 * Makes another value in the same shape.
 * @param value Any value.
 * @param change Makes another one of a leaf; a leaf that is undefined is left out, and a branch that has nothing else.
 */
export function mapLeaves(
  value: unknown,
  change: (leaf: unknown, path: Path) => unknown,
  path: Path = [],
): unknown {
  if (!isBranch(value)) {
    return change(value, path);
  }
  const entries = Object.entries(value).map(
    ([key, entry]) => [key, mapLeaves(entry, change, [...path, key])] as const,
  );
  const left = entries.filter(([, entry]) => entry !== undefined);
  if (left.length === 0 && entries.length > 0) {
    return undefined;
  }
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(left);
}

function leavesOf(value: unknown): readonly (readonly [Path, unknown])[] {
  const leaves: (readonly [Path, unknown])[] = [];
  mapLeaves(value, (leaf, path) => leaves.push([path, leaf]));
  return leaves;
}

const valueAt = (value: unknown, path: Path) =>
  path.reduce<unknown>(
    (branch, key) => (isBranch(branch) && Object.hasOwn(branch, key) ? branch[key] : undefined),
    value,
  );

/** Whether a schema has `text` or `sentence` at a place. */
function isText(schema: unknown, [key, ...rest]: Path) {
  if (schema instanceof z.ZodOptional) {
    return isText(schema.unwrap(), key === undefined ? [] : [key, ...rest]);
  }
  if (key === undefined) {
    return schema instanceof z.ZodType && schema.meta()?.translated === true;
  }
  const inner =
    schema instanceof z.ZodArray
      ? schema.element
      : schema instanceof z.ZodRecord
        ? schema.valueType
        : schema instanceof z.ZodObject && (schema.shape as Branch)[key];
  return isText(inner, rest);
}

/**
 * Leaves nothing of a value but its texts.
 * @param value A value that fits the schema.
 * @param schema Its schema, whose texts are `text` or `sentence`.
 * @returns The texts in the shape of the value; undefined when it has none.
 */
export const textsOf = (value: unknown, schema: z.ZodType): Branch | undefined =>
  mapLeaves(value, (leaf, path) => (isText(schema, path) ? leaf : undefined)) as Branch | undefined;

const placeholdersOf = (value: string) =>
  [...new Set(value.match(/\{\w+\}/g))].toSorted().join(', ') || 'none';

/**
 * Compares the texts of a translation with those of the default language.
 * @param source Texts of the default language.
 * @param translated The file of the translation.
 * @param isWhole Whether other fields than the texts are faults; more entries of a list always are.
 * @returns The texts that are missing, left over or have other placeholders.
 */
export function compareTexts(source: Branch, translated: unknown, isWhole: boolean): Fault[] {
  const wrong = leavesOf(source).flatMap(([path, leaf]): Fault[] => {
    const [name, text, translation] = [path.join('.'), String(leaf), valueAt(translated, path)];
    if (typeof translation !== 'string' || translation.trim() === '') {
      return [{path, text: `${name} is not translated.`, fix: `translate “${text}”`}];
    }
    const [expected, given] = [placeholdersOf(text), placeholdersOf(translation)];
    const fault = {
      text: `${name} has the placeholders ${given} instead of ${expected}.`,
      fix: 'use the same ones in both languages',
    };
    return expected === given ? [] : [{path, ...fault}];
  });
  const extra = leavesOf(translated).filter(
    ([path]) =>
      valueAt(source, path) === undefined &&
      (isWhole || Array.isArray(valueAt(source, path.slice(0, -1)))),
  );
  return [
    ...extra.map(([path]) => ({
      path,
      text: `${path.join('.') || 'The file'} is no text of the English file.`,
      fix: 'remove it: only texts are translated; all else is defined in the English file',
    })),
    ...wrong,
  ];
}

/**
 * Writes the texts of a translation over those of a value.
 * @param value The value in the default language.
 * @param source Its texts, of textsOf().
 * @param translated The translation, which compareTexts() found nothing wrong with.
 */
export const translateValue = (value: unknown, source: Branch, translated: unknown): unknown =>
  mapLeaves(value, (leaf, path) =>
    valueAt(source, path) === undefined ? leaf : valueAt(translated, path),
  );
