/** @jest-environment node */
import fs from 'node:fs';
import {parseSiteEnv} from '../../config/env';
import {CONTENT_FOLDERS} from '../../lib/pageAddress';
import {facts, type FactId} from '../facts';
import {service} from '../service';

const SPACE = '[ \\u00a0]';
const {env} = parseSiteEnv({});
const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Words that make a number the claim of a fact, in both languages. */
const CLAIMS: Partial<Record<FactId, (value: string) => string>> = {
  apiRequestsPerMinute: (value) => `\\b${value}${SPACE}(?:requests|requêtes)`,
  freeMinutes: (value) => `\\b${value}${SPACE}(?:free minutes|minutes gratuites)`,
  deviceCount: (value) => `\\b${value}${SPACE}(?:real |appareils|devices)`,
  trialDays: (value) => `\\b${value}[- ]day free|essai gratuit de ${value}`,
  tlsVersion: (value) => `\\bTLS${SPACE}${value}\\b`,
};

interface Guard {
  readonly pattern: RegExp;
  readonly write: string;
}

/** Derived from the facts, so that a new price is guarded as the old one was. */
const factGuards: readonly Guard[] = Object.entries(facts).flatMap(([id, fact]) => {
  const value = escape(String(fact.value));
  const source =
    fact.kind === 'price'
      ? `\\$ ?${value}\\b|\\b${value}${SPACE}\\$`
      : CLAIMS[id as FactId]?.(value);
  const write = `<Fact id="${id}"/> (in TypeScript, formatFact('${id}'))`;
  return source ? [{pattern: new RegExp(source), write}] : [];
});

/** URLs and names of the service, for which pages have placeholders. */
const placeholderGuards: readonly Guard[] = (
  [
    [env.hubUrl, '%hubUrl%'],
    [new URL(env.hubUrl).host, '%hubHost%'],
    [new URL(env.hubUrl).pathname, '%hubPath%'],
    [new URL(env.apiBaseUrl).origin, '%apiUrl%'],
    [env.portalUrl.replace(/\/$/, ''), '%portalUrl%'],
    [service.sdk, '%sdk%'],
    [`${service.vendor}:options`, '%vendor%:options'],
    [`${service.vendor}: `, '%vendor%: '],
  ] as const
).map(([literal, write]) => ({pattern: new RegExp(escape(literal)), write}));

/** Links that break below a base path. Markdown and <Link> add it by themselves. */
const basePathGuards: readonly Guard[] = [
  {
    pattern: /\b(?:href|src|srcSet|poster|action)=["'{`]+\/(?!\/)/,
    write: '<Link>, useBaseUrl() or %siteUrl%',
  },
  {pattern: /url\(["']?\/(?!\/)/, write: 'a relative path'},
  {
    pattern:
      /\bpathname(?: ?[!=]==? ?|\.startsWith\()["'`]\/|\b(?:fetch|push|replace|assign|open)\(["'`]\/[\w`'"]/,
    write: 'useBaseUrl()',
  },
];

/** Types of problems are names (RFC 9457): the same wherever the API is called. */
const STAYS = 'https://api.firegrid.example/problems/';

const find = (text: string, guards: readonly Guard[]) =>
  guards.filter(({pattern}) => pattern.test(text.replaceAll(STAYS, ''))).map(({write}) => write);

/** Pages with `.api.mdx` are built from the description, whose URLs are its own. */
function findTyped(folder: string, names: RegExp, guards: readonly Guard[]) {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => names.test(name) && !/__tests__|(?:^|\/)facts\.ts$|\.api\.mdx$/.test(name))
    .flatMap((name) =>
      fs
        .readFileSync(`${folder}/${name}`, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          find(line, guards).map(
            (write) => `${folder}/${name}:${index + 1}: write ${write} instead`,
          ),
        ),
    );
}

/** Folders with pages, in both languages: the changelog is one of them. */
const PAGES = [...CONTENT_FOLDERS.map(({source}) => source), 'i18n/fr'];

it.each([...PAGES, 'src/data', 'src/features'])('no fact is typed by hand in %s', (folder) => {
  expect(findTyped(folder, /\.(?:mdx?|tsx?|json)$/, factGuards)).toEqual([]);
});

it.each(PAGES)('nothing that has a placeholder is typed by hand in %s', (folder) => {
  expect(findTyped(folder, /\.mdx?$/, placeholderGuards)).toEqual([]);
});

it.each([...PAGES.filter((folder) => !folder.startsWith('src/')), 'src'])(
  'no address without the base path is typed by hand in %s',
  (folder) => {
    expect(findTyped(folder, /\.(?:mdx?|tsx?|css)$/, basePathGuards)).toEqual([]);
  },
);

it('all would be found if they were', () => {
  for (const typed of [
    '<a href="/a.txt">',
    '<img src={`/a.png`} />',
    "url('/a.woff2')",
    "if (pathname === '/') {",
    "location.pathname.startsWith('/fr/')",
    "history.push('/')",
  ]) {
    expect([typed, ...find(typed, basePathGuards)]).toHaveLength(2);
  }
  expect(find('<Link to="/a/"> <img src="//a" /> [a](/b/)', basePathGuards)).toEqual([]);
  const {starterPrice, apiRequestsPerMinute} = facts;
  const price = [expect.stringContaining('starterPrice')];
  expect(find(`Starter costs $${starterPrice.value} a month`, factGuards)).toEqual(price);
  expect(find(`Starter coûte ${starterPrice.value}\u00a0$ par mois`, factGuards)).toEqual(price);
  expect(find(`at most ${apiRequestsPerMinute.value} requests`, factGuards)).toHaveLength(1);
  expect(find("hostname: 'hub.firegrid.example'", placeholderGuards)).toEqual(['%hubHost%']);
  expect(find('execute("firegrid: setResult")', placeholderGuards)).toEqual(['%vendor%: ']);
  expect(find(`${STAYS}not-found`, placeholderGuards)).toEqual([]);
  expect(find('https://api.firegrid.example/v2', placeholderGuards)).toEqual(['%apiUrl%']);
});

// Type declarations can take nothing from code.
it('the samples and the description of the API name the service as the pages do', () => {
  const types = 'checks/samples/types';
  const read = (file: string) => fs.readFileSync(file, 'utf8');
  expect(read(`${types}/firegrid-sdk.d.ts`)).toContain(`declare module '${service.sdk}' {`);
  expect(read('openapi/firegrid.yaml')).toContain(`  - url: ${env.apiBaseUrl}\n`);
});
