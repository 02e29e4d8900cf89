import {STATUS_CODES} from 'node:http';
import {json, literal} from '../../lib/literal';
import type {Content, Media, Response} from './description';
import {attribute, element, fence, heading, toMdx} from './mdx';
import type {Say} from './say';
import {fieldList, schemaFields} from './schema';

/** Names that RFC 9110 gave to codes since Node's list was written. */
const NEW_NAMES: Readonly<Record<string, string>> = {
  413: 'Content Too Large',
  422: 'Unprocessable Content',
};

const ERROR_TYPE = 'application/problem+json';

type Responses = Readonly<Record<string, Response>>;

const reasonOf = (status: string): string | undefined => NEW_NAMES[status] ?? STATUS_CODES[status];

/** A status as the protocol names it, `200 OK`; `2XX` as it is. */
function statusHeading(status: string, say: Say): string {
  const reason = reasonOf(status);
  return reason ? say('status', {status, reason}) : status;
}

/** @returns What a body holds, with its content type. */
export function firstMedia(content: Content = {}): readonly [type: string, media: Media] {
  return Object.entries(content)[0] ?? ['', {}];
}

/** @returns Examples of a body as fences, each under its summary. */
export function exampleFences(media: Media): string[] {
  return Object.values(media.examples ?? {}).map(({summary, value}) =>
    fence('json', literal(value, json), summary),
  );
}

/** @returns The example beside the request: that of the first response. */
export function answerExample(responses: Responses): string {
  const [status, response] = Object.entries(responses)[0] ?? [];
  const [example] = Object.values(firstMedia(response?.content)[1].examples ?? {});
  return status === undefined || example === undefined
    ? ''
    : fence('json', literal(example.value, json), [status, reasonOf(status)].join(' ').trim());
}

/** @returns Fields that all errors share; nothing where there are none. */
export function errorFields(responses: Responses, say: Say): string[] {
  const [schema] = Object.values(responses).flatMap(
    ({content}) => content?.[ERROR_TYPE]?.schema ?? [],
  );
  return schema
    ? [
        heading(2, say('errorBody'), 'error-body'),
        say('errorBody.note'),
        ...schemaFields(schema, say, 'always'),
      ]
    : [];
}

/**
 * Lists the responses of an operation, errors folded.
 * @param responses By status.
 * @returns Blocks of MDX.
 */
export function responseSections(responses: Responses, say: Say): string[] {
  return Object.entries(responses).flatMap(([status, response], index) => {
    const [type, media] = firstMedia(response.content);
    const headers = fieldList(Object.entries(response.headers ?? {}), say, 'always');
    const examples = exampleFences(media);
    const fold = (summary: string, children: readonly string[]): string =>
      element(`Fold${attribute('summary', summary)}`, children);
    const start = [
      heading(3, statusHeading(status, say), `response-${status.toLowerCase()}`),
      toMdx(response.description ?? ''),
    ];
    if (type === ERROR_TYPE) {
      return [...start, fold(say(headers ? 'details' : 'examples'), [headers, ...examples])];
    }
    return [
      ...start,
      ...(media.schema ? schemaFields(media.schema, say, 'always') : []),
      // The first example is beside the request.
      ...examples.slice(index === 0 ? 1 : 0),
      headers && fold(say('responseHeaders'), [headers]),
    ];
  });
}
