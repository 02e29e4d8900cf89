import {isObject, valueAt, type Path} from '../openapi/path';

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** An operation or a webhook of the description. */
export interface DescribedOperation {
  /** Place in the description. */
  readonly place: Path;
  /** As people say it: `GET /devices`, `webhook test.finished`. */
  readonly name: string;
  readonly operationId: string | undefined;
  readonly summary: string | undefined;
  /** Of a webhook alone. */
  readonly webhook?: {readonly name: string; readonly method: string};
}

const textAt = (description: unknown, place: Path): string | undefined => {
  const value = valueAt(description, place);
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

/**
 * Lists operations, then webhooks, in the order of the description.
 * @param description OpenAPI, parsed.
 */
export function listOperations(description: unknown): DescribedOperation[] {
  return ['paths', 'webhooks'].flatMap((kind) => {
    const items = valueAt(description, [kind]);
    return Object.entries(isObject(items) ? items : {}).flatMap(([key, item]) =>
      METHODS.filter((method) => isObject(valueAt(item, [method]))).map((method) => {
        const place = [kind, key, method];
        const isWebhook = kind === 'webhooks';
        return {
          place,
          name: isWebhook ? `webhook ${key}` : `${method.toUpperCase()} ${key}`,
          operationId: textAt(description, [...place, 'operationId']),
          summary: textAt(description, [...place, 'summary']),
          ...(isWebhook && {webhook: {name: key, method}}),
        };
      }),
    );
  });
}

/** Name of an operation's page: `list-devices` for `listDevices`, as the plugin makes it. */
export function pageName(operationId: string): string {
  return operationId
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
}
