import {attribute, element, fold, inlineCode, list, plainText, toMdx} from './mdx';
import type {Field, Media, Schema} from './operation';
import type {Say, TextId} from './say';

/** Who sends the values: readers have to send what is required, and get what is always present. */
export type Direction = 'sent' | 'received';

/** Levels of fields that are drawn: deeper ones are named. */
const DEEPEST = 6;

/** Values of a list that are read at a glance. */
const MANY = 12;

const SCHEMA_KEYWORDS = new Set(
  (
    'title description type format enum const default example examples pattern minimum maximum exclusiveMinimum ' +
    'exclusiveMaximum multipleOf minLength maxLength minItems maxItems minProperties maxProperties uniqueItems required ' +
    'properties items additionalProperties oneOf anyOf allOf nullable deprecated readOnly writeOnly isCircular'
  ).split(' '),
);

const FIELD_MEMBERS = new Set(
  'name in description required deprecated schema content example examples'.split(' '),
);

/** `true` and `{}` allow anything, `false` nothing; other parts may be missing. */
export function asSchema(value: unknown): Schema {
  if (value === false) {
    return {not: {}};
  }
  return typeof value === 'object' && value !== null ? (value as Schema) : {};
}

/**
 * Shows members that have no place on a page as they are written, those of objects below them.
 * @param of Any object of a description.
 * @param drawn Names of the members that have one.
 * @returns Lines of a list.
 */
export function otherMembers(
  of: object,
  drawn: ReadonlySet<string> = new Set(),
): readonly string[] {
  return Object.entries(of as Readonly<Record<string, unknown>>)
    .filter(([name]) => !drawn.has(name) && !name.startsWith('x-'))
    .map(([name, value]) => {
      const isEmpty = typeof value !== 'object' || Object.keys(value ?? {}).length === 0;
      if (isEmpty || Array.isArray(value)) {
        const isText = name === 'description' && typeof value === 'string';
        return `${inlineCode(name)}: ${isText ? plainText(value) : inlineCode(value)}`;
      }
      const inner = list(otherMembers(value ?? {})).replaceAll(/^/gm, '  ');
      return `${inlineCode(name)}\n${inner}`;
    });
}

const isNull = (schema: unknown): boolean => asSchema(schema).type === 'null';

/** Schemas of which one has to match, or all where they could not be merged; without null. */
function alternativesOf({oneOf = [], anyOf = [], allOf = []}: Schema): readonly Schema[] {
  return [...oneOf, ...anyOf, ...allOf].filter((each) => !isNull(each)).map(asSchema);
}

const acceptsNull = ({nullable, type, oneOf = [], anyOf = []}: Schema): boolean =>
  nullable === true || [type].flat().includes('null') || [...oneOf, ...anyOf].some(isNull);

/** A schema without the null beside its only alternative, as generators write optional values. */
function simplify(value: unknown): Schema {
  const schema = asSchema(value);
  const {oneOf: _one, anyOf: _any, allOf: _all, ...rest} = schema;
  const [only, ...others] = alternativesOf(schema);
  return only && others.length === 0 && !rest.properties
    ? {...only, ...rest, nullable: acceptsNull(schema) || acceptsNull(only)}
    : schema;
}

/** Types that a schema allows, beside null; those of its values where it names none. */
function typesOf(schema: Schema): string[] {
  const {type, properties, items, prefixItems, additionalProperties} = schema;
  const types = [type ?? []].flat().filter((each) => each !== 'null');
  if (types.length > 0) {
    return types;
  }
  if (properties || typeof additionalProperties === 'object' || schema.isCircular) {
    return ['object'];
  }
  const value = schema.const ?? schema.enum?.find((each) => each !== null);
  return items || prefixItems ? ['array'] : value === undefined ? [] : [typeof value];
}

/** The schema of an object's values, where their names are not known. */
const valuesOf = ({additionalProperties}: Schema): Schema | undefined =>
  typeof additionalProperties === 'object' ? simplify(additionalProperties) : undefined;

/** Names one type of a schema, with that of its values. */
function nameOfType(type: string, schema: Schema, say: Say): string {
  const values = valuesOf(schema);
  if (type === 'object' && values && !schema.properties) {
    return say('map', {type: typeName(values, say)});
  }
  if (type !== 'array') {
    return say(`type.${type}` as TextId);
  }
  const items = simplify(schema.items);
  const [inner = 'any', ...more] = typesOf(items);
  const name = more.length > 0 ? say('type.array') : say(`array.${inner}` as TextId);
  return inner === 'array' || items.isCircular ? `${name} (${typeName(items, say)})` : name;
}

