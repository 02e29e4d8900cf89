// A deployment below a path, as the README has it: English alone, with the rules of nginx in a real one.
import fs from 'node:fs';
import path from 'node:path';
import {selectAll} from 'hast-util-select';
import type {RunningServer} from '../../sandbox/shared/http';
import {projectRoot} from '../../scripts/lib/paths';
import {runProgram} from '../../scripts/lib/runProgram';
import type {variables} from '../../src/config/variables';
import {hashSource} from '../../src/plugins/built-pages/hosting/headers';
import {inlineScriptsOf} from '../../src/plugins/built-pages/hosting/inlineScripts';
import {listFiles, parsePage} from '../../src/plugins/built-pages/readPage';
import {program, startNginx} from './realNginx';

const BASE = '/site/';
const WORK = path.join('.cache', 'base-path');
const OUT = path.join(projectRoot, WORK, 'build');

const deployment: Readonly<Record<keyof typeof variables, string>> = {
  SITE_URL: `https://org.github.io${BASE}`,
  PORTAL_URL: 'https://portal.example.com/',
  LOGIN_URL: '',
  OIDC_ISSUER: '',
  SUPPORT_EMAIL: 'support@example.com',
  STATUS_URL: 'https://status.example.com/',
  REDIRECTS_URL: 'https://go.example.com/',
  EMAILJS_SERVICE_ID: 'service_ab12cd3',
  EMAILJS_TEMPLATE_ID: 'template_ab12cd3',
  EMAILJS_PUBLIC_KEY: 'Xk3v9_publicKey',
  EMAILJS_ORIGIN: '',
  SCHEDULING_URL: 'https://calendar.example.com/demo',
  HUB_URL: 'https://hub.example.com/wd/hub',
  API_BASE_URL: 'https://api.example.com/v1',
  API_TEST_KEY: '',
  CHAT_API_URL: '',
  HOST_RULES: 'nginx',
  CONFIG_STRICT: '1',
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

(program ? describe : describe.skip)('in nginx', () => {
  let server: RunningServer | undefined;

  const ask = async (address: string): Promise<Response> =>
    fetch(`${server?.origin}${BASE}${address}`, {redirect: 'manual'});

  beforeAll(async () => {
    server = await startNginx(OUT, BASE, fs.readFileSync(`${OUT}.nginx.conf`, 'utf8'));
  });

  afterAll(async () => {
    await server?.close();
  });

  it.each(['', 'documentation/quick-start/', 'api-documentation/list-devices/'])(
    'the page at %j has a policy with the hashes of its scripts',
    async (address) => {
      const answer = await ask(address);
      expect(answer.status).toBe(200);
      const policy = answer.headers.get('Content-Security-Policy');
      const scripts = inlineScriptsOf(parsePage(await answer.text()));
      expect(scripts.length).toBeGreaterThan(0);
      scripts.forEach(({text}) => {
        expect(policy).toContain(hashSource(text));
      });
      expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(answer.headers.get('Cross-Origin-Opener-Policy')).toBe(
        address.startsWith('api') ? 'same-origin-allow-popups' : null,
      );
    },
  );

  it('moved pages lead on, and missing ones show the 404 page', async () => {
    const moved = await ask('docs/quick-start/');
    expect(moved.status).toBe(301);
    expect(moved.headers.get('Location')).toBe(`${BASE}documentation/quick-start/`);
    const missing = await ask('nowhere/');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toBe(read('404.html'));
  });

  it.each(['.nginx.conf', 'build.nginx.conf', '_headers', '_redirects'])(
    'does not serve %s',
    async (name) => {
      expect((await ask(name)).status).toBe(404);
    },
  );
});
