import {request} from '@playwright/test';
import {startPortal} from '..';
import {serve, visitor} from '../../__tests__/support';
import {testAccount} from '../../accounts';
import {startIdentityProvider} from '../../identity-provider';

const client = visitor();
let portal = '';
let issuer = '';

serve((portalPort, providerPort) => {
  portal = `http://localhost:${portalPort}`;
  issuer = `http://localhost:${providerPort}`;
  const login = {issuer, portal, clientSecret: 'secret', siteUrl: () => 'http://localhost:3000/'};
  return [
    startIdentityProvider({...login, port: providerPort}),
    startPortal({...login, port: portalPort}),
  ];
});

/** Address of the portal's initiate-login endpoint with these parameters. */
const loginUrl = (params: Readonly<Record<string, string>> = {}) =>
  `${portal}/login?${new URLSearchParams({ui_locales: 'fr', ...params}).toString()}`;

/** Opens a page and posts its form. Forms without an address post to their page. */
async function post(address: string, form: Readonly<Record<string, string>>) {
  const page = await client().get(address);
  return client().post(page.url(), {form});
}

const {email, password} = testAccount;

/** Logs in as the test account and allows the portal to read the profile. */
async function logIn(params?: Readonly<Record<string, string>>) {
  const consent = await post(loginUrl(params), {email, password});
  return client().post(consent.url());
}

test('a login ends on the chosen page, and logging out ends both sessions', async () => {
  const target = `${portal}/?plan=professional`;
  const home = await logIn({iss: issuer, target_link_uri: target});
  expect(home.url()).toBe(target);
  expect(await home.text()).toContain('Bonjour, Sam Tester');

  const form = await (await client().post(`${portal}/logout`)).text();
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
  const left = await client().post(action, {form: {xsrf, logout: 'yes'}});
  expect(left.url()).toBe(`${portal}/?ui_locales=fr`);
  expect((await client().get(loginUrl())).url()).toContain(`${issuer}/interaction/`);
});

test('the portal asks the provider with state, nonce and PKCE, and in the visitor’s language', async () => {
  const response = await client().get(loginUrl({prompt: 'create'}), {maxRedirects: 0});
  const {searchParams} = new URL(response.headers().location ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{20,}$/),
    nonce: expect.stringMatching(/^[\w-]{20,}$/),
    ui_locales: 'fr',
    prompt: 'create',
  });
});

test('targets elsewhere and foreign issuers are refused', async () => {
  for (const target of ['https://evil.example/', '/relative', `${portal}.evil.example/`]) {
    const response = await client().get(loginUrl({target_link_uri: target}));
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain('(target_link_uri)');
  }
  const response = await client().get(loginUrl({iss: 'https://evil.example'}));
  expect(response.status()).toBe(400);
  expect(await response.text()).toContain('(iss)');
});

test('an answer that this browser did not ask for is refused', async () => {
  const asked = await client().get(loginUrl(), {maxRedirects: 0});
  const state = new URL(asked.headers().location ?? '').searchParams.get('state') ?? '';
  const other = await request.newContext();
  for (const [browser, answer] of [
    [client(), 'forged'],
    [other, state],
  ] as const) {
    const response = await browser.get(`${portal}/callback?code=any&state=${answer}`);
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain('(state)');
  }
  await other.dispose();
});

test('a cancelled login says so', async () => {
  const response = await post(loginUrl(), {step: 'cancel'});
  expect(await response.text()).toContain('Aucune session n’est ouverte');
});

test.each([
  [{}, {email, password: 'wrong'}],
  [{prompt: 'create'}, {email: email.toUpperCase(), name: 'Sam', password}],
])(
  'the provider explains why no one was logged in, and keeps the address',
  async (params, form) => {
    const response = await post(loginUrl(params), form);
    expect(response.status()).toBe(422);
    const page = await response.text();
    expect(page).toContain('role="alert"');
    expect(page).toContain(`value="${form.email.toLowerCase()}"`);
  },
);
