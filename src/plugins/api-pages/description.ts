import {bundle, createConfig, stringifyYaml} from '@redocly/openapi-core';
import type {ApiOperation, Field} from './operation';

type PathItem = Readonly<Record<string, unknown>> & {
  readonly description?: string;
  readonly parameters?: readonly Field[];
};

interface Description {
  readonly info: object;
  readonly servers?: readonly {readonly url: string}[];
  readonly paths?: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: {readonly schemas?: Readonly<Record<string, unknown>>};
}

/** Members of a path that are its operations. */
export const METHODS = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;

/** Follows a reference within a description. */
function resolve(description: object, field: Field): Field {
  const steps = typeof field.$ref === 'string' ? field.$ref.split('/').slice(1) : undefined;
  const target = steps?.reduce<unknown>(
    (node, step) =>
      (node as Readonly<Record<string, unknown>> | undefined)?.[
        step.replaceAll('~1', '/').replaceAll('~0', '~')
      ],
    description,
  );
  return (target as Field | undefined) ?? field;
}

/**
 * Prepares a description for docusaurus-plugin-openapi-docs, which leaves out operations without a
 * name of their own, names and methods of webhooks, what a path says of its operations, and some parameters of
 * the same name, and stops at schemas that are `true` and descriptions without paths.
 */
function prepare(description: Description): object {
  const {paths = {}, webhooks, ...others} = description;
  const names = new Set<string>();
  /** Parameters of an operation, and those of its path that it does not replace. */
  const allParameters = (fields: readonly Field[], ofPath: readonly Field[]): readonly Field[] => {
    const keyOf = (field: Field): string => {
      const {name, in: place} = resolve(description, field);
      return `${place} ${name}`;
    };
    const replaced = new Set(fields.map(keyOf));
    return [...fields, ...ofPath.filter((field) => !replaced.has(keyOf(field)))];
  };
  const prepareItem = (address: string, item: PathItem, isWebhook: boolean): object => {
    const {parameters = [], description: more, ...members} = item;
    const operations = METHODS.filter((method) => item[method] !== undefined).map((method) => {
      const operation = item[method] as ApiOperation;
      const made = `${method} ${address}`.replaceAll(/\W+(\w?)/g, (_signs, letter: string) =>
        letter.toUpperCase(),
      );
      const given = operation.operationId ?? operation.summary ?? made;
      const isNew = !names.has(given.toLowerCase());
      names.add(given.toLowerCase());
      const ownId = isNew ? operation.operationId : undefined;
      const operationId = ownId ?? (isNew && operation.summary ? undefined : made);
      return [
        method,
        {
          ...operation,
          ...(operationId !== undefined && {operationId}),
          ...(more !== undefined && {description: `${operation.description ?? ''}\n\n${more}`}),
          parameters: allParameters(operation.parameters ?? [], parameters),
          ...(isWebhook && {'x-webhook': {name: address, method}}),
        },
      ] as const;
    });
    return {...members, ...Object.fromEntries(operations)};
  };
  const prepareAll = (items: Readonly<Record<string, PathItem>>, isWebhook = false): object =>
    Object.fromEntries(
      Object.entries(items).map(([key, item]) => [key, prepareItem(key, item, isWebhook)]),
    );
  const schemas = Object.entries(others.components?.schemas ?? {}).map(([name, schema]) => [
    name,
    typeof schema === 'boolean' ? (schema ? {} : {not: {}}) : schema,
  ]);
  return {
    ...others,
    info: {...others.info, 'x-server': others.servers?.[0]?.url},
    paths: prepareAll(paths),
    ...(webhooks && {webhooks: prepareAll(webhooks, true)}),
    ...(others.components && {
      components: {...others.components, schemas: Object.fromEntries(schemas) as object},
    }),
  };
}

/**
 * Reads a description with its parts in other files.
 * @param file An OpenAPI description.
 * @param overlay An OpenAPI Overlay to apply to it, such as a translation.
 * @returns YAML for docusaurus-plugin-openapi-docs.
 * @throws Error naming the file where one cannot be read.
 */
export async function readDescription(file: string, overlay?: string): Promise<string> {
  const {bundle: document} = await bundle({
    ref: file,
    overlays: overlay === undefined ? [] : [overlay],
    config: await createConfig({}),
  });
  return stringifyYaml(prepare(document.parsed as Description));
}