/** Names a type in the words of the page; a type or format without a word is shown as it is. */
function typeName(given: unknown, say: Say): string {
  const schema = simplify(given);
  const {format, isCircular, title} = schema;
  const names =
    isCircular && title
      ? [say('sameAs', {title})]
      : typesOf(schema).map((type) => nameOfType(type, schema, say));
  const others = alternativesOf(schema).map((each) => typeName(each, say));
  const either = (one: string, other: string): string => say('or', {one, other});
  const unnamed = others.length > 0 ? [...new Set(others)] : [say('type.any')];
  const name = (names.length > 0 ? names : unnamed).reduce(either);
  const full = format ? `${name} (${say(`format.${format}` as TextId)})` : name;
  return acceptsNull(schema) ? either(full, 'null') : full;
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
  id: 'characters' | 'entries' | 'fields.count',
  from: unknown,
  to: unknown,
  say: Say,
): string | undefined {
  const range = rangeText(from, to, say);
  return range && say(id, {range}).split('|')[(to ?? from) === 1 ? 0 : 1];
}

/** Limits of a number; those that it must not reach are booleans in OpenAPI 3.0, numbers since. */
function rangeTexts(schema: Schema, say: Say): (string | undefined)[] {
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum} = schema;
  const [from, to] = [exclusiveMinimum === true, exclusiveMaximum === true];
  const above = from ? minimum : exclusiveMinimum;
  const below = to ? maximum : exclusiveMaximum;
  return [
    rangeText(from ? undefined : minimum, to ? undefined : maximum, say),
    typeof above === 'number' ? say('above', {from: above}) : undefined,
    typeof below === 'number' ? say('below', {to: below}) : undefined,
  ];
}

/** Whether a schema's words fit in the lines of the one around it: that of single values. */
function isInline(given: unknown): boolean {
  const schema = simplify(given);
  const isSingle = !['object', 'array'].some((type) => typesOf(schema).includes(type));
  return isSingle && !schema.isCircular && alternativesOf(schema).length === 0;
}

/** A schema with the constraints of its entries, where those are single values. */
function withItems(schema: Schema): Schema {
  if (typeof schema.items !== 'object' || !isInline(schema.items)) {
    return schema;
  }
  const {format: _format, nullable: _nullable, ...ofItems} = simplify(schema.items);
  return {...ofItems, ...schema};
}

/** Constraints beyond the type, and an example; each a line of Markdown. */
function constraints(given: unknown, example: unknown, say: Say): string[] {
  const {discriminator, items, ...schema} = withItems(simplify(given));
  const {propertyName, mapping = {}} = (discriminator ?? {}) as {
    readonly propertyName?: string;
    readonly mapping?: object;
  };
  const values = schema.enum;
  const withCode = (id: TextId, value: unknown): string | undefined =>
    value === undefined ? undefined : say(id, {value: inlineCode(value)});
  return [
    schema.readOnly ? say('readOnly') : undefined,
    schema.writeOnly ? say('writeOnly') : undefined,
    values && values.length <= MANY
      ? say('oneOf', {values: values.map(inlineCode).join(', ')})
      : undefined,
    withCode('always', schema.const),
    ...rangeTexts(schema, say),
    withCode('multipleOf', schema.multipleOf),
    countText('characters', schema.minLength, schema.maxLength, say),
    countText('entries', schema.minItems, schema.maxItems, say),
    countText('fields.count', schema.minProperties, schema.maxProperties, say),
    schema.uniqueItems ? say('unique') : undefined,
    withCode('pattern', schema.pattern),
    withCode('discriminator', propertyName),
    propertyName && Object.keys(mapping).length > 0
      ? say('oneOf', {values: Object.keys(mapping).map(inlineCode).join(', ')})
      : undefined,
    schema.additionalProperties === true ? say('fields.other') : undefined,
    withCode('default', schema.default),
    values ? undefined : withCode('example', example ?? schema.example ?? schema.examples?.[0]),
    ...otherMembers(schema, SCHEMA_KEYWORDS),
    ...(items === false ? otherMembers({items}) : []),
  ].filter((line): line is string => typeof line === 'string');
}

