import {STATUS_CODES} from 'node:http';
import {REASONS} from '../../lib/httpReasons';
import {json, literal} from '../../lib/samples/literal';
import {fence, fold, heading, inlineCode, list, toMdx} from './mdx';
import type {ApiItem, Content, Media, Response, Responses} from './operation';
import type {Say} from './say';
import {fieldList, otherMembers, schemaFields, type Direction} from './schema';

const ERROR_TYPE = 'application/problem+json';

const RESPONSE_MEMBERS = new Set(['description', 'headers', 'content']);

/** Statuses as the protocol names them; `2XX` has no name. */
const reasonOf = (status: string) => REASONS[Number(status)] ?? STATUS_CODES[status];

/** @returns The content of a body, with its content type. */
export const mediaOf = (content: Content = {}): readonly [type: string, media: Media] =>
  Object.entries(content)[0] ?? ['', {}];

/** @returns The first example of a body. */
export const exampleOf = (content?: Content): unknown =>
  Object.values(mediaOf(content)[1].examples ?? {})[0]?.value;

/** @returns Examples of a body as fences, each under its summary. */
export function exampleFences(content?: Content): string[] {
  return Object.values(mediaOf(content)[1].examples ?? {}).map(({summary, value}) =>
    fence('json', literal(value, json), summary),
  );
}

/** @returns The example beside the request: that of the first response. */
export function responseExample(responses: Responses): string {
  const [status = '', response] = Object.entries(responses)[0] ?? [];
  const value = exampleOf(response?.content);
  return value === undefined
    ? ''
    : fence('json', literal(value, json), [status, reasonOf(status)].join(' ').trim());
}

/** A body without its first examples, which are elsewhere. */
function bodyParts(content: Content, say: Say, to: Direction, shown = 0) {
  const [type, {schema}] = mediaOf(content);
  return [
    inlineCode(type),
    ...(schema ? schemaFields(schema, say, to) : []),
    ...exampleFences(content).slice(shown),
  ];
}

/** @returns The body of a request or of a webhook's message, whose first example is beside it. */
export function requestBody({api, isWebhook}: ApiItem, say: Say): string[] {
  const {content, description = '', required} = api.requestBody ?? {};
  return content
    ? [
        heading(2, say('body'), 'body'),
        required === true || isWebhook ? '' : say('body.optional'),
        toMdx(description),
        ...bodyParts(content, say, isWebhook ? 'received' : 'sent', 1),
      ]
    : [];
}

const errorSchema = ({content}: Response) => content?.[ERROR_TYPE]?.schema;

/** @returns Fields that all errors share; nothing where there are none. */
export function errorFields(responses: Responses, say: Say): string[] {
  const schema = Object.values(responses).map(errorSchema).find(Boolean);
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
  return Object.entries(responses).flatMap(([status, response], index) => {
    const {content, description = '', headers = {}} = response;
    const reason = reasonOf(status);
    const headerFields = fieldList(Object.entries(headers), say, to);
    return [
      heading(
        3,
        reason ? say('status', {status, reason}) : status,
        `response-${status.toLowerCase()}`,
      ),
      toMdx(description),
      ...(errorSchema(response)
        ? [
            fold(say(headerFields === '' ? 'examples' : 'details'), [
              headerFields,
              ...exampleFences(content),
            ]),
          ]
        : [
            ...(content ? bodyParts(content, say, to, Number(index === 0)) : []),
            fold(say('responseHeaders'), [headerFields]),
          ]),
      list(otherMembers(response, RESPONSE_MEMBERS)),
    ];
  });
}
