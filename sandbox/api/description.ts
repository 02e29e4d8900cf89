import path from 'node:path';
import {
  bundle,
  createConfig,
  type Oas3_1Definition,
  type Oas3_1Schema,
  type Oas3Operation,
  type OasRef,
} from '@redocly/openapi-core';
import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

/** An answer of the API, or of its mock. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON. */
  readonly body: unknown;
}

export interface ApiRequest {
  readonly method: string;
  /** Below the API's base address. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A part of the description with all references resolved. */
type Resolved<Part> = Part extends object
  ? {readonly [Key in keyof Part]: Resolved<Exclude<Part[Key], OasRef>>}
  : Part;

type Oas = Oas3Operation<Oas3_1Schema>;

/** An operation or a webhook, as the description has it. */
export interface ApiItem {
  readonly isWebhook: boolean;
  /** In capitals. */
  readonly method: string;
  /** Path below the base address, or the name of a webhook. */
  readonly path: string;
  readonly api: Resolved<Omit<Oas, 'responses'>> & {
    readonly responses?: Readonly<Record<string, Resolved<Oas['responses'][string]>>>;
  };
}

const DESCRIPTION = path.join(__dirname, '../../openapi/firegrid.yaml');

/** @param coerceTypes Whether values are texts, as in addresses and headers. */
function validator(coerceTypes: boolean) {
  // OpenAPI 3.1 schemas are JSON Schema 2020-12.
  const ajv = addFormats(new Ajv2020({allErrors: true, strict: false, coerceTypes}));
  return (schema: object = {}) => {
    const validate = ajv.compile(schema);
    return (value: unknown) => (validate(value) ? [] : (validate.errors ?? []));
  };
}

const validateBody = validator(false);
const validateTexts = validator(true);

/** An operation of the description, which can be called and checked. */
export type Operation = ReturnType<typeof readOperation>;

function readOperation({method, path: place, api}: ApiItem) {
  const {parameters = [], requestBody, responses = {}} = api;
  const schemaOf = (where: string) => {
    const placed = parameters
      .filter((parameter) => parameter.in === where)
      .map(({name, ...rest}) => ({...rest, name: where === 'header' ? name.toLowerCase() : name}));
    return {
      properties: Object.fromEntries(placed.map(({name, schema = {}}) => [name, schema])),
      required: placed.filter(({required}) => required).map(({name}) => name),
    };
  };
  const checkTexts = validateTexts({
    properties: {query: schemaOf('query'), headers: schemaOf('header')},
  });
  const mediaOf = (status: number) => Object.entries(responses[status]?.content ?? {})[0] ?? [];
  return {
    method,
    path: place,
    api,
    /** @returns The errors in query and headers, by `/query/limit` and `/headers/prefer`. */
    checkParameters: ({query, headers}: ApiRequest): readonly ErrorObject[] =>
      // Ajv writes what it coerces into the values.
      checkTexts(structuredClone({query, headers})),
    checkBody: validateBody(requestBody?.content['application/json']?.schema),
    /** @returns Differences between an answer and the description; none when it fits. */
    checkAnswer: ({status, headers, body}: Answer): readonly string[] => {
      const response = responses[status];
      const [type, media] = mediaOf(status);
      if (!response || headers['content-type'] !== type) {
        const what = response ? `the content type ${headers['content-type'] ?? ''}` : status;
        return [`${what} is not described for ${method} ${place}`];
      }
      return [
        ...Object.keys(response.headers ?? {})
          .filter((name) => headers[name.toLowerCase()] === undefined)
          .map((name) => `the header ${name} is missing`),
        ...validateBody(media?.schema)(body).map(
          ({instancePath, message}) => `${instancePath || 'the body'} ${message ?? ''}`,
        ),
      ];
    },
    /**
     * @param status The answer's.
     * @param name Of an example of that answer; the first unless given.
     * @returns Nothing where the description has no such answer.
     */
    exampleOf: (status: number, name?: string): Answer | undefined => {
      const [type = '', media] = mediaOf(status);
      const examples = media?.examples ?? {};
      const example = name === undefined ? Object.values(examples)[0] : examples[name];
      const headers = Object.entries(responses[status]?.headers ?? {}).map(
        ([header, {example: value}]) => [header.toLowerCase(), String(value)] as const,
      );
      return (
        example && {
          status,
          headers: {'content-type': type, ...Object.fromEntries(headers)},
          body: example.value,
        }
      );
    },
  };
}

/** Reads the operations, then the webhooks, in the order of the description. */
export async function readItems(): Promise<readonly ApiItem[]> {
  const {bundle: document} = await bundle({
    ref: DESCRIPTION,
    config: await createConfig({}),
    dereference: true,
  });
  return (['paths', 'webhooks'] as const).flatMap((kind) =>
    Object.entries((document.parsed as Resolved<Oas3_1Definition>)[kind] ?? {}).flatMap(
      ([key, operations]) =>
        (['get', 'put', 'post', 'delete', 'patch'] as const).flatMap((method) => {
          const api = operations[method];
          return api
            ? [{isWebhook: kind === 'webhooks', method: method.toUpperCase(), path: key, api}]
            : [];
        }),
    ),
  );
}

/** Reads the operations that the API answers, in the order of its description. */
export async function readApi(): Promise<readonly Operation[]> {
  const items = await readItems();
  return items.filter(({isWebhook}) => !isWebhook).map(readOperation);
}

/** @returns The operation that a request is for, whose path may have parameters such as `{id}`. */
export function findOperation(
  operations: readonly Operation[],
  request: Pick<ApiRequest, 'method' | 'path'>,
): Operation | undefined {
  return operations.find(
    ({method, path: place}) =>
      method === request.method &&
      new RegExp(`^${place.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(request.path),
  );
}