/** The parts of a schema beside its fields: all of its many values, its entries, its alternatives. */
function otherParts(schema: Schema, depth: number, say: Say, to: Direction): string[] {
  const isOpen = depth < 2;
  const part = (given: unknown): string[] => {
    const {description = '', ...inner} = simplify(given);
    return [
      toMdx(description),
      list(constraints(inner, undefined, say)),
      ...contents(inner, depth + 1, say, to),
    ];
  };
  const {properties, items, oneOf, anyOf} = schema;
  const values = withItems(schema).enum ?? [];
  const mapped = valuesOf(schema);
  const alternatives = alternativesOf(schema);
  return [
    values.length > MANY
      ? fold(say('values', {count: values.length}), [values.map(inlineCode).join(', ')])
      : '',
    typeof items === 'object' && !isInline(items)
      ? fold(say('fields.entry'), part(items), isOpen)
      : '',
    mapped && (properties || part(mapped).some((block) => block !== ''))
      ? fold(
          say('fields.value'),
          [say('fields.type', {type: typeName(mapped, say)}), ...part(mapped)],
          isOpen,
        )
      : '',
    alternatives.length > 1 ? say(oneOf || anyOf ? 'forms' : 'allForms') : '',
    ...alternatives.map((each, index) => {
      const title = each.title ?? say('form', {number: index + 1});
      const summary = `${title} (${typeName(each, say)})`;
      return fold(summary, part(each), isOpen && index === 0) || list([plainText(summary)]);
    }),
  ];
}

/** Fields of an object in place, and what else is in a schema. */
function contents(schema: Schema, depth: number, say: Say, to: Direction): string[] {
  const {properties = {}, required = [], items, additionalProperties} = schema;
  if (depth > DEEPEST) {
    const hasMore = schema.properties ?? items ?? valuesOf(schema) ?? alternativesOf(schema)[0];
    return hasMore ? [say('deeper')] : [];
  }
  const fields = Object.entries(properties).map(
    ([name, property]) => [name, {schema: property, required: required.includes(name)}] as const,
  );
  return [
    fieldList(fields, say, to, depth + 1),
    additionalProperties === false ? say('fields.only') : '',
    ...otherParts(schema, depth, say, to),
  ];
}

/** First example of a value, which parameters and headers may name. */
export function exampleOf({example, examples = {}}: Media): unknown {
  return example ?? Object.values(examples)[0]?.value;
}

/**
 * Lists parameters, headers or fields; nothing where there are none.
 * @param entries By name.
 * @param to Who sends them.
 * @param depth Levels of fields around them.
 */
export function fieldList(
  entries: readonly (readonly [string, Field])[],
  say: Say,
  to: Direction,
  depth = 0,
): string {
  const fields = entries.map(([name, field]) => {
    const [type, media] = Object.entries(field.content ?? {})[0] ?? [];
    const schema = simplify(field.schema ?? media?.schema);
    const {description = schema.description ?? ''} = field;
    const isDeprecated = field.deprecated === true || schema.deprecated === true;
    const isSent = to === 'sent';
    const isRequired = field.required && !(isSent ? schema.readOnly : schema.writeOnly);
    const named = Object.values(field.examples ?? {});
    const lines = [
      ...(type === undefined ? [] : [say('contentType', {type: inlineCode(type)})]),
      ...constraints(schema, exampleOf(field) ?? exampleOf(media ?? {}), say),
      ...named.slice(schema.enum ? 0 : 1).map(({summary, value, externalValue = ''}) => {
        const text = say('example', {value: inlineCode(value ?? externalValue)});
        return summary ? `${text} (${plainText(summary)})` : text;
      }),
      ...otherMembers(field, FIELD_MEMBERS),
    ];
    const tag = [
      'Field',
      attribute('name', name),
      attribute('type', typeName(field.schema ?? media?.schema, say)),
      attribute('required', isRequired && isSent ? say('required') : undefined),
      attribute('always', isRequired && !isSent ? say('present') : undefined),
      attribute('deprecated', isDeprecated ? say('isDeprecated') : undefined),
    ].join('');
    const parts = contents(schema, depth, say, to);
    return element(tag, [
      toMdx(description),
      list(lines),
      ...(schema.properties ? [fold(say('fields.of', {name}), parts, depth < 2)] : parts),
    ]);
  });
  return fields.length > 0 ? element('Fields', fields) : '';
}

/**
 * Draws the content of a body: the fields of an object, or the type and its parts.
 * @param given A schema, with all references resolved.
 * @param to Who sends it.
 * @returns Blocks of MDX.
 */
export function schemaFields(given: unknown, say: Say, to: Direction): string[] {
  const schema = simplify(given);
  const lines = list(constraints(schema, undefined, say));
  return [
    ...(schema.properties ? [] : [typeName(given, say), toMdx(schema.description ?? '')]),
    lines,
    ...contents(schema, 0, say, to),
  ];
}
