import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {expect, test as base, type APIRequestContext} from '@playwright/test';
import {
  findFreePorts,
  startSandbox,
  testAccount,
  type SandboxAddresses,
  type SandboxPorts,
} from '../../sandbox';

export {expect};

interface OwnSandbox {
  readonly addresses: SandboxAddresses;
  readonly ports: SandboxPorts;
}

/** Away from the preview's ports; each worker looks for its own set. */
const BASE_PORT = 6600;
const WORKER_DISTANCE = 200;

const files: Readonly<Record<string, string>> = {
  _headers:
    '/*\n  X-Everywhere: yes\n\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  _redirects: '/old/* /new/?from=:splat 301\n/elsewhere https://example.com/ 302\n',
  'index.html': '<!doctype html><title>Home</title><iframe title="Scheduler"></iframe>',
  '404.html': 'Not here',
  'new/index.html': 'New',
  'assets/app.js': 'export const text = "again and again";\n'.repeat(200),
  'film.webm': '0123456789',
  'fr/index.html': 'Accueil',
  'fr/404.html': 'Pas ici',
};

async function writeTinySite(): Promise<string> {
  const dir = await mkdtemp(path.join(os.tmpdir(), 'tiny-site-'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
  return dir;
}

/** Playwright's test with a sandbox of the worker's own, over a site of a few small files. */
export const test = base.extend<object, {readonly own: OwnSandbox}>({
  own: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from it
    async ({}, use, {parallelIndex}) => {
      const {ports} = await findFreePorts(BASE_PORT + parallelIndex * WORKER_DISTANCE);
      const siteDir = await writeTinySite();
      const sandbox = await startSandbox({ports, siteDir});
      await use({addresses: sandbox.addresses, ports});
      await sandbox.close();
      await rm(siteDir, {recursive: true});
    },
    {scope: 'worker'},
  ],
});

/** Address of the portal's initiate-login endpoint with these parameters. */
export function loginUrl(own: OwnSandbox, params: Readonly<Record<string, string>>): string {
  return `${own.addresses.portal}/login?${new URLSearchParams(params).toString()}`;
}

const actionOf = (page: string): string => /action="([^"]+)"/.exec(page)?.[1] ?? '';

/**
 * Logs in as the test account does, page by page, and stops before the portal's callback.
 * @param request Playwright's request context: it keeps the cookies.
 * @param start The initiate-login address.
 * @returns The callback's address with its code and state.
 */
export async function logInUntilCallback(
  request: APIRequestContext,
  start: string,
): Promise<{readonly callback: string; readonly pages: readonly string[]}> {
  const login = await request.get(start);
  const loginPage = await login.text();
  const issuer = new URL(login.url()).origin;
  const consent = await request.post(`${issuer}${actionOf(loginPage)}`, {
    form: {email: testAccount.email, password: testAccount.password},
  });
  const consentPage = await consent.text();
  // From here on step by step: the answers are redirects, and the last one must not be followed.
  let response = await request.post(`${issuer}${actionOf(consentPage)}`, {maxRedirects: 0});
  let location = response.headers().location ?? '';
  for (let hop = 0; hop < 5 && !location.includes('/callback?'); hop += 1) {
    response = await request.get(new URL(location, issuer).href, {maxRedirects: 0});
    location = response.headers().location ?? '';
  }
  return {callback: location, pages: [loginPage, consentPage]};
}
