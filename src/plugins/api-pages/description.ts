import path from 'node:path';
import {
  bundle,
  createConfig,
  getLineColLocation,
  lint,
  type LocationObject,
  type Oas3_1Definition,
  type Oas3_1Schema,
  type Oas3Operation,
  type OasRef,
  type RawUniversalConfig,
} from '@redocly/openapi-core';
import {operationSlug} from '../../lib/pageAddress';

/** A part of a description as bundle() leaves it, with all references resolved. */
type Resolved<Part> = Part extends object
  ? {readonly [Key in keyof Part]: Resolved<Exclude<Part[Key], OasRef>>}
  : Part;

export interface ApiOperation extends Resolved<Omit<Oas3Operation<Oas3_1Schema>, 'responses'>> {
  readonly responses?: Readonly<Record<string, Response>>;
  /** Names of the parameters that the code samples send, beside the required ones. */
  readonly 'x-sample-parameters'?: readonly string[];
}

export type Response = Resolved<Oas3Operation<Oas3_1Schema>['responses'][string]>;
export type Parameter = NonNullable<ApiOperation['parameters']>[number];
export type Header = Omit<Parameter, 'name' | 'in'>;
/** Content types with a schema and examples. */
export type Content = NonNullable<Response['content']>;
export type Media = Content[string];
export type Schema = Resolved<Oas3_1Schema>;

/** An operation or a webhook. */
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

/** Rules without which no page can be made; `npm run check:api` has more. */
export const PAGE_RULES: NonNullable<RawUniversalConfig['rules']> = {
  'operation-operationId-unique': 'error',
  'rule/page-name': {
    subject: {type: 'Operation', property: 'operationId'},
    assertions: {defined: true, casing: 'camelCase'},
    message:
      'The operation has no operationId in camelCase, which its page is named after. Give it one, such as operationId: listDevices, and never change it again.',
  },
  'rule/page-title': {
    subject: {type: 'Operation', property: 'summary'},
    assertions: {defined: true, nonEmpty: true},
    message:
      'The operation has no summary, the title of its page. Add one, such as summary: List devices.',
  },
};

function placeOf(location: LocationObject | undefined): string {
  return location
    ? `openapi/${path.basename(location.source.absoluteRef)}:${getLineColLocation(location).start.line}`
    : 'openapi/';
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/**
 * Reads the operations, then the webhooks, in the order of the description.
 * @param file The OpenAPI description.
 * @param overlay An OpenAPI Overlay to apply to it, such as a translation.
 * @param adapt Changes the resolved description, as JSON, given the address of its first server.
 * @throws Error with file, line and fix where an operation has no id or title of its own,
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
  const faults = await lint({ref: file, config: await createConfig({rules: PAGE_RULES})});
  for (const {message, location} of [...problems, ...faults]) {
    throw new Error(`${placeOf(location[0])}: ${message} Run npm run check:api.`);
  }
  const original = document.parsed as Resolved<Oas3_1Definition>;
  const json = adapt(JSON.stringify(original), original.servers?.[0]?.url);
  const {servers, security = [], ...description} = JSON.parse(json) as typeof original;

  return (['paths', 'webhooks'] as const).flatMap((kind) =>
    Object.entries(description[kind] ?? {}).flatMap(([key, operations]) =>
      METHODS.flatMap((method): ApiItem[] => {
        const api = operations[method];
        const {operationId, summary} = api ?? {};
        return api && operationId && summary
          ? [
              {
                id: operationSlug(operationId),
                title: summary,
                isWebhook: kind === 'webhooks',
                method: method.toUpperCase(),
                path: key,
                base: kind === 'webhooks' ? undefined : servers?.[0]?.url,
                needsKey: (api.security ?? security).length > 0,
                api,
              },
            ]
          : [];
      }),
    ),
  );
}
