import {requestSamples} from '../../lib/samples/request';
import type {Operation, OperationParameter, OperationValue} from '../../lib/apiOperation';
import {
  errorFields,
  exampleFences,
  exampleOf,
  mediaOf,
  requestBody,
  responseExample,
  responseSections,
} from './bodies';
import {
  attribute,
  element,
  fence,
  heading,
  list,
  plainText,
  toMdx,
  toPlainText,
  valueText,
} from './mdx';
import type {ApiItem, Schema} from './operation';
import {isSampled, sampleRequest} from './sample';
import type {Say} from './say';
import {fieldList} from './schema';

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
function summary({title, api: {description = title}}: ApiItem) {
  const text = toPlainText(description);
  const start = text.slice(0, LONGEST + 1);
  const sentences = /^.*[.!?](?=\s)/.exec(start)?.[0] ?? start.replace(/\s\S*$/, '…');
  return text.length > LONGEST ? sentences : text;
}

function frontMatter(item: ApiItem) {
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

/** Parameters by the place that they are sent in. */
function parameterSections({api, isWebhook}: ApiItem, say: Say) {
  const places = [
    ['path', 'path-parameters'],
    ['query', 'query-parameters'],
    ['header', 'headers'],
  ] as const;
  return places.flatMap(([place, id]) => {
    const fields = (api.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map((parameter) => [parameter.name, parameter] as const);
    const to = isWebhook ? 'received' : 'sent';
    return fields.length === 0 ? [] : [heading(2, say(place), id), fieldList(fields, say, to)];
  });
}

function seeAlso({api}: ApiItem, say: Say) {
  const {url, description} = api.externalDocs ?? {};
  return [
    heading(2, say('seeAlso'), 'see-also'),
    list([
      ...(url === undefined ? [] : [toMdx(`[${description ?? url}](${url})`)]),
      `[${say('overview')}](/api-documentation/)`,
    ]),
  ];
}

/** The request in four languages, as tabs. */
const codeSamples = (item: ApiItem) =>
  element(
    'CodeTabs',
    requestSamples(sampleRequest(item)).map(({language, code, title}) =>
      fence(language, code, title),
    ),
  );

/** Beside the text on wide screens. */
function aside(item: ApiItem, say: Say) {
  const {requestBody: body, responses = {}} = item.api;
  return item.isWebhook
    ? element('Aside', [
        heading(2, say('message'), 'message'),
        ...exampleFences(body?.content).slice(0, 1),
      ])
    : element('Aside', [
        heading(2, say('request'), 'request'),
        `<TryIt operation={${JSON.stringify(readTryIt(item))}} />`,
        codeSamples(item),
        responseExample(responses),
      ]);
}

/** Types that have their own control; all others are typed as text. */
const TYPES = {integer: 'integer', boolean: 'boolean', array: 'list'} as const;

function tryItValue(name: string, schema: Schema, example: unknown): OperationValue {
  const type = Object.entries(TYPES).find(([each]) => [schema.type].flat().includes(each))?.[1];
  const value = type === 'list' ? (schema.items ?? schema) : schema;
  const {pattern, minimum, maximum, minLength, maxLength} = value as Partial<OperationValue>;
  const shown = [example].flat()[0] ?? value.examples?.[0];
  return {
    name,
    type: type ?? 'string',
    enum: value.enum?.map(valueText),
    example: shown === undefined ? undefined : valueText(shown),
    pattern,
    minimum,
    maximum,
    minLength,
    maxLength,
    maxItems: schema.maxItems as number | undefined,
    isAddress: schema.format === 'uri' || undefined,
  };
}

/** For the panel that sends requests: an operation with its parameters, and its body's fields without objects and their fields. */
function readTryIt(item: ApiItem): Operation {
  const {id, method, path, api} = item;
  const {content} = api.requestBody ?? {};
  const [, {schema = {}, examples = {}}] = mediaOf(content);
  const values = (exampleOf(content) ?? {}) as Readonly<Record<string, unknown>>;
  return {
    id,
    method,
    path,
    parameters: (api.parameters ?? []).map((parameter): OperationParameter => {
      const {name, in: place, required, schema: fieldSchema = {}, example} = parameter;
      return {
        ...tryItValue(name, fieldSchema, example),
        ...(required && {required}),
        ...(isSampled(item, parameter) && {value: valueText(example)}),
        in: place,
      };
    }),
    bodyExamples: Object.values(examples).map(({summary = id, value}) => ({summary, value})),
    bodyFields: Object.entries(schema.properties ?? {})
      .filter(([, {type, items}]) => type !== 'object' && !items?.properties)
      .map(([name, property]) => ({
        ...tryItValue(name, property, values[name]),
        ...(schema.required?.includes(name) && {required: true}),
      })),
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
    `<Endpoint${attribute('method', method)}${attribute('path', path)}${attribute('base', isWebhook ? undefined : base)} />`,
    api.deprecated ? `:::warning\n\n${say('deprecated')}\n\n:::` : '',
    api.description === title ? '' : toMdx(api.description ?? ''),
    element('Columns', [
      aside(item, say),
      element('Main', [
        ...(isWebhook || api.security?.length === 0
          ? []
          : [heading(2, say('authentication'), 'authentication'), say('authentication.note')]),
        ...parameterSections(item, say),
        ...requestBody(item, say),
        heading(2, say(isWebhook ? 'answer' : 'responses'), 'responses'),
        isWebhook ? '' : say('responses.note'),
        ...responseSections(responses, say, to),
        ...errorFields(responses, say),
        ...seeAlso(item, say),
      ]),
    ]),
  ]
    .filter((block) => block !== '')
    .join('\n\n');
}
