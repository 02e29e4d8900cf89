import {requestSamples} from '../../lib/samples/request';
import type {Operation, OperationParameter, OperationValue} from '../../lib/apiOperation';
import {
  responseExample,
  callbackSections,
  errorFields,
  exampleFences,
  isJson,
  mainMedia,
  requestBody,
  responseSections,
} from './bodies';
import {
  attribute,
  element,
  fence,
  heading,
  inlineCode,
  list,
  plainText,
  toMdx,
  toPlainText,
  valueText,
} from './mdx';
import type {ApiItem, Field} from './operation';
import {sampleBody, sampleParameters, sampleRequest} from './sample';
import type {Say} from './say';
import {asSchema, exampleOf, fieldList, otherMembers} from './schema';
import {authentication, hasBearerKey} from './security';

const INTRO = [
  '{/* Made from the description of the API before each start and build: a change of this file is lost. */}',
  [
    "import {Aside, Columns, Endpoint, Field, Fields, Fold, Main} from '@site/src/features/api';",
    "import {TryIt} from '@site/src/features/api/TryIt';",
  ].join('\n'),
];

/** Characters that search engines show of a page's description. */
const LONGEST = 155;

/** The first sentences of an operation's description that fit, for search engines. */
function summary({title, api: {description = title}}: ApiItem): string {
  const text = toPlainText(description);
  const start = text.slice(0, LONGEST + 1);
  const sentences = /^.*[.!?](?=\s)/.exec(start)?.[0] ?? start.replace(/\s\S*$/, '…');
  return text.length > LONGEST ? sentences : text;
}

function frontMatter(item: ApiItem): string {
  return [
    '---',
    `id: ${item.id}`,
    `title: ${JSON.stringify(item.title)}`,
    `description: ${JSON.stringify(summary(item))}`,
    'hide_table_of_contents: true',
    'custom_edit_url: null',
    '---',
  ].join('\n');
}

/** Servers beside the one that the page begins with, and the parts of their URLs that a caller may choose. */
function serverSection({api: {servers = []}, isWebhook}: ApiItem, say: Say): string[] {
  const [first, ...others] = servers;
  return isWebhook || (others.length === 0 && !first?.variables)
    ? []
    : [
        heading(2, say('servers'), 'servers'),
        list(
          servers.flatMap(({url, ...members}) =>
            Object.keys(members).length === 0 ? inlineCode(url) : otherMembers({[url]: members}),
          ),
        ),
      ];
}

