/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import {parseSiteEnv} from '../../config/env';
import {service} from '../service';

const ROOT = path.resolve(__dirname, '..', '..', '..');
const FOLDERS = ['docs', 'blog', 'openapi/pages', 'src/pages', 'i18n/fr'];
const {env} = parseSiteEnv({});

/** What pages write as a placeholder, and which. */
const TYPED: readonly (readonly [literal: string, placeholder: string])[] = [
  [`https://${service.hubHost}${service.hubPath}`, '%hubUrl%'],
  [service.hubHost, '%hubHost%'],
  [service.hubPath, '%hubPath%'],
  [env.apiBaseUrl, '%apiUrl%'],
  [new URL(env.apiBaseUrl).origin, '%apiUrl%'],
  [env.portalUrl.replace(/\/$/, ''), '%portalUrl%'],
  [service.sdk, '%sdk%'],
  [`${service.vendor}:options`, '%vendor%:options'],
  [`${service.vendor}: `, '%vendor%: '],
];

/** Where a literal stands on purpose. */
const STAYS: readonly {readonly text: string; readonly because: string}[] = [
  {
    text: 'https://api.firegrid.example/problems/',
    because: 'types of problems are names (RFC 9457), the same wherever the API is called',
  },
];

/** Pages end so that are built from the description, whose addresses are its own. */
const GENERATED = '.api.mdx';

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

function listPages(folder: string): string[] {
  return fs
    .readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.mdx?$/.test(name) && !name.endsWith(GENERATED))
    .map((name) => path.join(folder, name));
}

const findTyped = (text: string): string[] => {
  const rest = STAYS.reduce((left, {text: stays}) => left.replaceAll(stays, ''), text);
  return TYPED.filter(([literal]) => rest.includes(literal)).map(([, placeholder]) => placeholder);
};

describe('facts of the service', () => {
  it.each(FOLDERS)('are not typed by hand in %s', (folder) => {
    const problems = listPages(folder).flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) =>
          findTyped(line).map(
            (placeholder) => `${file}:${index + 1}: write ${placeholder} instead of its value`,
          ),
        ),
    );
    expect(problems).toEqual([]);
  });

  it('would be found if they were', () => {
    expect(findTyped("hostname: 'hub.firegrid.example'")).toEqual(['%hubHost%']);
    expect(findTyped('execute("firegrid: setResult")')).toEqual(['%vendor%: ']);
    expect(findTyped('https://api.firegrid.example/problems/not-found')).toEqual([]);
    expect(findTyped('https://api.firegrid.example/v2')).toEqual(['%apiUrl%']);
  });

  it.each(STAYS)('stay where $because', ({text}) => {
    expect(listPages('docs').some((file) => read(file).includes(text))).toBe(true);
  });
});

// Type declarations can take nothing from code.
it('are what the samples are checked against', () => {
  const types = 'checks/samples/types';
  expect(read(`${types}/firegrid-sdk.d.ts`)).toContain(`declare module '${service.sdk}' {`);
  expect(read(`${types}/webdriverio.d.ts`)).toContain(`'${service.vendor}:options'?: `);
});

it('are those of the description of the API', () => {
  expect(read('openapi/firegrid.yaml')).toContain(`  - url: ${env.apiBaseUrl}\n`);
});
