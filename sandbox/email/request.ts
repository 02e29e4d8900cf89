import {z} from 'zod';
import {emailAccount} from '../accounts';

/** The provider's limit for all variables of a message together, in bytes. */
export const VARIABLES_LIMIT = 50 * 1024;

const DASHBOARD = 'https://dashboard.emailjs.com/admin';

/** A text that must be there and meet a rule, with what the provider says of others. */
const id = (name: string, isKnown: (id: string) => boolean, wrong: string) =>
  z
    .string(`The ${name} parameter is required`)
    .min(1, {error: `The ${name} parameter is required`, abort: true})
    .refine(isKnown, wrong);

const variable = (name: string) => {
  const missing = `The template variable ${name} is required`;
  return z.string(missing).min(1, missing);
};

/** The variables that the account's one template prints. */
const templateParams = z.object(
  {
    name: variable('name'),
    email: variable('email'),
    company: variable('company'),
    message: variable('message'),
  },
  'The template_params parameter must be an object',
);

export type TemplateParams = Readonly<z.infer<typeof templateParams>>;

/**
 * A message as the email service checks it, https://www.emailjs.com/docs/rest-api/send/.
 * Stricter in one thing: the service prints a missing variable as nothing, while here it is a
 * fault, since the site's template needs all four.
 */
export const sendRequest = z.object(
  {
    lib_version: id(
      'lib_version',
      (version) => /^\d+\.\d+\.\d+([-+][\w.+-]+)?$/.test(version),
      'The lib_version parameter is invalid',
    ),
    user_id: id(
      'user_id',
      (key) => key === emailAccount.publicKey,
      `The Public Key is invalid. To find this ID, visit ${DASHBOARD}/account`,
    ),
    service_id: id(
      'service_id',
      (service) => service === emailAccount.serviceId,
      `The service ID not found. To find this ID, visit ${DASHBOARD}`,
    ),
    template_id: id(
      'template_id',
      (template) => template === emailAccount.templateId,
      `The template ID not found. To find this ID, visit ${DASHBOARD}/templates`,
    ),
    template_params: templateParams,
  },
  'The request body must be a JSON object',
);
