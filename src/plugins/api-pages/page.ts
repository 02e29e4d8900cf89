import {DescriptionError, type ApiItem} from './item';
import {attribute, element, heading, toMdx} from './mdx';
import {readOperation} from './operation';
import {sampleRequest} from './request';
import {answerExample, errorFields, exampleFences, firstMedia, responseSections} from './responses';
import {codeSamples} from './samples';
import {parameterFields, schemaFields} from './schema';
import {pageSummary} from './summary';
import {pageTexts, type PageLanguage, type PageTexts} from './texts';

const IMPORTS = [
  "import {Aside, Columns, Endpoint, Field, Fields, Fold, Main} from '@site/src/features/api';",
  "import {TryIt} from '@site/src/features/api/TryIt';",
].join('\n');

const ORIGIN =
  '{/* Made from openapi/firegrid.yaml by npm run api:pages: a change of this file is lost. */}';

/** Method and path, or the name of a webhook, as readers know them. */
interface Address {
  readonly method: string;
  readonly path: string;
  /** Base address of the API; none for a webhook, which calls its receiver. */
  readonly base?: string;
}

function addressOf({id, api}: ApiItem): Address {
  if (api.method !== 'event') {
    return {method: api.method.toUpperCase(), path: api.path, base: api.servers?.[0]?.url};
  }
  const webhook = api['x-page']?.webhook;
  if (!webhook) {
    throw new DescriptionError(
      `${id}: the name of the webhook is not noted. Make the pages with npm run api:pages.`,
    );
  }
  return {method: webhook.method.toUpperCase(), path: webhook.name};
}

/** Parameters by the place that they are sent in. */
function parameterSections({api}: ApiItem, texts: PageTexts): string[] {
  const places = [
    ['path', texts.pathParameters, 'path-parameters'],
    ['query', texts.queryParameters, 'query-parameters'],
    ['header', texts.headers, 'headers'],
  ] as const;
  return places.flatMap(([place, title, id]) => {
    const parameters = (api.parameters ?? []).filter((parameter) => parameter.in === place);
    return parameters.length === 0
      ? []
      : [heading(2, title, id), parameterFields(parameters, texts)];
  });
}

function bodySection({api}: ApiItem, texts: PageTexts): string[] {
  const [type, media] = firstMedia(api.requestBody);
  return media.schema
    ? [
        heading(2, texts.body, 'body'),
        `\`${type}\``,
        ...schemaFields(media.schema, texts),
        // The first is the one that the code samples send, and the message beside a webhook.
        ...exampleFences(media).slice(1),
      ]
    : [];
}

function seeAlso({api}: ApiItem, texts: PageTexts): string[] {
  const {url, description} = api.externalDocs ?? {};
  return [
    heading(2, texts.seeAlso, 'see-also'),
    [
      ...(url === undefined ? [] : [`- [${toMdx(description ?? url)}](${url})`]),
      `- [${texts.overview}](/api-documentation/)`,
    ].join('\n'),
  ];
}

function frontMatter(item: ApiItem, address: Address, texts: PageTexts): string {
  const {id, title, api} = item;
  const summary = pageSummary(
    id,
    api.description ?? '',
    `${address.method} ${address.path}`,
    texts.summaryEnds,
  );
  return [
    '---',
    `id: ${id}`,
    `title: ${JSON.stringify(title)}`,
    `description: ${JSON.stringify(summary)}`,
    `sidebar_position: ${(api['x-page']?.position ?? 0) + 1}`,
    `sidebar_class_name: api-${api.method}`,
    'hide_table_of_contents: true',
    'custom_edit_url: null',
    '---',
  ].join('\n');
}

/** What stands beside the text on wide screens. */
function aside(item: ApiItem, texts: PageTexts): string {
  const {method, requestBody, responses = {}} = item.api;
  return method === 'event'
    ? element('Aside', [
        heading(2, texts.message, 'message'),
        ...exampleFences(firstMedia(requestBody)[1]).slice(0, 1),
      ])
    : element('Aside', [
        heading(2, texts.request, 'request'),
        codeSamples(sampleRequest(item)),
        answerExample(responses),
      ]);
}

/**
 * Writes the page of an operation or a webhook.
 * @param item What the plugin read of it.
 * @param language Of the description, and of the words between its texts.
 * @returns MDX with its front matter.
 * @throws DescriptionError when the description lacks what a page needs.
 */
export function operationPage(item: ApiItem, language: PageLanguage): string {
  const texts = pageTexts[language];
  const {api, title} = item;
  const {responses = {}} = api;
  const address = addressOf(item);
  const tried = readOperation(item);
  const isWebhook = api.method === 'event';
  return [
    frontMatter(item, address, texts),
    ORIGIN,
    IMPORTS,
    `# ${toMdx(title)}`,
    `<Endpoint${attribute('method', address.method)}${attribute('path', address.path)}${attribute('base', address.base)} />`,
    api.deprecated ? `:::warning\n\n${texts.deprecated}\n\n:::` : '',
    toMdx(api.description ?? ''),
    tried ? `<TryIt operation={${JSON.stringify(tried)}} />` : '',
    element('Columns', [
      aside(item, texts),
      element('Main', [
        ...((api.security ?? []).length > 0
          ? [heading(2, texts.authentication, 'authentication'), texts.authenticationNote]
          : []),
        ...parameterSections(item, texts),
        ...bodySection(item, texts),
        heading(2, isWebhook ? texts.webhookAnswers : texts.responses, 'responses'),
        isWebhook ? '' : texts.responsesNote,
        ...responseSections(responses, language, texts),
        ...errorFields(responses, texts),
        ...seeAlso(item, texts),
      ]),
    ]),
    '',
  ]
    .filter((block, index, blocks) => block !== '' || index === blocks.length - 1)
    .join('\n\n');
}
