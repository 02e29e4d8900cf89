import type {Operation, OperationParameter} from '../../lib/apiOperation';
import type {ApiItem, Media, Parameter} from './item';
import {toPlainText, valueText} from './mdx';

/** What requests can be tried with. */
const METHODS = ['GET', 'POST'] as const satisfies readonly Operation['method'][];
const PLACES = ['path', 'query', 'header'] as const satisfies readonly OperationParameter['in'][];
const TYPES = [
  'string',
  'integer',
  'boolean',
] as const satisfies readonly OperationParameter['type'][];

const text = (value: unknown): string | undefined =>
  value === undefined ? undefined : valueText(value);

function readParameter(parameter: Parameter): OperationParameter[] {
  const {name, required = false, description, schema = {}, example} = parameter;
  const place = PLACES.find((known) => known === parameter.in);
  if (!place) {
    // A cookie, which no script of another site may set.
    return [];
  }
  const {pattern, minimum, maximum, minLength, maxLength} = schema;
  return [
    {
      name,
      in: place,
      required,
      type: TYPES.find((type) => [schema.type].flat().includes(type)) ?? 'string',
      description: description && toPlainText(description),
      enum: schema.enum?.map(valueText),
      example: text(example ?? schema.examples?.[0]),
      default: text(schema.default),
      pattern,
      minimum,
      maximum,
      minLength,
      maxLength,
    },
  ];
}

function readBody(id: string, media: Media | undefined): Operation['bodyExamples'] {
  return Object.values(media?.examples ?? {}).map(({summary = id, value}) => ({summary, value}));
}

/**
 * Reads what the panel to try an operation needs.
 * @param item The operation.
 * @returns Nothing for a webhook, and for a method that the panel does not know.
 */
export function readOperation({id, api}: ApiItem): Operation | undefined {
  const method = METHODS.find((known) => known === api.method.toUpperCase());
  return (
    method && {
      id,
      method,
      path: api.path,
      parameters: (api.parameters ?? []).flatMap(readParameter),
      bodyExamples: readBody(id, api.requestBody?.content?.['application/json']),
    }
  );
}
