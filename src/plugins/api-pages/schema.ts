import {attribute, element, fold, inlineCode, list, toMdx} from './mdx';
import type {Field, Schema} from './operation';
import type {Say, TextId} from './say';

/** Who sends the values: readers have to send what is required, and get what is always present. */
export type Direction = 'sent' | 'received';

const SCHEMA_KEYWORDS = new Set(
  (
    'title description type format enum const default example examples pattern minimum maximum ' +
    'minLength maxLength minItems maxItems uniqueItems required properties items deprecated'
  ).split(' '),
);

const FIELD_MEMBERS = new Set('name in description required deprecated schema example'.split(' '));

/**
 * Shows members that have no place on a page as they are written, those of objects below them.
 * @param of Any object of a description.
 * @param drawn Names of the members that have one.
 * @returns Lines of a list.
 */
export function otherMembers(of: object, drawn: ReadonlySet<string>): readonly string[] {
  return Object.entries(of as Readonly<Record<string, unknown>>)
    .filter(([name]) => !drawn.has(name) && !name.startsWith('x-'))
    .map(([name, value]) => `${inlineCode(name)}: ${inlineCode(value)}`);
}

/** Names a type in the words of the page; a type or format without a word is shown as it is. */
function typeName({type = 'any', format, items}: Schema, say: Say): string {
  const either = (one: string, other: string): string => say('or', {one, other});
  const types = [type].flat();
  const name = types
    .filter((each) => each !== 'null')
    .map((each) => {
      const [inner] = [items?.type ?? 'any'].flat();
      return say((each === 'array' ? `array.${inner}` : `type.${each}`) as TextId);
    })
    .reduce(either);
  const full = format ? `${name} (${say(`format.${format}` as TextId)})` : name;
  return types.includes('null') ? either(full, 'null') : full;
}

function rangeText(from: unknown, to: unknown, say: Say): string | undefined {
  const [least, most] = [from, to].map((limit) => (typeof limit === 'number' ? limit : undefined));
  if (least === undefined) {
    return most === undefined ? undefined : say('atMost', {to: most});
  }
  return most === undefined ? say('atLeast', {from: least}) : say('range', {from: least, to: most});
}

/** A range of things, in the singular or plural of its last number. */
function countText(
  id: 'characters' | 'entries',
  from: unknown,
  to: unknown,
  say: Say,
): string | undefined {
  const range = rangeText(from, to, say);
  return range && say(id, {range}).split('|')[(to ?? from) === 1 ? 0 : 1];
}

/** Constraints beyond the type, and an example; each a line of Markdown. Those of a list's single values are its own. */
function constraints(given: Schema, example: unknown, say: Say): string[] {
  const {format: _format, ...ofItems} = given.items?.properties ? {} : (given.items ?? {});
  const {additionalProperties, ...schema}: Schema = {...ofItems, ...given};
  const withCode = (id: TextId, value: unknown): string | undefined =>
    value === undefined ? undefined : say(id, {value: inlineCode(value)});
  return [
    schema.enum ? say('oneOf', {values: schema.enum.map(inlineCode).join(', ')}) : undefined,
    withCode('always', schema.const),
    rangeText(schema.minimum, schema.maximum, say),
    countText('characters', schema.minLength, schema.maxLength, say),
    countText('entries', schema.minItems, schema.maxItems, say),
    schema.uniqueItems ? say('unique') : undefined,
    withCode('pattern', schema.pattern),
    withCode('default', schema.default),
    schema.enum ? undefined : withCode('example', example ?? schema.examples?.[0]),
    ...otherMembers(schema, SCHEMA_KEYWORDS),
    ...(additionalProperties ? otherMembers({additionalProperties}, new Set()) : []),
  ].filter((line) => line !== undefined);
}

/** Fields of an object, or of each object in a list. */
function contents(schema: Schema, say: Say, to: Direction): string[] {
  const {properties = {}, required = [], items, additionalProperties} = schema;
  const fields = Object.entries(properties).map(
    ([name, property]) => [name, {schema: property, required: required.includes(name)}] as const,
  );
  return [
    fieldList(fields, say, to),
    additionalProperties === false ? say('fields.only') : '',
    items?.properties
      ? fold(
          say('fields.entry'),
          [toMdx(items.description ?? ''), ...contents(items, say, to)],
          true,
        )
      : '',
  ];
}

/**
 * Lists parameters, headers or fields; nothing where there are none.
 * @param entries By name.
 * @param to Who sends them.
 */
export function fieldList(
  entries: readonly (readonly [string, Field])[],
  say: Say,
  to: Direction,
): string {
  const fields = entries.map(([name, field]) => {
    const {schema = {}, required: isRequired, example} = field;
    const {description = schema.description ?? ''} = field;
    const isDeprecated = field.deprecated === true || schema.deprecated === true;
    const isSent = to === 'sent';
    const tag = [
      'Field',
      attribute('name', name),
      attribute('type', typeName(schema, say)),
      attribute('required', isRequired && isSent ? say('required') : undefined),
      attribute('always', isRequired && !isSent ? say('present') : undefined),
      attribute('deprecated', isDeprecated ? say('isDeprecated') : undefined),
    ].join('');
    const parts = contents(schema, say, to);
    return element(tag, [
      toMdx(description),
      list([...constraints(schema, example, say), ...otherMembers(field, FIELD_MEMBERS)]),
      ...(schema.properties ? [fold(say('fields.of', {name}), parts, true)] : parts),
    ]);
  });
  return fields.length > 0 ? element('Fields', fields) : '';
}

/**
 * Draws the content of a body: the fields of an object, or the type and its parts.
 * @param schema With all references resolved.
 * @param to Who sends it.
 * @returns Blocks of MDX.
 */
export function schemaFields(schema: Schema, say: Say, to: Direction): string[] {
  return [
    ...(schema.properties ? [] : [typeName(schema, say), toMdx(schema.description ?? '')]),
    list(constraints(schema, undefined, say)),
    ...contents(schema, say, to),
  ];
}
