import * as z from 'zod';
import {baseUrl, httpsBase, httpUrl, issuer, origin, withoutSlash, withSlash} from './addresses';

const id = z.string().regex(/^[\w-]+$/, 'holds characters that the email service never uses');

export interface Variable {
  /** Lines of `.env.example`. */
  readonly about: readonly string[];
  /** A value that is accepted, for messages. */
  readonly example: string;
  readonly schema: z.ZodType;
  /** Whether a deployment may not leave it at firegrid.example. */
  readonly isOwn?: true;
}

/** A URL of ours, which a deployment sets. */
const ownWithDefault = <Schema extends z.ZodType<unknown, string>>(
  example: string,
  schema: Schema,
) => ({example, schema: schema.prefault(example as never), isOwn: true as const});

/**
 * Every environment variable of the build, in the order of `.env.example`. Types, messages and the
 * checks of `.env.example` and of the README's table come from here.
 */
export const variables = {
  SITE_URL: {
    about: ['Public URL of the site; a path in it is the base path.'],
    ...ownWithDefault('https://firegrid.example', baseUrl.transform(withSlash)),
  },
  PORTAL_URL: {
    about: ['Customer portal, opened in a new tab.'],
    ...ownWithDefault('https://portal.firegrid.example/', baseUrl.transform(withSlash)),
  },
  LOGIN_URL: {
    about: ['The portal\'s OpenID Connect "initiate login" endpoint. Unset: PORTAL_URL + login'],
    example: 'https://portal.firegrid.example/login',
    schema: httpUrl.optional(),
    isOwn: true,
  },
  OIDC_ISSUER: {
    about: ['Sent as iss to that endpoint. Unset: no iss.'],
    example: 'https://id.firegrid.example',
    schema: issuer.optional(),
    isOwn: true,
  },
  SUPPORT_EMAIL: {
    about: ['Where visitors write to, and researchers report vulnerabilities (security.txt).'],
    ...ownWithDefault('support@firegrid.example', z.email('is not an email address')),
  },
  STATUS_URL: {
    about: ['Page that says whether the service is up.'],
    ...ownWithDefault('https://status.firegrid.example/', httpUrl),
  },
  REDIRECTS_URL: {
    about: [
      'Base of our own redirects: github, mastodon and youtube below it lead to our accounts, and edit/ with',
      "a file's path leads to its editor in the repository.",
    ],
    ...ownWithDefault('https://go.firegrid.example/', baseUrl.transform(withSlash)),
  },
  EMAILJS_SERVICE_ID: {
    about: [
      "Ids of the contact form's email service. While one of the three is unset, the form offers the",
      'support address instead, and the build warns.',
    ],
    example: 'service_ab12cd3',
    schema: id.optional(),
  },
  EMAILJS_TEMPLATE_ID: {about: [], example: 'template_ab12cd3', schema: id.optional()},
  EMAILJS_PUBLIC_KEY: {about: [], example: 'Xk3v9_publicKey', schema: id.optional()},
  EMAILJS_ORIGIN: {
    about: ["Where that service is. Unset: the provider's own origin."],
    example: 'https://api.emailjs.com',
    schema: origin.prefault('https://api.emailjs.com'),
  },
  SCHEDULING_URL: {
    about: [
      'Page of the demo scheduler. Unset: the demo button leads to the contact form, the build warns.',
    ],
    example: 'https://calendar.firegrid.example/demo',
    schema: httpUrl.optional(),
    isOwn: true,
  },
  HUB_URL: {
    about: ['WebDriver hub in samples and guides: https, on its usual port.'],
    ...ownWithDefault('https://hub.firegrid.example/wd/hub', httpsBase.transform(withoutSlash)),
  },
  API_BASE_URL: {
    about: [
      'Base of the public API in samples and "try it", which sends the visitor\'s requests there.',
      "It must allow the site's origin, and the headers Authorization, Content-Type and Idempotency-Key.",
    ],
    ...ownWithDefault('https://api.firegrid.example/v1', baseUrl.transform(withoutSlash)),
  },
  API_TEST_KEY: {
    about: [
      'Optional key of a test account that anyone may use: "try it" begins with it. It ships with every page.',
    ],
    example: 'fg_test_key',
    schema: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'holds characters that no API key has')
      .optional(),
  },
  CHAT_API_URL: {
    about: [
      'Optional answer service for the assistant: a full URL that takes chat completions and streams',
      "them (CONTRIBUTING.md has the format). Visitors' questions go there. Unset: answers come from the",
      "site's own content, in the browser, and no question leaves it.",
    ],
    example: 'https://chat.firegrid.example/v1/chat/completions',
    schema: httpUrl.optional(),
    isOwn: true,
  },
  HOST_RULES: {
    about: [
      'Host for which headers, redirects and 404 pages are written: files, for hosts that read _headers and',
      '_redirects; nginx, in build.nginx.conf beside the site; none, for a host that reads neither.',
    ],
    example: 'nginx',
    schema: z.enum(['files', 'nginx', 'none'], 'is files, nginx or none').default('files'),
  },
  CONFIG_STRICT: {
    about: [
      '1 in deployments: any warning above stops the build, and so does one of our own URLs that is',
      'left at firegrid.example.',
    ],
    example: '1',
    schema: z.enum(['0', '1'], 'is 1 or 0').default('0'),
  },
} satisfies Record<string, Variable>;
