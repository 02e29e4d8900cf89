import fs from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import * as z from 'zod';
import type {SiteSettings} from '../lib/siteSettings';

/** The maker's own e-mail endpoint, used unless EMAILJS_ORIGIN names another. */
const EMAILJS_DEFAULT_ORIGIN = 'https://api.emailjs.com';

const EXAMPLES = {
  SITE_URL: 'https://firegrid.example',
  PORTAL_URL: 'https://portal.firegrid.example/',
  LOGIN_URL: 'https://portal.firegrid.example/login',
  OIDC_ISSUER: 'https://id.firegrid.example',
  EMAILJS_SERVICE_ID: 'service_ab12cd3',
  EMAILJS_TEMPLATE_ID: 'template_ab12cd3',
  EMAILJS_PUBLIC_KEY: 'Xk3v9_publicKey',
  EMAILJS_ORIGIN: EMAILJS_DEFAULT_ORIGIN,
  SCHEDULING_URL: 'https://calendar.firegrid.example/demo',
  API_BASE_URL: 'https://api.firegrid.example/v1',
  CHAT_API_URL: 'https://chat.firegrid.example/v1/chat/completions',
  CONFIG_STRICT: '1',
} as const;

type VariableName = keyof typeof EXAMPLES;

/** The part of the site's settings that the environment decides. */
export interface SiteEnv extends Omit<
  SiteSettings,
  'buildYear' | 'supportEmail' | 'statusUrl' | 'social'
> {
  readonly siteUrl: string;
}

export interface EnvResult {
  readonly env: SiteEnv;
  /** Sentences for the person who builds: what is missing, what follows from it, how to mend it. */
  readonly warnings: readonly string[];
}

/** Thrown for values that cannot be used; its message lists every problem at once. */
export class EnvError extends Error {
  constructor(problems: readonly string[]) {
    super(
      [
        'The environment cannot be used (.env.example explains each variable):',
        ...problems.map((problem) => `  - ${problem}`),
      ].join('\n'),
    );
    this.name = 'EnvError';
  }
}

const isHttp = (value: string): boolean =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const httpUrl = z
  .string()
  .refine(isHttp, 'is not a full http or https address')
  .refine(
    (value) => !isHttp(value) || !(new URL(value).username || new URL(value).password),
    'must not hold a user name or a password',
  );

const origin = httpUrl.refine(
  (value) => !isHttp(value) || new URL(value).href === `${new URL(value).origin}/`,
  'is an origin: scheme, host and port without a path',
);

/** A base that paths are appended to. */
const baseUrl = httpUrl.refine((value) => !/[?#]/.test(value), 'must not hold a query or a hash');

const withSlash = (value: string): string => (value.endsWith('/') ? value : `${value}/`);
const withoutSlash = (value: string): string => value.replace(/\/+$/, '');
const id = z.string().regex(/^[\w-]+$/, 'holds characters that the e-mail service never uses');

const schema = z.object({
  SITE_URL: origin.default('https://firegrid.example').transform(withoutSlash),
  PORTAL_URL: baseUrl.default('https://portal.firegrid.example/').transform(withSlash),
  LOGIN_URL: httpUrl.optional(),
  OIDC_ISSUER: httpUrl.optional(),
  EMAILJS_SERVICE_ID: id.optional(),
  EMAILJS_TEMPLATE_ID: id.optional(),
  EMAILJS_PUBLIC_KEY: id.optional(),
  EMAILJS_ORIGIN: origin.default(EMAILJS_DEFAULT_ORIGIN).transform(withoutSlash),
  SCHEDULING_URL: httpUrl.optional(),
  API_BASE_URL: baseUrl.default('https://api.firegrid.example/v1').transform(withoutSlash),
  CHAT_API_URL: httpUrl.optional(),
  CONFIG_STRICT: z.enum(['0', '1'], 'is 1 or 0').default('0'),
} satisfies Record<VariableName, z.ZodType>);

const EMAIL_IDS = ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_PUBLIC_KEY'] as const;

function describeIssue(issue: z.core.$ZodIssue, source: NodeJS.ProcessEnv): string {
  const name = String(issue.path[0]) as VariableName;
  return `${name}: "${source[name] ?? ''}" ${issue.message}. Write it like ${name}=${EXAMPLES[name]}`;
}

function findWarnings(values: z.output<typeof schema>): string[] {
  const missingIds = EMAIL_IDS.filter((name) => !values[name]);
  return [
    ...(missingIds.length > 0
      ? [
          `${missingIds.join(', ')}: not set, so the contact form cannot send and offers the support address instead. ` +
            `Copy the values from the e-mail service's account, for example ${EMAIL_IDS[0]}=${EXAMPLES.EMAILJS_SERVICE_ID}`,
        ]
      : []),
    ...(values.SCHEDULING_URL
      ? []
      : [
          'SCHEDULING_URL: not set, so the demo button leads to the contact form instead. ' +
            `Set it to the scheduler's page, for example SCHEDULING_URL=${EXAMPLES.SCHEDULING_URL}`,
        ]),
  ];
}

/**
 * Checks the environment that CONTRIBUTING and `.env.example` describe.
 * @param source Variables by name; empty strings count as unset, as shells and CI write them.
 * @returns The values with their defaults filled in, and warnings about what is left out.
 * @throws EnvError when a value cannot be used, or when CONFIG_STRICT=1 and there is a warning.
 */
export function parseSiteEnv(source: NodeJS.ProcessEnv): EnvResult {
  const given = Object.fromEntries(
    Object.entries(source).flatMap(([name, value]) => {
      const trimmed = value?.trim();
      return name in EXAMPLES && trimmed ? [[name, trimmed] as const] : [];
    }),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    throw new EnvError(result.error.issues.map((issue) => describeIssue(issue, source)));
  }
  const values = result.data;
  const warnings = findWarnings(values);
  if (values.CONFIG_STRICT === '1' && warnings.length > 0) {
    throw new EnvError(warnings);
  }
  return {
    warnings,
    env: {
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
      apiBaseUrl: values.API_BASE_URL,
      chatApiUrl: values.CHAT_API_URL ?? null,
    },
  };
}

/**
 * Reads `.env` beside the configuration (variables that are already set win) and checks the whole.
 * @param siteDir Folder of docusaurus.config.ts.
 * @returns What parseSiteEnv returns.
 * @throws EnvError as parseSiteEnv does.
 */
export function loadSiteEnv(siteDir: string): EnvResult {
  const file = path.join(siteDir, '.env');
  const fromFile = fs.existsSync(file) ? parseEnv(fs.readFileSync(file, 'utf8')) : {};
  // A variable that is set, if only to nothing, hides the file's: the sandbox relies on that, so
  // that a preview never reaches a writer's own services.
  return parseSiteEnv({...fromFile, ...process.env});
}
