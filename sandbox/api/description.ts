import path from 'node:path';
import Ajv2020, {type ErrorObject} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {readOperations, type ApiOperation} from '../../src/plugins/api-pages/description';

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

/** An operation that can be asked and checked. */
export interface Operation {
  readonly method: string;
  /** As the description writes it. */
  readonly path: string;
  readonly needsKey: boolean;
  /** @returns The errors in query and headers; `instancePath` begins with the parameter's name. */
  readonly checkParameters: (request: ApiRequest) => readonly ErrorObject[];
  /** @returns The errors in the body. */
  readonly checkBody: (body: unknown) => readonly ErrorObject[];
  /** @returns Differences between an answer and the description; none when it fits. */
  readonly checkAnswer: (answer: Answer) => readonly string[];
  /**
   * @param name Of an example of that answer; the first unless given.
   * @returns Nothing where the description has no such answer.
   */
  readonly exampleOf: (status: number, name?: string) => Answer | undefined;
  /** Names of the examples by status. */
  readonly examples: readonly {readonly status: number; readonly name: string}[];
}

const DESCRIPTION = path.join(__dirname, '../../openapi/firegrid.yaml');

type Validate = (schema: object | undefined) => (value: unknown) => readonly ErrorObject[];

/** @param coerceTypes Whether values are texts, as in addresses and headers. */
function validator(coerceTypes: boolean): Validate {
  // OpenAPI 3.1 schemas are JSON Schema 2020-12.
  const ajv = addFormats(new Ajv2020({allErrors: true, strict: false, coerceTypes}));
  return (schema = {}) => {
    const validate = ajv.compile(schema);
    return (value) => (validate(value) ? [] : (validate.errors ?? []));
  };
}

const validateBody = validator(false);
const validateTexts = validator(true);

function parameterSchema(api: ApiOperation, place: string): object {
  const parameters = (api.parameters ?? []).filter((parameter) => parameter.in === place);
  const nameOf = ({name}: {readonly name: string}): string =>
    place === 'header' ? name.toLowerCase() : name;
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map((each) => [nameOf(each), each.schema ?? {}])),
    required: parameters.filter(({required}) => required).map(nameOf),
  };
}

function readOperation(
  method: string,
  place: string,
  needsKey: boolean,
  api: ApiOperation,
): Operation {
  const checkQuery = validateTexts(parameterSchema(api, 'query'));
  const checkHeaders = validateTexts(parameterSchema(api, 'header'));
  const responses = api.responses ?? {};
  const mediaOf = (status: number) => Object.entries(responses[status]?.content ?? {})[0];
  return {
    method,
    path: place,
    needsKey,
    // Ajv writes what it coerces into the values.
    checkParameters: ({query, headers}) => [
      ...checkQuery({...query}),
      ...checkHeaders({...headers}),
    ],
    checkBody: api.requestBody
      ? validateBody(api.requestBody.content?.['application/json']?.schema)
      : () => [],
    checkAnswer: ({status, headers, body}) => {
      const response = responses[status];
      const [type, media] = mediaOf(status) ?? [];
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
    exampleOf: (status, name) => {
      const [type, media] = mediaOf(status) ?? [];
      const examples = media?.examples ?? {};
      const example = name === undefined ? Object.values(examples)[0] : examples[name];
      const headers = Object.entries(responses[status]?.headers ?? {}).map(
        ([header, {example: value}]) => [header.toLowerCase(), String(value)] as const,
      );
      return example && type !== undefined
        ? {
            status,
            headers: {'content-type': type, ...Object.fromEntries(headers)},
            body: example.value,
          }
        : undefined;
    },
    examples: Object.keys(responses).flatMap((status) =>
      Object.keys(mediaOf(Number(status))?.[1].examples ?? {}).map((name) => ({
        status: Number(status),
        name,
      })),
    ),
  };
}

/** Reads the operations that the API answers, in the order of its description. */
export async function readApi(): Promise<readonly Operation[]> {
  const items = await readOperations(DESCRIPTION);
  return items
    .filter(({isWebhook}) => !isWebhook)
    .map(({method, path: place, needsKey, api}) => readOperation(method, place, needsKey, api));
}

/** @returns The operation that a request is for, whose path may have parameters such as `{id}`. */
export function findOperation(
  operations: readonly Operation[],
  request: Pick<ApiRequest, 'method' | 'path'>,
): Operation | undefined {
  const parts = request.path.split('/');
  return operations.find(({method, path: place}) => {
    const described = place.split('/');
    return (
      method === request.method &&
      described.length === parts.length &&
      described.every((part, index) => part.startsWith('{') || part === parts[index])
    );
  });
}
