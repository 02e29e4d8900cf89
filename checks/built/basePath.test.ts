// A deployment below a path, as the README has it: English alone, with the rules of nginx.
import fs from 'node:fs';
import path from 'node:path';
import {selectAll} from 'hast-util-select';
import {projectRoot} from '../../scripts/lib/paths';
import {runProgram} from '../../scripts/lib/runProgram';
import type {variables} from '../../src/config/variables';
import {listFiles, parsePage} from '../../src/plugins/built-pages/readPage';

const BASE = '/site/';
const WORK = path.join('.cache', 'base-path');
const OUT = path.join(projectRoot, WORK, 'build');

/** All variables, so that none of the machine's counts. */
const deployment: Readonly<Record<keyof typeof variables, string>> = {
  ...{SITE_URL: `https://org.github.io${BASE}`, HUB_URL: 'https://hub.example.com/wd/hub'},
  ...{PORTAL_URL: 'https://portal.example.com/', LOGIN_URL: '', OIDC_ISSUER: ''},
  ...{SUPPORT_EMAIL: 'support@example.com', STATUS_URL: 'https://status.example.com/'},
  ...{
    REDIRECTS_URL: 'https://go.example.com/',
    SCHEDULING_URL: 'https://calendar.example.com/demo',
  },
  ...{EMAILJS_SERVICE_ID: 'service_ab12cd3', EMAILJS_TEMPLATE_ID: 'template_ab12cd3'},
  ...{EMAILJS_PUBLIC_KEY: 'Xk3v9_publicKey', EMAILJS_ORIGIN: '', CHAT_API_URL: ''},
  ...{API_BASE_URL: 'https://api.example.com/v1', API_TEST_KEY: ''},
  ...{HOST_RULES: 'nginx', CONFIG_STRICT: '1'},
};

const read = (name: string): string => fs.readFileSync(path.join(OUT, name), 'utf8');

beforeAll(async () => {
  const {status, output, errors} = await runProgram(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts', '--locale', 'en', '--out-dir', OUT],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        ...deployment,
        NODE_ENV: 'production',
        NO_UPDATE_NOTIFIER: '1',
        // The sandbox's build has the cache and the usual folder.
        DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.docusaurus', 'base-path'),
      },
    },
  );
  if (status !== 0) {
    throw new Error(`The build below ${BASE} failed.\n${output}\n${errors}`);
  }
}, 600_000);

it('has no address outside of its path', () => {
  const outside = listFiles(OUT, '.html').flatMap((name) =>
    selectAll('[href], [src]', parsePage(read(name)))
      .map(({properties: {href, src}}) => String(href ?? src))
      .filter((address) => /^\/(?!\/)/.test(address) && !address.startsWith(BASE))
      .map((address) => `${name}: ${address}`),
  );
  expect(outside).toEqual([]);
});

it('holds no rules that a host would publish', () => {
  const names = fs.readdirSync(OUT).filter((name) => /^_|\.conf$/.test(name));
  expect(names).toEqual([]);
  expect(fs.existsSync(`${OUT}.nginx.conf`)).toBe(true);
});
