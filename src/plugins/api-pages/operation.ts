import type {ApiItem, Media, Parameter} from './item';
import {toPlainText, valueText} from './mdx';

/** Methods that requests can be tried with; their type is Operation of src/features/api. */
const METHODS = ['GET', 'POST'] as const;
const PLACES = ['path', 'query', 'header'] as const;
const TYPES = ['string', 'integer', 'boolean'] as const;

interface TriedParameter {
  readonly name: string;
  readonly in: (typeof PLACES)[number];
  readonly required: boolean;
  readonly type: (typeof TYPES)[number];
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly example?: string;
  readonly default?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

/** What a page knows of an operation, to send it a request. */
export interface TriedOperation {
  readonly id: string;
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly parameters: readonly TriedParameter[];
  readonly bodyExamples: readonly {readonly summary: string; readonly value: unknown}[];
}

const text = (value: unknown): string | undefined =>
  value === undefined ? undefined : valueText(value);

function readParameter(parameter: Parameter): TriedParameter[] {
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

function readBody(id: string, media: Media | undefined): TriedOperation['bodyExamples'] {
  return Object.values(media?.examples ?? {}).map(({summary = id, value}) => ({summary, value}));
}

/**
 * Reads what the panel to try an operation needs.
 * @param item The operation.
 * @returns Nothing for a webhook, and for a method that the panel does not know.
 */
export function readOperation({id, api}: ApiItem): TriedOperation | undefined {
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
