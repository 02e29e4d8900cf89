import fs from 'node:fs';
import path from 'node:path';
import {parseEnv} from 'node:util';
import type * as z from 'zod';
import {brand} from './brand';
import {variables, type Variable} from './variables';

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

interface EnvResult {
  readonly env: SiteEnv;
  /** Sentences for the person who builds: the setting that is missing, the consequence and the fix. */
  readonly warnings: readonly string[];
  /** Whether the build is for a deployment. */
  readonly isStrict: boolean;
}

/** An error that lists every problem at once. */
const refusal = (problems: readonly string[]) =>
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

/** The host of the defaults and examples in the table: nothing will ever respond there (RFC 2606). */
export const PLACEHOLDER = 'firegrid.example';

/** URLs that a deployment must not ship as they are in the table. */
function findPlaceholders(values: Values) {
  return Object.entries(values).flatMap(([name, value]: [string, string | undefined]) => {
    const {example, isOwn}: Variable = variables[name as keyof Values];
    const host = isOwn && value && (value.split('@')[1] ?? new URL(value).hostname);
    return host && `.${host.toLowerCase()}`.endsWith(`.${PLACEHOLDER}`)
      ? `${name}: "${value}" is a placeholder. Set it to the real URL, for example ${name}=${example.replace(PLACEHOLDER, 'example.com')}`
      : [];
  });
}

function findWarnings(values: Values) {
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
 * @returns The settings with their defaults filled in, and warnings about missing ones.
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
  const isStrict = values.CONFIG_STRICT === '1';
  const obstacles = isStrict ? [...warnings, ...findPlaceholders(values)] : [];
  if (obstacles.length > 0) {
    throw refusal(obstacles);
  }
  return {env, warnings, isStrict};
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
