import type {Header, Schema} from './description';
import {attribute, element, inlineCode, toMdx} from './mdx';
import type {Say, TextId} from './say';

/** First type that a schema allows, beside null. */
function mainType({type, properties}: Schema): string | undefined {
  return [type ?? []].flat().find((each) => each !== 'null') ?? (properties && 'object');
}

/** The schema of an array's entries. */
const itemsOf = ({items}: Schema): Schema => (typeof items === 'object' ? items : {});

/** Types and formats have a text each; those that the site does not name are shown as they are. */
function typeName(schema: Schema, say: Say): string {
  const type = mainType(schema) ?? 'string';
  const items = type === 'array' ? mainType(itemsOf(schema)) : undefined;
  const name = say((items ? `array.${items}` : `type.${type}`) as TextId);
  const format = schema.format && say(`format.${schema.format}` as TextId);
  const full = format ? `${name} (${format})` : name;
  return [schema.type].flat().includes('null') ? say('orNull', {type: full}) : full;
}

function rangeText(from: number | undefined, to: number | undefined, say: Say): string | undefined {
  if (from === undefined) {
    return to === undefined ? undefined : say('atMost', {to});
  }
  return to === undefined ? say('atLeast', {from}) : say('range', {from, to});
}

/** A range of characters or entries, in the singular or plural of its last number. */
function countText(
  id: 'characters' | 'entries',
  from: number | undefined,
  to: number | undefined,
  say: Say,
): string | undefined {
  const range = rangeText(from, to, say);
  return range && say(id, {range}).split('|')[(to ?? from) === 1 ? 0 : 1];
}

/** Constraints beyond the type, and an example; each a line of Markdown. */
function constraints(schema: Schema, example: unknown, say: Say): string[] {
  const items = itemsOf(schema);
  const values = schema.enum ?? items.enum;
  const pattern = schema.pattern ?? items.pattern;
  const shown = example ?? schema.examples?.[0] ?? items.examples?.[0];
  const withCode = (id: TextId, value: unknown): string | undefined =>
    value === undefined ? undefined : say(id, {value: inlineCode(value)});
  return [
    values && say('oneOf', {values: values.map(inlineCode).join(', ')}),
    withCode('always', schema.const),
    rangeText(schema.minimum, schema.maximum, say),
    countText('characters', schema.minLength, schema.maxLength, say),
    countText('entries', schema.minItems, schema.maxItems, say),
    schema.uniqueItems && say('unique'),
    withCode('pattern', pattern),
    withCode('default', schema.default),
    values ? undefined : withCode('example', shown),
  ].filter((line): line is string => typeof line === 'string');
}

/** Fields of a schema that is an object, or an array of objects. */
function nested(name: string, schema: Schema, say: Say, mark: Mark): string {
  const inner = schema.properties ? schema : itemsOf(schema);
  if (!inner.properties) {
    return '';
  }
  const summary = inner === schema ? say('fields.of', {name}) : say('fields.entry');
  return element(`Fold${attribute('summary', summary)} open`, schemaFields(inner, say, mark));
}

/** Of a field that is never left out: by the reader in what they send, or by the service. */
export type Mark = 'required' | 'always';

/**
 * Lists parameters, headers or fields; nothing where there are none.
 * @param entries By name.
 */
export function fieldList(
  entries: readonly (readonly [string, Header])[],
  say: Say,
  mark: Mark,
): string {
  const fields = entries.map(([name, {required, description, schema = {}, example}]) =>
    element(
      [
        'Field',
        attribute('name', name),
        attribute('type', typeName(schema, say)),
        attribute(
          mark,
          required ? say(mark === 'always' ? 'alwaysPresent' : 'required') : undefined,
        ),
      ].join(''),
      [
        toMdx(description ?? schema.description ?? ''),
        constraints(schema, example, say)
          .map((line) => `- ${line}`)
          .join('\n'),
        nested(name, schema, say, mark),
      ],
    ),
  );
  return fields.length > 0 ? element('Fields', fields) : '';
}

/**
 * Lists the fields of an object, those of objects in it below them.
 * @param schema An object's, with all references resolved.
 * @returns Blocks of MDX.
 */
export function schemaFields(schema: Schema, say: Say, mark: Mark): string[] {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, property]) =>
      [name, {schema: property, required: schema.required?.includes(name)}] as const,
  );
  return [
    fieldList(fields, say, mark),
    schema.additionalProperties === false ? say('fields.only') : '',
  ];
}
