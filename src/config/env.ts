import fs from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import * as z from 'zod';
import {baseUrl, httpsBase, httpUrl, issuer, origin, withoutSlash, withSlash} from './addresses';
import {brand} from './brand';

const id = z.string().regex(/^[\w-]+$/, 'holds characters that the email service never uses');

interface Variable {
  /** Lines of `.env.example`. */
  readonly about: readonly string[];
  /** A value that is accepted, for messages. */
  readonly example: string;
  readonly schema: z.ZodType;
  /** Whether a deployment may not leave it at firegrid.example. */
  readonly isOwn?: true;
}

/**
 * Every environment variable of the build, in the order of `.env.example`. Types, messages and the
 * checks of `.env.example` and of the README's table come from here.
 */
export const variables = {
  SITE_URL: {
    about: ['Public address of the site; a path in it is the base path.'],
    example: 'https://firegrid.example',
    schema: baseUrl.prefault('https://firegrid.example').transform(withSlash),
    isOwn: true,
  },
  PORTAL_URL: {
    about: ['Customer portal, opened in a new tab.'],
    example: 'https://portal.firegrid.example/',
    schema: baseUrl.prefault('https://portal.firegrid.example/').transform(withSlash),
    isOwn: true,
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
    example: 'support@firegrid.example',
    schema: z.email('is not an email address').prefault('support@firegrid.example'),
    isOwn: true,
  },
  STATUS_URL: {
    about: ['Page that says whether the service is up.'],
    example: 'https://status.firegrid.example/',
    schema: httpUrl.prefault('https://status.firegrid.example/'),
    isOwn: true,
  },
  REDIRECTS_URL: {
    about: [
      'Base of our own redirects: github, mastodon and youtube below it lead to our accounts, and edit/ with',
      "a file's path leads to its editor in the repository.",
    ],
    example: 'https://go.firegrid.example/',
    schema: baseUrl.prefault('https://go.firegrid.example/').transform(withSlash),
    isOwn: true,
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
    about: ["Where that service answers. Unset: the provider's own origin."],
    example: 'https://api.emailjs.com',
    schema: origin.prefault('https://api.emailjs.com'),
  },
  SCHEDULING_URL: {
    about: [
      'Page of the demo scheduler. Unset: the demo button leads to the contact form, the build warns.',
    ],
    example: 'https://calendar.firegrid.example/demo',
    schema: httpUrl.optional(),
  },
  HUB_URL: {
    about: ['WebDriver hub in samples and guides: https, on its usual port.'],
    example: 'https://hub.firegrid.example/wd/hub',
    schema: httpsBase.prefault('https://hub.firegrid.example/wd/hub').transform(withoutSlash),
    isOwn: true,
  },
  API_BASE_URL: {
    about: [
      'Base of the public API in samples and "try it", which sends the visitor\'s requests there.',
      "It must allow the site's origin, and the headers Authorization, Content-Type and Idempotency-Key.",
    ],
    example: 'https://api.firegrid.example/v1',
    schema: baseUrl.prefault('https://api.firegrid.example/v1').transform(withoutSlash),
    isOwn: true,
  },
  API_TEST_KEY: {
    about: [
      'Optional key of a test account that anyone may use: "try it" offers it. It ships with every page.',
    ],
    example: 'fg_test_key',
    schema: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'holds characters that no API key has')
      .optional(),
  },
  CHAT_API_URL: {
    about: [
      'Optional answer service for the assistant: a full address that takes chat completions and streams',
      "them (CONTRIBUTING.md has the format). Visitors' questions go there. Unset: answers come from the",
      "site's own content, in the browser, and no question leaves it.",
    ],
    example: 'https://chat.firegrid.example/v1/chat/completions',
    schema: httpUrl.optional(),
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
      '1 in deployments: any warning above stops the build, and so does one of our own addresses that is',
      'left at firegrid.example.',
    ],
    example: '1',
    schema: z.enum(['0', '1'], 'is 1 or 0').default('0'),
  },
} satisfies Record<string, Variable>;

type Values = {
  readonly [Name in keyof typeof variables]: z.output<(typeof variables)[Name]['schema']>;
};

/** Settings of the build. Nothing in them is secret. */
export type SiteEnv = ReturnType<typeof toSettings>;

/** @returns Those that ship with every page, through `customFields`. */
export function pageSettings({hubUrl, editUrl, hostRules, ...settings}: SiteEnv) {
  return settings;
}

export type PageSettings = ReturnType<typeof pageSettings>;

export interface EnvResult {
  readonly env: SiteEnv;
  /** Sentences for the person who builds: what is missing, what follows from it, how to fix it. */
  readonly warnings: readonly string[];
}

/** An error that lists every problem at once. */
const refusal = (problems: readonly string[]): Error =>
  new Error(
    [
      'The environment cannot be used (.env.example explains each variable):',
      ...problems.map((problem) => `  - ${problem}`),
    ].join('\n'),
  );

