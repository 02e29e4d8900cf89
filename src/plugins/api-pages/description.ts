import path from 'node:path';
import {
  bundle,
  createConfig,
  escapePointerFragment,
  getLineColLocation,
  type LocationObject,
} from '@redocly/openapi-core';

/** A mistake in the description that keeps a page from being written; the message names the fix. */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
}

/** An operation or a webhook, with all references resolved. */
export interface ApiItem {
  /** Name of its page: `list-devices` for the operationId `listDevices`. */
  readonly id: string;
  readonly title: string;
  readonly isWebhook: boolean;
  /** In capitals. */
  readonly method: string;
  /** Path below the base address, or the name of a webhook. */
  readonly path: string;
  /** Base address of the API; none for a webhook, which calls its receiver. */
  readonly base?: string;
  readonly needsKey: boolean;
  readonly api: ApiOperation;
}

/** An operation of the description, as far as pages use it. */
export interface ApiOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly responses?: Readonly<Record<string, Response>>;
  readonly security?: readonly object[];
  readonly externalDocs?: {readonly url: string; readonly description?: string};
  /** Names of the parameters that the code samples send, beside the required ones. */
  readonly 'x-sample-parameters'?: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
}

export type Header = Omit<Parameter, 'name' | 'in'>;

export interface Response extends Body {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Header>>;
}

export interface Body {
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Media {
  readonly schema?: Schema;
  readonly examples?: Readonly<
    Record<string, {readonly summary?: string; readonly value?: unknown}>
  >;
}

/** JSON Schema, as far as the description uses it. */
export interface Schema {
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

type PathItems = Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;

interface Description {
  readonly servers?: readonly {readonly url: string}[];
  readonly security?: readonly object[];
  readonly paths?: PathItems;
  readonly webhooks?: PathItems;
}

function placeOf(location: LocationObject | undefined): string {
  return location
    ? `openapi/${path.basename(location.source.absoluteRef)}:${getLineColLocation(location).start.line}`
    : 'openapi/';
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

const pageName = (operationId: string): string =>
  operationId
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();

/** Reads what a page needs of an operation; a missing part is reported to `fail`. */
function readOperation(
  kind: 'paths' | 'webhooks',
  key: string,
  method: string,
  description: Description,
  fail: (message: string) => never,
): ApiItem {
  const api = description[kind]?.[key]?.[method] ?? {};
  const {operationId = '', summary = ''} = api;
  if (operationId === '') {
    fail(
      'has no operationId, which its page is named after. Give it one, such as operationId: listDevices, and never change it again.',
    );
  }
  if (summary === '') {
    fail('has no summary, the title of its page. Add one, such as summary: List devices.');
  }
  const isWebhook = kind === 'webhooks';
  return {
    id: pageName(operationId),
    title: summary,
    isWebhook,
    method: method.toUpperCase(),
    path: key,
    base: isWebhook ? undefined : description.servers?.[0]?.url,
    needsKey: (api.security ?? description.security ?? []).length > 0,
    api,
  };
}

/**
 * Reads the operations, then the webhooks, in the order of the description.
 * @param file The OpenAPI description.
 * @param overlay An OpenAPI Overlay to apply to it, such as a translation.
 * @param adapt Changes the resolved description, as JSON, given the address of its first server.
 * @throws DescriptionError with file, line and fix where an operation has no id or title of its own,
 *   or where the overlay cannot be applied.
 */
export async function readOperations(
  file: string,
  overlay?: string,
  adapt: (json: string, server: string | undefined) => string = (json) => json,
): Promise<ApiItem[]> {
  const {bundle: document, problems} = await bundle({
    ref: file,
    overlays: overlay === undefined ? [] : [overlay],
    config: await createConfig({}),
    dereference: true,
  });
  for (const {message, location} of problems) {
    throw new DescriptionError(`${placeOf(location[0])}: ${message} Run npm run check:api.`);
  }
  const original = document.parsed as Description;
  const server = original.servers?.[0]?.url;
  const description = JSON.parse(adapt(JSON.stringify(original), server)) as Description;

  const seen = new Map<string, string>();
  return (['paths', 'webhooks'] as const).flatMap((kind) =>
    Object.entries(description[kind] ?? {}).flatMap(([key, item]) =>
      METHODS.filter((method) => item[method]).map((method) => {
        const name = kind === 'webhooks' ? `webhook ${key}` : `${method.toUpperCase()} ${key}`;
        const fail = (message: string): never => {
          const pointer = `#/${kind}/${escapePointerFragment(key)}/${method}`;
          const place = placeOf({source: document.source, pointer, reportOnKey: true});
          throw new DescriptionError(`${place}: The ${name} ${message}`);
        };
        const operation = readOperation(kind, key, method, description, fail);
        const twin = seen.get(operation.id);
        if (twin !== undefined) {
          fail(
            `would have the page of ${twin}: both are called ${operation.id}. Give it another operationId.`,
          );
        }
        seen.set(operation.id, name);
        return operation;
      }),
    ),
  );
}
