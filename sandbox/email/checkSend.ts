import {emailAccount} from '../accounts';

/** Variables that the account's one template prints. */
const TEMPLATE_VARIABLES = ['name', 'email', 'company', 'message'] as const;

export type TemplateParams = Readonly<Record<(typeof TEMPLATE_VARIABLES)[number], string>>;

export type SendCheck =
  | {readonly ok: true; readonly params: TemplateParams}
  /** The text is plain, in the provider's manner. */
  | {readonly ok: false; readonly status: 400 | 413 | 422; readonly text: string};

/** The provider's limit for all variables of a message together, in bytes. */
export const VARIABLES_LIMIT = 50 * 1024;

const DASHBOARD = 'https://dashboard.emailjs.com/admin';

/** What the ids of a message must be, and what the provider says of others. */
const IDS: readonly (readonly [name: string, isKnown: (id: string) => boolean, text: string])[] = [
  [
    'lib_version',
    (id) => /^\d+\.\d+\.\d+([-+][\w.+-]+)?$/.test(id),
    'The lib_version parameter is invalid',
  ],
  [
    'user_id',
    (id) => id === emailAccount.publicKey,
    `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`,
  ],
  [
    'service_id',
    (id) => id === emailAccount.serviceId,
    `The service ID not found. To find this ID, visit ${DASHBOARD}`,
  ],
  [
    'template_id',
    (id) => id === emailAccount.templateId,
    `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`,
  ],
];

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Judges a message as the e-mail service does.
 * Stricter in one thing: the service prints a missing variable as nothing, while here it is a
 * fault, since the site's template needs all four.
 * @param fields `lib_version`, `user_id`, `service_id`, `template_id` and `template_params`, as of
 *   the service's REST API, https://www.emailjs.com/docs/rest-api/send/
 * @returns The template's variables, or the status and text of the refusal.
 */
export function checkSend(fields: unknown): SendCheck {
  const refuse = (text: string, status: 400 | 413 | 422 = 400): SendCheck => ({
    ok: false,
    status,
    text,
  });
  if (!isRecord(fields)) {
    return refuse('The request body must be a JSON object');
  }
  const missing = IDS.find(([name]) => !isText(fields[name]));
  if (missing) {
    return refuse(`The ${missing[0]} parameter is required`);
  }
  const wrong = IDS.find(([name, isKnown]) => !isKnown(String(fields[name])));
  if (wrong) {
    return refuse(wrong[2]);
  }
  const params = fields.template_params;
  if (!isRecord(params)) {
    return refuse('The template_params parameter must be an object');
  }
  if (Buffer.byteLength(JSON.stringify(params)) > VARIABLES_LIMIT) {
    return refuse('Variables size limit, max. 50Kb allowed', 413);
  }
  for (const name of TEMPLATE_VARIABLES) {
    if (params[name] === undefined || params[name] === '') {
      return refuse(`The template variable ${name} is required`);
    }
    if (!isText(params[name])) {
      return refuse('One or more dynamic variables are corrupted', 422);
    }
  }
  const {name, email, company, message} = params as TemplateParams;
  return {ok: true, params: {name, email, company, message}};
}
