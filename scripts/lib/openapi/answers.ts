import {readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {parse} from 'yaml';
import {projectRoot} from '../paths';

/** An answer of the API, or of its mock. */
export interface GivenAnswer {
  /** In lower case. */
  readonly method: string;
  /** Below the API's base address, without a query. */
  readonly path: string;
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON. */
  readonly body: unknown;
}

interface DescribedAnswer {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<
    Record<string, {readonly schema: object; readonly examples?: Readonly<Record<string, object>>}>
  >;
}

interface Description {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, {readonly responses: Readonly<Record<string, DescribedAnswer>>}>>
    >
  >;
  readonly components: {readonly responses: Readonly<Record<string, DescribedAnswer>>};
}

/** One of the answers that the description has an example of. */
export interface AnswerExample {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly example: string;
}

export interface AnswerRules {
  /** @returns What the description says against an answer; nothing when it fits. */
  readonly check: (answer: GivenAnswer) => readonly string[];
  /** Every example of every answer of every operation. */
  readonly examples: readonly AnswerExample[];
}

/**
 * Reads what the API's answers must be like: status, media type, headers, and the body's schema.
 * @param file The description; the project's own unless given.
 */
export function readAnswerRules(
  file: string = path.join(projectRoot, 'openapi', 'firegrid.yaml'),
): AnswerRules {
  const description = parse(readFileSync(file, 'utf8')) as Description;
  // OpenAPI 3.1 schemas are JSON Schema 2020-12; the rest of the document is unknown to Ajv.
  const ajv = new Ajv2020({allErrors: true, strict: false});
  addFormats(ajv);
  ajv.addSchema(description, 'description');

  const resolve = (answer: DescribedAnswer | undefined): DescribedAnswer | undefined =>
    answer?.$ref === undefined
      ? answer
      : description.components.responses[answer.$ref.split('/').at(-1) ?? ''];

  /** Schemas refer to others by their place in the document, and so are compiled from there. */
  const absolute = (schema: object): object =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"description#/')) as object;

  const check = ({method, path: place, status, headers, body}: GivenAnswer): string[] => {
    const operation = description.paths[place]?.[method];
    if (!operation) {
      return [`there is no ${method.toUpperCase()} ${place}`];
    }
    const described = resolve(operation.responses[String(status)]);
    if (!described) {
      return [`${status} is no answer of ${method.toUpperCase()} ${place}`];
    }
    const type = headers['content-type'] ?? 'none';
    const content = described.content?.[type];
    if (!content) {
      return [`its content type is ${type}`];
    }
    const validate = ajv.compile(absolute(content.schema));
    const missing = Object.keys(described.headers ?? {}).filter(
      (name) => headers[name.toLowerCase()] === undefined,
    );
    return [
      ...missing.map((name) => `the header ${name} is missing`),
      ...(validate(body)
        ? []
        : (validate.errors ?? []).map(
            ({instancePath, message}) => `${instancePath || 'the body'} ${message ?? ''}`,
          )),
    ];
  };

  const examples = Object.entries(description.paths).flatMap(([place, operations]) =>
    Object.entries(operations).flatMap(([method, {responses}]) =>
      Object.entries(responses).flatMap(([status, answer]) =>
        Object.values(resolve(answer)?.content ?? {}).flatMap((content) =>
          Object.keys(content.examples ?? {}).map((example) => ({
            method,
            path: place,
            status: Number(status),
            example,
          })),
        ),
      ),
    ),
  );
  return {check, examples};
}