/** Parameters by the place that they are sent in. */
function parameterSections({api, isWebhook}: ApiItem, say: Say): string[] {
  const places = [
    ['path', 'path-parameters'],
    ['query', 'query-parameters'],
    ['header', 'headers'],
    ['cookie', 'cookies'],
  ] as const;
  return places.flatMap(([place, id]) => {
    const fields = (api.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map((parameter) => [parameter.name, parameter] as const);
    const to = isWebhook ? 'received' : 'sent';
    return fields.length === 0 ? [] : [heading(2, say(place), id), fieldList(fields, say, to)];
  });
}

function seeAlso({api}: ApiItem, say: Say): string[] {
  const {url, description} = api.externalDocs ?? {};
  return [
    heading(2, say('seeAlso'), 'see-also'),
    list([
      ...(url === undefined ? [] : [toMdx(`[${description ?? url}](${url})`)]),
      `[${say('overview')}](/api-documentation/)`,
    ]),
  ];
}

/** The request in four languages, as tabs; with curl alone where the response is no JSON. */
function codeSamples(item: ApiItem): string {
  const request = sampleRequest(item);
  const [response] = Object.values(item.api.responses ?? {});
  const samples = requestSamples(request, isJson(mainMedia(response?.content)[0]));
  const fences = samples.map(({language, code, title}) => fence(language, code, title));
  return fences.length > 1 ? element('CodeTabs', fences) : fences.join('');
}

/** Beside the text on wide screens. */
function aside(item: ApiItem, say: Say): string {
  const {requestBody: body, responses = {}} = item.api;
  const tried = readTryIt(item);
  return item.isWebhook
    ? element('Aside', [
        heading(2, say('message'), 'message'),
        ...exampleFences(mainMedia(body?.content)[1], sampleBody(item)).slice(0, 1),
      ])
    : element('Aside', [
        heading(2, say('request'), 'request'),
        tried ? `<TryIt operation={${JSON.stringify(tried)}} />` : '',
        codeSamples(item),
        responseExample(responses),
      ]);
}

/** Types that have their own control; all others are typed as text. */
const TYPES = {integer: 'integer', boolean: 'boolean', array: 'list'} as const;

function tryItValue(name: string, field: Field, example: unknown, sent?: string): OperationValue {
  const schema = asSchema(field.schema);
  const type = Object.entries(TYPES).find(([each]) => [schema.type].flat().includes(each))?.[1];
  const value = type === 'list' ? asSchema(schema.items) : schema;
  const {pattern, minimum, maximum, minLength, maxLength} = value as Partial<OperationValue>;
  const shown = [example].flat()[0] ?? value.examples?.[0];
  return {
    name,
    ...(field.required && {required: true}),
    type: type ?? 'string',
    enum: value.enum?.map(valueText),
    example: shown === undefined ? undefined : valueText(shown),
    ...(sent !== undefined && {value: sent}),
    ...{pattern, minimum, maximum, minLength, maxLength},
    maxItems: schema.maxItems as number | undefined,
    isAddress: schema.format === 'uri' || undefined,
  };
}

/** Fields of a body, without objects and their fields. */
function tryItFields(given: unknown, example: unknown): OperationValue[] {
  const {properties = {}, required = []} = asSchema(given);
  const values = (example ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(properties)
    .filter(([, property]) => {
      const {type, items} = asSchema(property);
      return type !== 'object' && !asSchema(items).properties;
    })
    .map(([name, schema]) =>
      tryItValue(name, {schema, required: required.includes(name)}, values[name]),
    );
}

/**
 * Reads what the panel to try an operation needs.
 * @returns Nothing where the panel cannot send the request: webhooks, TRACE, cookies, other keys, servers and bodies.
 */
export function readTryIt(item: ApiItem): Operation | undefined {
  const {id, isWebhook, base, server, method, path, api} = item;
  const [type, {schema, examples = {}}] = mainMedia(api.requestBody?.content);
  const body = sampleBody(item);
  if (
    isWebhook ||
    base !== server ||
    !hasBearerKey(api) ||
    method === 'TRACE' ||
    (type && body === undefined)
  ) {
    return undefined;
  }
  const sent = sampleParameters(item);
  const named = Object.values(examples).map(({summary = id, value}) => ({summary, value}));
  return {
    id,
    method,
    path,
    parameters: (api.parameters ?? []).flatMap((parameter): OperationParameter[] => {
      const {name, in: place} = parameter;
      // No script of another site may set a cookie.
      return place === 'path' || place === 'query' || place === 'header'
        ? [{...tryItValue(name, parameter, exampleOf(parameter), sent.get(parameter)), in: place}]
        : [];
    }),
    bodyExamples: named.length > 0 || body === undefined ? named : [{summary: id, value: body}],
    bodyFields: tryItFields(schema, body),
  };
}

/**
 * Writes the page of an operation or a webhook.
 * @param item Its entry in the description.
 * @param say The words between the description's own, in the page's language.
 * @returns MDX with its front matter.
 */
export function operationPage(item: ApiItem, say: Say): string {
  const {api, title, isWebhook, method, path, base} = item;
  const {responses = {}} = api;
  const to = isWebhook ? 'sent' : 'received';
  return [
    frontMatter(item),
    ...INTRO,
    `# ${plainText(title)}`,
    `<Endpoint${attribute('method', method)}${attribute('path', path)}${attribute('base', base)} />`,
    api.deprecated ? `:::warning\n\n${say('deprecated')}\n\n:::` : '',
    api.description === title ? '' : toMdx(api.description ?? ''),
    element('Columns', [
      aside(item, say),
      element('Main', [
        ...(isWebhook ? [] : authentication(api, say)),
        ...serverSection(item, say),
        ...parameterSections(item, say),
        ...requestBody(item, say),
        heading(2, say(isWebhook ? 'answer' : 'responses'), 'responses'),
        isWebhook ? '' : say('responses.note'),
        ...responseSections(responses, say, to),
        ...errorFields(responses, say),
        ...callbackSections(item, say),
        ...seeAlso(item, say),
      ]),
    ]),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}
