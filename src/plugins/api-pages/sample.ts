import {json, literal} from '../../lib/samples/literal';
import type {SampleRequest, Sent} from '../../lib/samples/request';
import {exampleOf} from './bodies';
import {valueText} from './mdx';
import type {ApiItem, Parameter} from './operation';

/** @returns Whether samples send a parameter: a required one, or one of `x-sample-parameters`. */
export function isSampled({api}: ApiItem, {name, required}: Parameter): boolean {
  return required === true || (api['x-sample-parameters'] ?? []).includes(name);
}

/** @returns The values that the code samples of an operation send: their parameters and the first example of its body. */
export function sampleRequest(item: ApiItem): SampleRequest {
  const {id, method, path, api} = item;
  const sent = (place: Parameter['in']): Sent[] =>
    (api.parameters ?? [])
      .filter((each) => each.in === place && isSampled(item, each))
      .map(({name, example}) => [name, valueText(example)]);
  const body = exampleOf(api.requestBody?.content);
  return {
    id,
    method,
    path: sent('path').reduce(
      (full, [name, value]) => full.replaceAll(`{${name}}`, () => encodeURIComponent(value)),
      path,
    ),
    query: sent('query'),
    headers: sent('header'),
    body: body === undefined ? undefined : literal(body, json),
  };
}
