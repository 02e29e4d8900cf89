import type {Header, Parameter, Schema} from './item';
import {attribute, element, inlineCode, toMdx} from './mdx';
import type {PageTexts} from './texts';

/** Types that a schema allows, beside null. */
function typesOf(schema: Schema): readonly string[] {
  const types = [schema.type ?? []].flat().filter((type) => type !== 'null');
  return types.length > 0 ? types : schema.properties ? ['object'] : [];
}

const isNullable = (schema: Schema): boolean => [schema.type ?? []].flat().includes('null');

/**
 * Names the type of a schema in words.
 * @param schema With all references resolved.
 * @param texts Words of the language.
 */
export function typeName(schema: Schema, texts: PageTexts): string {
  const [type = 'string'] = typesOf(schema);
  const items = schema.items && texts.types[typesOf(schema.items)[0] ?? ''];
  const name =
    type === 'array' && items ? texts.arrayOf(items.many) : (texts.types[type]?.one ?? type);
  const format = schema.format === undefined ? undefined : texts.formats[schema.format];
  const full = format === undefined ? name : `${name} (${format})`;
  return isNullable(schema) ? texts.orNull(full) : full;
}

function rangeText(
  from: number | undefined,
  to: number | undefined,
  texts: PageTexts,
): string | undefined {
  if (from === undefined) {
    return to === undefined ? undefined : texts.atMost(to);
  }
  return to === undefined ? texts.atLeast(from) : texts.range(from, to);
}

/** What a value has to be beyond its type, and an example; each a line of Markdown. */
function constraints(schema: Schema, example: unknown, texts: PageTexts): string[] {
  const {items, minLength, maxLength, minItems, maxItems, minimum, maximum} = schema;
  const values = schema.enum ?? items?.enum;
  const numbers = rangeText(minimum, maximum, texts);
  const lengths = rangeText(minLength, maxLength, texts);
  const counts = rangeText(minItems, maxItems, texts);
  const pattern = schema.pattern ?? items?.pattern;
  const shown = example ?? schema.examples?.[0] ?? items?.examples?.[0];
  return [
    values && texts.oneOf(values.map(inlineCode).join(', ')),
    schema.const !== undefined && texts.always(inlineCode(schema.const)),
    numbers,
    lengths && texts.characters(lengths, maxLength ?? minLength ?? 0),
    counts && texts.entries(counts, maxItems ?? minItems ?? 0),
    schema.uniqueItems && texts.unique,
    pattern !== undefined && texts.pattern(inlineCode(pattern)),
    schema.default !== undefined && texts.defaultValue(inlineCode(schema.default)),
    shown !== undefined && !values && texts.example(inlineCode(shown)),
  ].filter((line): line is string => typeof line === 'string');
}

/** Fields of a schema that is an object, or an array of objects. */
function nested(name: string, schema: Schema, texts: PageTexts): string {
  const inner = schema.properties ? schema : schema.items;
  if (!inner?.properties) {
    return '';
  }
  const summary = inner === schema ? texts.fieldsOf(name) : texts.fieldsOfEntry;
  return element(`Fold${attribute('summary', summary)} open`, schemaFields(inner, texts));
}

function field(
  name: string,
  {required, description, schema = {}, example}: Header,
  texts: PageTexts,
): string {
  const lines = constraints(schema, example, texts);
  const start = [
    'Field',
    attribute('name', name),
    attribute('type', typeName(schema, texts)),
    attribute('required', required ? texts.required : undefined),
  ].join('');
  return element(start, [
    toMdx(description ?? schema.description ?? ''),
    lines.map((line) => `- ${line}`).join('\n'),
    nested(name, schema, texts),
  ]);
}

/**
 * Lists the fields of an object, those of objects in it below them.
 * @param schema An object's.
 * @param texts Words of the language.
 * @returns Blocks of MDX.
 */
export function schemaFields(schema: Schema, texts: PageTexts): string[] {
  const fields = Object.entries(schema.properties ?? {}).map(([name, property]) =>
    field(name, {schema: property, required: schema.required?.includes(name)}, texts),
  );
  return [
    fields.length > 0 ? element('Fields', fields) : '',
    schema.additionalProperties === false ? texts.noOtherFields : '',
  ];
}

/** Lists parameters as fields. */
export function parameterFields(parameters: readonly Parameter[], texts: PageTexts): string {
  return element(
    'Fields',
    parameters.map((parameter) => field(parameter.name, parameter, texts)),
  );
}

/** Lists the headers of a response as fields; nothing where it has none. */
export function headerFields(
  headers: Readonly<Record<string, Header>> | undefined,
  texts: PageTexts,
): string {
  const list = Object.entries(headers ?? {});
  return list.length === 0
    ? ''
    : element(
        'Fields',
        list.map(([name, header]) => field(name, header, texts)),
      );
}
