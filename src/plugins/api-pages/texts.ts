/** The languages that pages are made in. */
export type PageLanguage = 'en' | 'fr';

/** How a type is named, alone and as what an array holds. */
interface TypeName {
  readonly one: string;
  readonly many: string;
}

/** What the generator itself writes into a page; everything else is the description's. */
export interface PageTexts {
  readonly authentication: string;
  /** With the names of codes, as Markdown. */
  readonly authenticationNote: string;
  readonly pathParameters: string;
  readonly queryParameters: string;
  readonly headers: string;
  readonly body: string;
  readonly responses: string;
  readonly responsesNote: string;
  readonly errorBody: string;
  readonly errorBodyNote: string;
  readonly webhookAnswers: string;
  readonly request: string;
  readonly seeAlso: string;
  readonly overview: string;
  readonly deprecated: string;
  readonly required: string;
  readonly otherHeaders: string;
  readonly details: string;
  readonly examples: string;
  /** Heading above the example of a webhook's message. */
  readonly message: string;
  readonly fieldsOfEntry: string;
  readonly fieldsOf: (name: string) => string;
  readonly noOtherFields: string;
  readonly types: Readonly<Record<string, TypeName>>;
  readonly arrayOf: (items: string) => string;
  readonly orNull: (type: string) => string;
  readonly formats: Readonly<Record<string, string>>;
  readonly oneOf: (values: string) => string;
  readonly always: (value: string) => string;
  readonly defaultValue: (value: string) => string;
  readonly example: (value: string) => string;
  readonly pattern: (value: string) => string;
  readonly range: (from: number, to: number) => string;
  readonly atLeast: (from: number) => string;
  readonly atMost: (to: number) => string;
  readonly characters: (range: string, count: number) => string;
  readonly entries: (range: string, count: number) => string;
  readonly unique: string;
  /** Sentences that fill up a short description for search engines, the longest first. */
  readonly summaryEnds: readonly string[];
}

const en: PageTexts = {
  authentication: 'Authentication',
  authenticationNote:
    'With an API key, as bearer token: [how to create and send one](/api-documentation/#authentication).',
  pathParameters: 'Path parameters',
  queryParameters: 'Query parameters',
  headers: 'Headers',
  body: 'Body',
  responses: 'Responses',
  responsesNote: 'What to do about each error: [Errors](/api-documentation/#errors).',
  errorBody: 'Body of errors',
  errorBodyNote: 'Every error has the content type `application/problem+json` and these fields:',
  webhookAnswers: 'Your answer',
  request: 'Request',
  seeAlso: 'See also',
  overview: 'Overview of the API',
  deprecated: 'This operation is deprecated: write nothing new with it.',
  required: 'required',
  otherHeaders: 'Headers of the response',
  details: 'Headers and examples',
  examples: 'Examples',
  message: 'Message',
  fieldsOfEntry: 'Fields of an entry',
  fieldsOf: (name) => `Fields of ${name}`,
  noOtherFields: 'No other fields are accepted.',
  types: {
    string: {one: 'string', many: 'strings'},
    integer: {one: 'integer', many: 'integers'},
    number: {one: 'number', many: 'numbers'},
    boolean: {one: 'boolean', many: 'booleans'},
    object: {one: 'object', many: 'objects'},
    array: {one: 'array', many: 'arrays'},
  },
  arrayOf: (items) => `array of ${items}`,
  orNull: (type) => `${type} or null`,
  formats: {
    'date-time': 'date and time, RFC 3339',
    uri: 'URI',
    uuid: 'UUID',
    email: 'e-mail address',
  },
  oneOf: (values) => `One of ${values}`,
  always: (value) => `Always ${value}`,
  defaultValue: (value) => `Default: ${value}`,
  example: (value) => `Example: ${value}`,
  pattern: (value) => `Pattern: ${value}`,
  range: (from, to) => `${from} to ${to}`,
  atLeast: (from) => `At least ${from}`,
  atMost: (to) => `At most ${to}`,
  characters: (range, count) => `${range} ${count === 1 ? 'character' : 'characters'}`,
  entries: (range, count) => `${range} ${count === 1 ? 'entry' : 'entries'}`,
  unique: 'Each entry once',
  summaryEnds: [
    'Parameters, answers, errors, and code samples in curl, JavaScript, Python and Java.',
    'Parameters, answers, errors, and code samples in four languages.',
    'Parameters, answers, errors and code samples.',
    'With code samples.',
  ],
};

const fr: PageTexts = {
  authentication: 'Authentification',
  authenticationNote:
    "Par une clé d'API, comme jeton du porteur\u00a0: [comment en créer une et l'envoyer](/api-documentation/#authentication).",
  pathParameters: 'Paramètres de chemin',
  queryParameters: 'Paramètres de requête',
  headers: 'En-têtes',
  body: 'Corps',
  responses: 'Réponses',
  responsesNote: 'Que faire de chaque erreur\u00a0: [Erreurs](/api-documentation/#errors).',
  errorBody: 'Corps des erreurs',
  errorBodyNote:
    'Chaque erreur a le type de contenu `application/problem+json` et les champs suivants\u00a0:',
  webhookAnswers: 'Votre réponse',
  request: 'Requête',
  seeAlso: 'À lire aussi',
  overview: "Vue d'ensemble de l'API",
  deprecated: "Cette opération est désuète\u00a0: n'écrivez rien de nouveau avec elle.",
  required: 'obligatoire',
  otherHeaders: 'En-têtes de la réponse',
  details: 'En-têtes et exemples',
  examples: 'Exemples',
  message: 'Message',
  fieldsOfEntry: "Champs d'un élément",
  fieldsOf: (name) => `Champs de ${name}`,
  noOtherFields: "Aucun autre champ n'est accepté.",
  types: {
    string: {one: 'chaîne', many: 'chaînes'},
    integer: {one: 'entier', many: 'entiers'},
    number: {one: 'nombre', many: 'nombres'},
    boolean: {one: 'booléen', many: 'booléens'},
    object: {one: 'objet', many: 'objets'},
    array: {one: 'tableau', many: 'tableaux'},
  },
  arrayOf: (items) => `tableau ${/^[aeiou]/.test(items) ? "d'" : 'de '}${items}`,
  orNull: (type) => `${type} ou null`,
  formats: {
    'date-time': 'date et heure, RFC 3339',
    uri: 'URI',
    uuid: 'UUID',
    email: 'adresse de courriel',
  },
  oneOf: (values) => `Une de ces valeurs\u00a0: ${values}`,
  always: (value) => `Toujours ${value}`,
  defaultValue: (value) => `Par défaut\u00a0: ${value}`,
  example: (value) => `Exemple\u00a0: ${value}`,
  pattern: (value) => `Motif\u00a0: ${value}`,
  range: (from, to) => `De ${from} à ${to}`,
  atLeast: (from) => `Au moins ${from}`,
  atMost: (to) => `Au plus ${to}`,
  characters: (range, count) => `${range} ${count === 1 ? 'caractère' : 'caractères'}`,
  entries: (range, count) => `${range} ${count === 1 ? 'élément' : 'éléments'}`,
  unique: 'Chaque élément une seule fois',
  summaryEnds: [
    'Paramètres, réponses, erreurs et exemples de code pour curl, JavaScript, Python et Java.',
    'Paramètres, réponses, erreurs et exemples de code en quatre langages.',
    'Paramètres, réponses, erreurs et exemples de code.',
    'Avec des exemples de code.',
  ],
};

/** Both languages of the pages. */
export const pageTexts: Readonly<Record<PageLanguage, PageTexts>> = {en, fr};
