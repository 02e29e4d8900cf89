import {json, literal} from '../../lib/samples/literal';
import type {SampleRequest, Sent} from '../../lib/samples/request';
import {isJson, mainMedia} from './bodies';
import {valueText} from './mdx';
import type {ApiItem, Field} from './operation';
import {asSchema, exampleOf} from './schema';
import {keyPlace} from './security';

/** A header that says which requests are one: samples that all send the same value would start one run for good. */
const FRESH = 'Idempotency-Key';

/** @returns An example of a value; one of its type where the description has none. */
function sampleValue(name: string, given: unknown, example?: unknown): string {
  const schema = asSchema(given);
  const {default: usual, examples = [], enum: values = []} = schema;
  const types = [schema.type].flat();
  const ofType = types.includes('boolean') ? true : types.includes('string') ? name : 1;
  const none = schema.type === undefined ? name : ofType;
  return valueText(example ?? schema.example ?? examples[0] ?? usual ?? values[0] ?? none);
}

/** @returns The parameters that samples send: required ones, and those of `x-sample-parameters`. */
export function sampleParameters({api}: ApiItem): ReadonlyMap<Field, string> {
  const wanted = api['x-sample-parameters'] ?? [];
  return new Map(
    (api.parameters ?? [])
      .filter(({name, required}) => required === true || wanted.includes(name))
      .map((each) => [each, sampleValue(each.name, each.schema, exampleOf(each))]),
  );
}

/** @returns A body as samples send it, where it is JSON: its first example, else what the plugin makes up. */
export function sampleBody({api}: ApiItem): unknown {
  const [type, media] = mainMedia(api.requestBody?.content);
  return isJson(type) ? (exampleOf(media) ?? api.jsonRequestBodyExample ?? {}) : undefined;
}

function sampleForm({api}: ApiItem): SampleRequest['form'] {
  const [type, {schema}] = mainMedia(api.requestBody?.content);
  const fields = Object.entries(asSchema(schema).properties ?? {});
  return type === '' || isJson(type)
    ? undefined
    : [
        type,
        fields.map(([name, field]) => {
          const isFile = asSchema(field).format === 'binary';
          return [name, isFile ? `@${name}` : sampleValue(name, field)];
        }),
      ];
}

/** @returns The values that the code samples of an operation send: their parameters and the first example of its body. */
export function sampleRequest(item: ApiItem): SampleRequest {
  const parameters = [...sampleParameters(item)];
  const sent = (place: string): Sent[] =>
    parameters.flatMap(([{name = '', in: each}, value]) => (each === place ? [[name, value]] : []));
  const cookies = sent('cookie').map(([name, value]) => ['Cookie', `${name}=${value}`] as const);
  const body = sampleBody(item);
  return {
    id: item.id,
    method: item.method,
    base: item.base === item.server ? undefined : item.base,
    path: sent('path').reduce(
      (full, [name, value]) => full.replaceAll(`{${name}}`, () => encodeURIComponent(value)),
      item.path,
    ),
    query: sent('query'),
    headers: [...sent('header').filter(([name]) => name !== FRESH), ...cookies],
    fresh: parameters.some(([{name}]) => name === FRESH) ? FRESH : undefined,
    key: keyPlace(item.api),
    body: body === undefined ? undefined : literal(body, json),
    form: sampleForm(item),
  };
}
