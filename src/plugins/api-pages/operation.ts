import type {ApiPageMetadata} from 'docusaurus-plugin-openapi-docs/src/types';

type Named<Value = unknown> = Readonly<Record<string, Value>>;

/** A schema of JSON Schema 2020-12, with the keywords that pages have words for. */
export interface Schema extends Named {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly examples?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Named<Schema>;
  readonly items?: Schema;
}

/** A body of JSON. */
export interface Media {
  readonly schema?: Schema;
  readonly examples?: Named<{readonly summary?: string; readonly value?: unknown}>;
}

/** By content type, of which a body has one. */
export type Content = Named<Media>;

/** A parameter, a header, or a field of an object. */
export interface Field {
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
}

export interface Parameter extends Field {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
}

export interface Response {
  readonly description?: string;
  readonly headers?: Named<Field>;
  readonly content?: Content;
}

export type Responses = Named<Response>;

interface ApiOperation {
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly description?: string;
    readonly required?: boolean;
    readonly content?: Content;
  };
  readonly responses?: Responses;
  readonly servers?: readonly {readonly url: string}[];
  readonly security?: readonly unknown[];
  readonly externalDocs?: {readonly url: string; readonly description?: string};
  /** Names of the parameters that the code samples send, beside the required ones. */
  readonly 'x-sample-parameters'?: readonly string[];
  /** Name of the webhook, where it is one. */
  readonly 'x-webhook'?: string;
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
  /** Base URL of the API. */
  readonly base: string;
  readonly api: ApiOperation;
}

/**
 * Reads what docusaurus-plugin-openapi-docs says of an operation or webhook.
 * @param page As its markdownGenerators get it, of a description that `description.ts` has read.
 */
export function readItem({id, title, api: given}: ApiPageMetadata): ApiItem {
  const api = given as unknown as ApiOperation;
  const {'x-webhook': webhook, servers = []} = api;
  return {
    id,
    title,
    isWebhook: webhook !== undefined,
    method: webhook === undefined ? given.method.toUpperCase() : 'POST',
    path: webhook ?? given.path,
    base: servers[0]?.url.replace(/\/$/, '') ?? '',
    api,
  };
}
