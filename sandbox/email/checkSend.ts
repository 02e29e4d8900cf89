import {emailAccount} from '../accounts';

/** Variables that the account's one template prints. */
export const TEMPLATE_VARIABLES = ['name', 'email', 'company', 'message'] as const;

export type TemplateParams = Readonly<Record<(typeof TEMPLATE_VARIABLES)[number], string>>;

export interface SendRefusal {
  readonly ok: false;
  readonly status: 400 | 413 | 422;
  /** Plain text, in the provider's manner. */
  readonly text: string;
}

export type SendCheck = {readonly ok: true; readonly params: TemplateParams} | SendRefusal;

/** The provider's limit for all variables of a message together, in bytes. */
export const VARIABLES_LIMIT = 50 * 1024;

const DASHBOARD = 'https://dashboard.emailjs.com/admin';

const refuse = (text: string, status: SendRefusal['status'] = 400): SendRefusal => ({
  ok: false,
  status,
  text,
});

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkAccount(fields: Readonly<Record<string, unknown>>): SendRefusal | null {
  for (const name of ['lib_version', 'user_id', 'service_id', 'template_id'] as const) {
    const value = fields[name];
    if (typeof value !== 'string' || value === '') {
      return refuse(`The ${name} parameter is required`);
    }
  }
  if (!/^\d+\.\d+\.\d+([-+][\w.+-]+)?$/.test(String(fields.lib_version))) {
    return refuse('The lib_version parameter is invalid');
  }
  if (fields.user_id !== emailAccount.publicKey) {
    return refuse(`The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`);
  }
  if (fields.service_id !== emailAccount.serviceId) {
    return refuse(`The service ID not found. To find this ID, visit ${DASHBOARD}`);
  }
  if (fields.template_id !== emailAccount.templateId) {
    return refuse(`The template ID not found. To find this ID, visit ${DASHBOARD}/templates`);
  }
  return null;
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
  if (!isRecord(fields)) {
    return refuse('The request body must be a JSON object');
  }
  const refusal = checkAccount(fields);
  if (refusal) {
    return refusal;
  }
  const params = fields.template_params;
  if (!isRecord(params)) {
    return refuse('The template_params parameter must be an object');
  }
  if (Buffer.byteLength(JSON.stringify(params)) > VARIABLES_LIMIT) {
    return refuse('Variables size limit, max. 50Kb allowed', 413);
  }
  const checked: Partial<Record<keyof TemplateParams, string>> = {};
  for (const name of TEMPLATE_VARIABLES) {
    const value = params[name];
    if (value === undefined || value === '') {
      return refuse(`The template variable ${name} is required`);
    }
    if (typeof value !== 'string') {
      return refuse('One or more dynamic variables are corrupted', 422);
    }
    checked[name] = value;
  }
  return {ok: true, params: checked as TemplateParams};
}
