import {merge} from 'allof-merge';
import type {ApiPageMetadata} from 'docusaurus-plugin-openapi-docs/src/types';

type Named<Value = unknown> = Readonly<Record<string, Value>>;

/** A schema of JSON Schema 2020-12 or of OpenAPI 3.0, with the keywords that pages draw. */
export interface Schema extends Named {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Named;
  readonly oneOf?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
  readonly allOf?: readonly unknown[];
  /** Whether its fields are those of a schema around it. */
  readonly isCircular?: boolean;
}

/** A body in one content type. */
export interface Media extends Named {
  readonly schema?: unknown;
  readonly example?: unknown;
  readonly examples?: Named<{
    readonly summary?: string;
    readonly value?: unknown;
    readonly externalValue?: string;
  }>;
}

export type Content = Named<Media>;

/** A parameter, a header, or a field of an object. */
export interface Field extends Media {
  readonly name?: string;
  readonly in?: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly content?: Content;
}

export interface Response extends Named {
  readonly description?: string;
  readonly headers?: Named<Field>;
  readonly content?: Content;
}

export type Responses = Named<Response>;

export interface SecurityScheme extends Named {
  readonly type: string;
  readonly scheme?: string;
  readonly in?: string;
  readonly name?: string;
  readonly description?: string;
}

export interface ApiOperation extends Named {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly (Field & {readonly name: string; readonly in: string})[];
  readonly requestBody?: Field;
  readonly responses?: Responses;
  readonly callbacks?: Named<Named<Named<ApiOperation>>>;
  readonly servers?: readonly (Named & {readonly url: string; readonly description?: string})[];
  readonly security?: readonly Named<readonly string[]>[];
  readonly securitySchemes?: Named<SecurityScheme>;
  readonly externalDocs?: {readonly url: string; readonly description?: string};
  /** Names of the parameters that the code samples send, beside the required ones. */
  readonly 'x-sample-parameters'?: readonly string[];
  /** Where the operation is a webhook. */
  readonly 'x-webhook'?: {readonly name: string; readonly method: string};
}

/** An operation or a webhook. */
export interface ApiItem {
  /** Name of its page: `list-devices` for the operationId `listDevices`. */
  readonly id: string;
  readonly title: string;
  readonly isWebhook: boolean;
  /** In capitals. */
  readonly method: string;
  /** Path below the base URL, or the name of a webhook. */
  readonly path: string;
  /** Base URL; none for a webhook, which calls its receiver. */
  readonly base?: string;
  /** Base URL of the whole API, which the environment sets. */
  readonly server?: string;
  readonly api: ApiOperation;
}

/** Members with values of the API, which are no schemas. */
const VALUES = new Set(['example', 'examples', 'default', 'enum', 'const', 'value']);

/** Merges `allOf`, and writes out what the plugin leaves in place of a schema in itself. */
function prepare(value: unknown, key = ''): unknown {
  const circular = typeof value === 'string' ? /^circular\((.*)\)$/.exec(value) : null;
  if (circular) {
    return {title: circular[1], isCircular: true};
  }
  if (typeof value !== 'object' || value === null || VALUES.has(key)) {
    return value;
  }
  if (Array.isArray(value)) {
    return value.map((entry) => prepare(entry));
  }
  const entries = Object.entries(value).map(([name, member]) => [name, prepare(member, name)]);
  const prepared: unknown = Object.fromEntries(entries);
  // Schemas that contradict each other cannot be merged: pages list them.
  return key === 'schema'
    ? (merge(prepared, {onMergeError: () => undefined}) ?? prepared)
    : prepared;
}

/**
 * Reads what docusaurus-plugin-openapi-docs says of an operation or webhook.
 * @param page As its markdownGenerators get it, of a description that `description.ts` has read.
 */
export function readItem({id, title, api: given}: ApiPageMetadata): ApiItem {
  const {info} = given;
  const api = prepare({...given, info: undefined, postman: undefined}) as ApiOperation;
  const webhook = api['x-webhook'];
  const {'x-server': server} = info as {readonly 'x-server'?: string};
  const base = api.servers?.[0]?.url.replace(/\/$/, '');
  return {
    id,
    title,
    isWebhook: webhook !== undefined,
    method: (webhook ?? given).method.toUpperCase(),
    path: webhook?.name ?? given.path,
    base: webhook ? undefined : base,
    server: server?.replace(/\/$/, ''),
    api,
  };
}
