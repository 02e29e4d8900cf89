import {json, literal} from '../../lib/samples/literal';
import type {SampleRequest, Sent} from '../../lib/samples/request';
import {exampleOf} from './bodies';
import {valueText} from './mdx';
import type {ApiItem, Parameter} from './operation';

/** A header that says which requests are one: samples that all send the same value would start one run for good. */
const FRESH = 'Idempotency-Key';

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
    headers: sent('header').filter(([name]) => name !== FRESH),
    fresh: api.parameters?.some(({name}) => name === FRESH) ? FRESH : undefined,
    body: body === undefined ? undefined : literal(body, json),
  };
}
