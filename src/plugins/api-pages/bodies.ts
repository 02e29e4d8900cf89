import {STATUS_CODES} from 'node:http';
import {REASONS} from '../../lib/httpReasons';
import {json, literal} from '../../lib/samples/literal';
import {attribute, element, fence, fold, heading, inlineCode, list, toMdx} from './mdx';
import type {ApiItem, Content, Media, Response, Responses} from './operation';
import type {Say} from './say';
import {exampleOf, fieldList, otherMembers, schemaFields, type Direction} from './schema';

const ERROR_TYPE = 'application/problem+json';

const MEDIA_MEMBERS = new Set(['schema', 'example', 'examples']);
const RESPONSE_MEMBERS = new Set(['description', 'headers', 'content']);

const reasonOf = (status: string): string | undefined =>
  REASONS[Number(status)] ?? STATUS_CODES[status];

/** A status as the protocol names it, `200 OK`; `2XX` as it is. */
function statusHeading(status: string, say: Say): string {
  const reason = reasonOf(status);
  if (reason) {
    return say('status', {status, reason});
  }
  return status === 'default' ? say('status.default') : status;
}

/** Whether a body of this content type is JSON. */
export const isJson = (type: string): boolean => /^application\/(.+\+)?json\b/i.test(type);

/** @returns The content of a body, with its content type: JSON where it may be. */
export function mainMedia(content: Content = {}): readonly [type: string, media: Media] {
  const entries = Object.entries(content);
  return entries.find(([type]) => isJson(type)) ?? entries[0] ?? ['', {}];
}

/** An example as a fence: JSON, or the text that it is. */
const exampleFence = (value: unknown, title?: string): string =>
  typeof value === 'string'
    ? fence('text', value, title)
    : fence('json', literal(value, json), title);

/**
 * @param media A body.
 * @param other Shown where it has no example.
 * @returns Examples of a body as fences, each under its summary.
 */
export function exampleFences({example, examples = {}}: Media, other?: unknown): string[] {
  const only = example ?? (Object.keys(examples).length > 0 ? undefined : other);
  const named = only === undefined ? Object.values(examples) : [{value: only}];
  return named.map(({summary, value, externalValue = ''}) =>
    exampleFence(value === undefined ? externalValue : value, summary),
  );
}

/** @returns The example beside the request: that of the first response. */
export function responseExample(responses: Responses): string {
  const [status, response] = Object.entries(responses)[0] ?? [];
  const value = exampleOf(mainMedia(response?.content)[1]);
  return status === undefined || value === undefined
    ? ''
    : exampleFence(value, [status, reasonOf(status)].join(' ').trim());
}

/**
 * Draws a body in all of its content types; a type with the same fields as one before is named alone.
 * @param content By type.
 * @param shown Number of the examples of the main type that are elsewhere.
 */
export function bodyParts(content: Content, say: Say, to: Direction, shown = 0): string[] {
  const main = mainMedia(content);
  const types = Object.entries(content).filter(([type]) => type !== main[0]);
  const seen = new Map<string, string>();
  return [main, ...types].flatMap(([type, media], index) => {
    const fields = JSON.stringify(media.schema ?? type);
    const same = seen.get(fields);
    seen.set(fields, same ?? type);
    return [
      same === undefined
        ? inlineCode(type)
        : say('sameFields', {type: inlineCode(type), same: inlineCode(same)}),
      ...(media.schema !== undefined && same === undefined
        ? schemaFields(media.schema, say, to)
        : []),
      list(otherMembers(media, MEDIA_MEMBERS)),
      ...exampleFences(media).slice(index === 0 ? shown : 0),
    ];
  });
}

/** @returns The body of a request or of a webhook's message. */
export function requestBody({api, isWebhook}: ApiItem, say: Say): string[] {
  const {content = {}, description = '', required} = api.requestBody ?? {};
  return Object.keys(content).length === 0
    ? []
    : [
        heading(2, say('body'), 'body'),
        required === true || isWebhook ? '' : say('body.optional'),
        toMdx(description),
        // The first example of JSON is the one that the code samples send; a webhook's is beside it.
        ...bodyParts(
          content,
          say,
          isWebhook ? 'received' : 'sent',
          isWebhook || isJson(mainMedia(content)[0]) ? 1 : 0,
        ),
      ];
}

const errorSchema = ({content}: Response): unknown => content?.[ERROR_TYPE]?.schema;

/** @returns Fields that all errors share; nothing where there are none. */
export function errorFields(responses: Responses, say: Say): string[] {
  const [schema] = Object.values(responses).flatMap((response) => errorSchema(response) ?? []);
  return schema
    ? [
        heading(2, say('errorBody'), 'error-body'),
        say('errorBody.note'),
        ...schemaFields(schema, say, 'received'),
      ]
    : [];
}

/**
 * Lists the responses of an operation, errors folded.
 * @param responses By status.
 * @param to Who sends them: the reader responds to a webhook.
 * @returns Blocks of MDX.
 */
export function responseSections(responses: Responses, say: Say, to: Direction): string[] {
  const shared = JSON.stringify(Object.values(responses).map(errorSchema).find(Boolean));
  return Object.entries(responses).flatMap(([status, response], index) => {
    const {content = {}, description = '', headers = {}} = response;
    const headerFields = fieldList(Object.entries(headers), say, to);
    const start = [
      heading(3, statusHeading(status, say), `response-${status.toLowerCase()}`),
      toMdx(description),
    ];
    const isShared =
      Object.keys(content).length === 1 && JSON.stringify(errorSchema(response) ?? null) === shared;
    const others = list(otherMembers(response, RESPONSE_MEMBERS));
    if (isShared) {
      const examples = exampleFences(content[ERROR_TYPE] ?? {});
      const details = say(headerFields === '' ? 'examples' : 'details');
      return [...start, fold(details, [headerFields, ...examples]), others];
    }
    return [
      ...start,
      ...(Object.keys(content).length > 0
        ? // The first example is beside the request.
          bodyParts(content, say, to, index === 0 && to === 'received' ? 1 : 0)
        : []),
      fold(say('responseHeaders'), [headerFields]),
      others,
    ];
  });
}

/** @returns Requests that the service sends back while it works on an operation. */
export function callbackSections({api: {callbacks = {}}}: ApiItem, say: Say): string[] {
  const requests = Object.entries(callbacks).flatMap(([name, addresses]) =>
    Object.entries(addresses).flatMap(([address, methods]) =>
      Object.entries(methods).map(
        ([method, {summary = name, description = '', requestBody: body, ...others}]) =>
          element(`Fold${attribute('summary', summary)}`, [
            inlineCode(`${method.toUpperCase()} ${address}`),
            toMdx(description),
            ...(body?.content ? bodyParts(body.content, say, 'received') : []),
            list(otherMembers(others)),
          ]),
      ),
    ),
  );
  return requests.length > 0
    ? [heading(2, say('callbacks'), 'callbacks'), say('callbacks.note'), ...requests]
    : [];
}
