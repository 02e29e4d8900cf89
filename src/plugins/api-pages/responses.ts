import {STATUS_CODES} from 'node:http';
import type {Body, Media, Response, Schema} from './item';
import {json, literal} from './literal';
import {attribute, element, fence, heading, toMdx} from './mdx';
import {headerFields, schemaFields} from './schema';
import type {PageLanguage, PageTexts} from './texts';

/** Names that RFC 9110 gave to codes since Node's list was written. */
const NEW_NAMES: Readonly<Record<string, string>> = {
  413: 'Content Too Large',
  422: 'Unprocessable Content',
};

const ERROR_TYPE = 'application/problem+json';

type Responses = Readonly<Record<string, Response>>;

/** @returns A status as the protocol names it: `200 OK`; `2XX` as it is. */
export function statusLine(status: string): string {
  const name = NEW_NAMES[status] ?? STATUS_CODES[status];
  return name === undefined ? status : `${status} ${name}`;
}

/** The same in a heading: the protocol's words are English in every language. */
function statusHeading(status: string, language: PageLanguage): string {
  const [code, ...name] = statusLine(status).split(' ');
  return language === 'en' || name.length === 0
    ? statusLine(status)
    : `${code} <span lang="en">${name.join(' ')}</span>`;
}

const isError = (response: Response): boolean => response.content?.[ERROR_TYPE] !== undefined;

/** @returns What a body holds, with its content type. */
export function firstMedia(body: Body | undefined): readonly [type: string, media: Media] {
  return Object.entries(body?.content ?? {})[0] ?? ['', {}];
}

/** @returns Examples of a body as fences, each under its summary. */
export function exampleFences(media: Media): string[] {
  return Object.values(media.examples ?? {}).map(({summary, value}) =>
    fence('json', literal(value, json), summary),
  );
}

/** @returns The example that stands beside the request: that of the first response. */
export function answerExample(responses: Responses): string {
  const [status, response] = Object.entries(responses)[0] ?? [];
  const [example] = Object.values(firstMedia(response)[1].examples ?? {});
  return status === undefined || example === undefined
    ? ''
    : fence('json', literal(example.value, json), statusLine(status));
}

/** @returns Fields that all errors share; nothing where there are none. */
export function errorFields(responses: Responses, texts: PageTexts): string[] {
  const schemas = Object.values(responses)
    .filter(isError)
    .map(({content}) => content?.[ERROR_TYPE]?.schema)
    .filter((schema): schema is Schema => schema !== undefined);
  const [first] = schemas;
  return first
    ? [
        heading(2, texts.errorBody, 'error-body'),
        texts.errorBodyNote,
        ...schemaFields(first, texts),
      ]
    : [];
}

/**
 * Lists the responses of an operation, errors folded.
 * @param responses By status.
 * @param language For the names of statuses.
 * @param texts Words of the language.
 * @returns Blocks of MDX.
 */
export function responseSections(
  responses: Responses,
  language: PageLanguage,
  texts: PageTexts,
): string[] {
  return Object.entries(responses).flatMap(([status, response], index) => {
    const [, media] = firstMedia(response);
    const headers = headerFields(response.headers, texts);
    const examples = exampleFences(media);
    const start = [
      heading(3, statusHeading(status, language), `response-${status.toLowerCase()}`),
      toMdx(response.description ?? ''),
    ];
    if (isError(response)) {
      const fold = `Fold${attribute('summary', headers ? texts.details : texts.examples)}`;
      return [...start, element(fold, [headers, ...examples])];
    }
    return [
      ...start,
      ...(media.schema ? schemaFields(media.schema, texts) : []),
      // The first stands beside the request.
      ...examples.slice(index === 0 ? 1 : 0),
      headers && element(`Fold${attribute('summary', texts.otherHeaders)}`, [headers]),
    ];
  });
}