function toSettings(values: Values) {
  return {
    siteUrl: values.SITE_URL,
    portalUrl: values.PORTAL_URL,
    loginUrl: values.LOGIN_URL ?? `${values.PORTAL_URL}login`,
    oidcIssuer: values.OIDC_ISSUER ?? null,
    email: {
      serviceId: values.EMAILJS_SERVICE_ID ?? null,
      templateId: values.EMAILJS_TEMPLATE_ID ?? null,
      publicKey: values.EMAILJS_PUBLIC_KEY ?? null,
      origin: values.EMAILJS_ORIGIN,
    },
    schedulingUrl: values.SCHEDULING_URL ?? null,
    hubUrl: values.HUB_URL,
    apiBaseUrl: values.API_BASE_URL,
    apiTestKey: values.API_TEST_KEY ?? null,
    chatApiUrl: values.CHAT_API_URL ?? null,
    hostRules: values.HOST_RULES,
    supportEmail: values.SUPPORT_EMAIL,
    statusUrl: values.STATUS_URL,
    editUrl: `${values.REDIRECTS_URL}edit/`,
    social: brand.social.map((account) => ({...account, url: values.REDIRECTS_URL + account.icon})),
    /** The footer shows it until the browser knows better. */
    buildYear: new Date().getFullYear(),
  } as const;
}

const EMAIL_IDS = ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY'] as const;

/** The host of the defaults and examples above: nothing will ever answer there (RFC 2606). */
const PLACEHOLDER = 'firegrid.example';

/** Addresses that a deployment must not ship as they are above. */
function findPlaceholders(values: Values): string[] {
  return Object.entries(values).flatMap(([name, value]: [string, string | undefined]) => {
    const {example, isOwn}: Variable = variables[name as keyof Values];
    const host = isOwn && value && (value.split('@')[1] ?? new URL(value).hostname);
    return host && `.${host.toLowerCase()}`.endsWith(`.${PLACEHOLDER}`)
      ? `${name}: "${value}" is a placeholder. Set it to the real address, for example ${name}=${example.replace(PLACEHOLDER, 'example.com')}`
      : [];
  });
}

function findWarnings(values: Values): string[] {
  const missingIds = EMAIL_IDS.filter((name) => !values[name]);
  return [
    ...(missingIds.length > 0
      ? [
          `${missingIds.join(', ')}: not set, so the contact form cannot send and offers the support address instead. ` +
            `Copy the values from the email service's account, for example ${EMAIL_IDS[0]}=${variables[EMAIL_IDS[0]].example}`,
        ]
      : []),
    ...(values.SCHEDULING_URL
      ? []
      : [
          'SCHEDULING_URL: not set, so the demo button leads to the contact form instead. ' +
            `Set it to the scheduler's page, for example SCHEDULING_URL=${variables.SCHEDULING_URL.example}`,
        ]),
  ];
}

/**
 * Checks the environment that CONTRIBUTING and `.env.example` describe.
 * @param source Variables by name; empty strings count as unset, as shells and CI write them.
 * @returns The settings with their defaults filled in, and warnings about what is left out.
 * @throws Error when a value cannot be used, or when CONFIG_STRICT=1 and there is a warning or a
 * placeholder.
 */
export function parseSiteEnv(source: NodeJS.ProcessEnv): EnvResult {
  const results = Object.entries(variables).map(([name, {schema, example}]) => {
    const given = source[name]?.trim() ?? '';
    const {data, error} = schema.safeParse(given === '' ? undefined : given);
    const problems = (error?.issues ?? []).map(
      ({message}) =>
        `${name}: "${(source[name] ?? '').replace(/\s+/g, ' ')}" ${message}. Write it like ${name}=${example}`,
    );
    return {name, data, problems};
  });
  const problems = results.flatMap((result) => result.problems);
  if (problems.length > 0) {
    throw refusal(problems);
  }
  const values = Object.fromEntries(
    results.map(({name, data}) => [name, data]),
  ) as unknown as Values;
  const env = toSettings(values);
  const warnings = findWarnings(values);
  const obstacles = values.CONFIG_STRICT === '1' ? [...warnings, ...findPlaceholders(values)] : [];
  if (obstacles.length > 0) {
    throw refusal(obstacles);
  }
  return {env, warnings};
}

/**
 * Reads `.env` beside the configuration (variables that are already set win) and checks the whole.
 * @param siteDir Folder of docusaurus.config.ts.
 * @returns What parseSiteEnv returns.
 * @throws Error as parseSiteEnv does.
 */
export function loadSiteEnv(siteDir: string): EnvResult {
  const file = path.join(siteDir, '.env');
  const fromFile = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  // A variable that is set, if only to nothing, hides the file's: the sandbox relies on that, so
  // that a preview never reaches a writer's own services.
  return parseSiteEnv({...fromFile, ...process.env});
}
