import type {Operation, OperationParameter, OperationValue} from '../../lib/apiOperation';
import type {ApiItem, ApiOperation, Parameter, Schema} from './description';
import {attribute, element, heading, toMdx, valueText} from './mdx';
import {answerExample, errorFields, exampleFences, firstMedia, responseSections} from './responses';
import {codeSamples, isSent, sampleRequest} from './samples';
import type {Say} from './say';
import {fieldList, schemaFields} from './schema';
import {pageSummary} from './summary';

const INTRO = [
  '{/* Made from openapi/firegrid.yaml before each start and build: a change of this file is lost. */}',
  [
    "import {Aside, Columns, Endpoint, Field, Fields, Fold, Main} from '@site/src/features/api';",
    "import {TryIt} from '@site/src/features/api/TryIt';",
  ].join('\n'),
];

/** Parameters by the place that they are sent in. */
function parameterSections({api, isWebhook}: ApiItem, say: Say): string[] {
  const places = [
    ['path', 'path-parameters'],
    ['query', 'query-parameters'],
    ['header', 'headers'],
  ] as const;
  return places.flatMap(([place, id]) => {
    const parameters = (api.parameters ?? []).filter((parameter) => parameter.in === place);
    return parameters.length === 0
      ? []
      : [
          heading(2, say(place), id),
          fieldList(
            parameters.map((parameter) => [parameter.name, parameter]),
            say,
            isWebhook ? 'always' : 'required',
          ),
        ];
  });
}

function bodySection({api, isWebhook}: ApiItem, say: Say): string[] {
  const [type, media] = firstMedia(api.requestBody?.content);
  return media.schema
    ? [
        heading(2, say('body'), 'body'),
        `\`${type}\``,
        ...schemaFields(media.schema, say, isWebhook ? 'always' : 'required'),
        // The first is the one that the code samples send, and the message beside a webhook.
        ...exampleFences(media).slice(1),
      ]
    : [];
}

function seeAlso({api}: ApiItem, say: Say): string[] {
  const {url, description} = api.externalDocs ?? {};
  return [
    heading(2, say('seeAlso'), 'see-also'),
    [
      ...(url === undefined ? [] : [`- [${toMdx(description ?? url)}](${url})`]),
      `- [${say('overview')}](/api-documentation/)`,
    ].join('\n'),
  ];
}

function frontMatter(item: ApiItem, position: number, say: Say): string {
  return [
    '---',
    `id: ${item.id}`,
    `title: ${JSON.stringify(item.title)}`,
    `description: ${JSON.stringify(pageSummary(item, say))}`,
    `sidebar_position: ${position}`,
    `sidebar_class_name: api-${item.isWebhook ? 'event' : item.method.toLowerCase()}`,
    'hide_table_of_contents: true',
    'custom_edit_url: null',
    '---',
  ].join('\n');
}

/** Beside the text on wide screens. */
function aside(item: ApiItem, say: Say): string {
  const {requestBody, responses = {}} = item.api;
  const tried = readTryIt(item);
  return item.isWebhook
    ? element('Aside', [
        heading(2, say('message'), 'message'),
        ...exampleFences(firstMedia(requestBody?.content)[1]).slice(0, 1),
      ])
    : element('Aside', [
        heading(2, say('request'), 'request'),
        // First, so that its form opens below the heading, and all of it is in view.
        tried ? `<TryIt operation={${JSON.stringify(tried)}} />` : '',
        codeSamples(sampleRequest(item)),
        answerExample(responses),
      ]);
}

/** Types that have a control of their own; all others are typed as text. */
const TYPES = {integer: 'integer', boolean: 'boolean', array: 'list'} as const;

function tryItValue(
  name: string,
  required: boolean,
  schema: Schema,
  example: unknown,
): OperationValue {
  const type = Object.entries(TYPES).find(([each]) => [schema.type].flat().includes(each))?.[1];
  const value = type === 'list' && typeof schema.items === 'object' ? schema.items : schema;
  const {pattern, minimum, maximum, minLength, maxLength} = value;
  const shown = [example].flat()[0] ?? value.examples?.[0];
  return {
    name,
    required,
    type: type ?? 'string',
    enum: value.enum?.map(valueText),
    example: shown === undefined ? undefined : valueText(shown),
    ...{pattern, minimum, maximum, minLength, maxLength, maxItems: schema.maxItems},
    isAddress: schema.format === 'uri' || undefined,
  };
}

function tryItParameter(parameter: Parameter, api: ApiOperation): OperationParameter[] {
  const {name, in: place, required = false, schema = {}, example} = parameter;
  // No script of another site may set a cookie.
  if (place !== 'path' && place !== 'query' && place !== 'header') {
    return [];
  }
  const value = tryItValue(name, required, schema, example);
  return [{...value, value: isSent(parameter, api) ? value.example : undefined, in: place}];
}

/** Fields of a body, but for objects and what is in them. */
function tryItFields(schema: Schema, example: unknown): OperationValue[] {
  const values = (example ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(schema.properties ?? {})
    .filter(([, {type, items}]) => type !== 'object' && !(items as Schema | undefined)?.properties)
    .map(([name, property]) =>
      tryItValue(name, schema.required?.includes(name) ?? false, property, values[name]),
    );
}

/**
 * Reads what the panel to try an operation needs.
 * @returns Nothing for a webhook.
 */
export function readTryIt({id, isWebhook, method, path, api}: ApiItem): Operation | undefined {
  const {examples = {}, schema = {}} = api.requestBody?.content['application/json'] ?? {};
  return isWebhook
    ? undefined
    : {
        id,
        method,
        path,
        parameters: (api.parameters ?? []).flatMap((each) => tryItParameter(each, api)),
        bodyExamples: Object.values(examples).map(({summary = id, value}) => ({summary, value})),
        bodyFields: tryItFields(schema, Object.values(examples)[0]?.value),
      };
}

/**
 * Writes the page of an operation or a webhook.
 * @param item What the description says of it.
 * @param position In the sidebar.
 * @param say The words between the description's own, in the page's language.
 * @returns MDX with its front matter.
 * @throws Error when the description lacks what a page needs.
 */
export function operationPage(item: ApiItem, position: number, say: Say): string {
  const {api, title, isWebhook, needsKey, method, path, base} = item;
  const {responses = {}} = api;
  return [
    frontMatter(item, position, say),
    ...INTRO,
    `# ${toMdx(title)}`,
    `<Endpoint${attribute('method', method)}${attribute('path', path)}${attribute('base', base)} />`,
    api.deprecated ? `:::warning\n\n${say('deprecated')}\n\n:::` : '',
    toMdx(api.description ?? ''),
    element('Columns', [
      aside(item, say),
      element('Main', [
        ...(needsKey
          ? [heading(2, say('authentication'), 'authentication'), say('authentication.note')]
          : []),
        ...parameterSections(item, say),
        ...bodySection(item, say),
        heading(2, say(isWebhook ? 'answer' : 'responses'), 'responses'),
        isWebhook ? '' : say('responses.note'),
        ...responseSections(responses, say),
        ...errorFields(responses, say),
        ...seeAlso(item, say),
      ]),
    ]),
  ]
    .filter((block) => block !== '')
    .join('\n\n')
    .concat('\n');
}
