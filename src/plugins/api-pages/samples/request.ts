import type {ApiItem, ApiOperation, Parameter} from '../description';
import {valueText} from '../mdx';

/** A value that a sample sends, by its name. */
export type Sent = readonly [name: string, value: string];

export interface SampleRequest {
  /** The operation's id, for names of files and classes. */
  readonly id: string;
  /** In capitals. */
  readonly method: string;
  /** Path below the base address, its parameters filled in. */
  readonly path: string;
  readonly query: readonly Sent[];
  /** Beside that of the key. */
  readonly headers: readonly Sent[];
  /** A value of JSON; undefined where the request has no body. */
  readonly body: unknown;
}

/** Variables of the environment that samples read. */
export const BASE_VARIABLE = 'FIREGRID_API_URL';
export const KEY_VARIABLE = 'FIREGRID_API_KEY';

function exampleOf(item: ApiItem, parameter: Parameter): string {
  const example = parameter.example ?? parameter.schema?.examples?.[0];
  if (example === undefined) {
    throw new Error(
      `${item.id}: the parameter ${parameter.name} has no example, and the code samples send it. Give it one in openapi/firegrid.yaml.`,
    );
  }
  return valueText(example);
}

/** Whether the code samples send a parameter. */
export const isSent = ({name, required}: Parameter, api: ApiOperation): boolean =>
  required === true || api['x-sample-parameters']?.includes(name) === true;

/**
 * Says what the code samples of an operation send: its required parameters, those that
 * `x-sample-parameters` names, and the first example of its body.
 * @param item The operation.
 * @throws Error where an example is missing, or a name of the list unknown.
 */
export function sampleRequest(item: ApiItem): SampleRequest {
  const {method, path, api} = item;
  const {parameters = [], requestBody} = api;
  const wanted = api['x-sample-parameters'] ?? [];
  const unknown = wanted.find((name) => !parameters.some((parameter) => parameter.name === name));
  if (unknown !== undefined) {
    throw new Error(
      `${item.id}: x-sample-parameters names ${unknown}, which is no parameter of it. Correct the list in openapi/firegrid.yaml.`,
    );
  }
  const sent = (place: string): Sent[] =>
    parameters
      .filter((parameter) => parameter.in === place && isSent(parameter, api))
      .map((parameter) => [parameter.name, exampleOf(item, parameter)]);
  const media = requestBody?.content['application/json'];
  const [example] = Object.values(media?.examples ?? {});
  if (media && !example) {
    throw new Error(
      `${item.id}: its body has no example, and the code samples send the first. Add one under examples in openapi/firegrid.yaml.`,
    );
  }
  return {
    id: item.id,
    method,
    path: sent('path').reduce((full, [name, value]) => full.replaceAll(`{${name}}`, value), path),
    query: sent('query'),
    headers: sent('header'),
    body: example?.value,
  };
}
