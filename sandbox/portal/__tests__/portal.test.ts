import {request} from '@playwright/test';
import {startPortal} from '..';
import {serve, visitor} from '../../__tests__/support';
import {PORTAL_CLIENT_ID, testAccount} from '../../accounts';
import {startIdentityProvider} from '../../identity-provider';

const SITE = 'http://localhost:3000';

const client = visitor();
let portal = '';
let issuer = '';

serve((ports) => {
  portal = `http://localhost:${ports.portal}`;
  issuer = `http://localhost:${ports.identityProvider}`;
  const shared = {
    issuer,
    portal,
    clientSecret: 'a secret of the two services, long enough for its purpose',
    siteUrl: (locale: string) => (locale === 'en' ? `${SITE}/` : `${SITE}/${locale}/`),
  };
  return [
    startIdentityProvider({...shared, port: ports.identityProvider}),
    startPortal({...shared, port: ports.portal}),
  ];
});

const actionOf = (page: string): string => /action="([^"]+)"/.exec(page)?.[1] ?? '';

/** Address of the portal's initiate-login endpoint with these parameters. */
function loginUrl(params: Readonly<Record<string, string>> = {}): string {
  return `${portal}/login?${new URLSearchParams(params).toString()}`;
}

/** Asks for a page, expects its status, and gives its text. */
async function read(url: string, status: number, from = client()): Promise<string> {
  const response = await from.get(url, {
    maxRedirects: 0,
    headers: {'accept-language': 'fr-CA,fr;q=0.9'},
  });
  expect([url, response.status()]).toEqual([url, status]);
  return response.text();
}

/**
 * Logs in as the test account does, page by page, and stops before the portal's callback.
 * @param start The initiate-login address.
 * @returns The callback's address with its code and state.
 */
async function logInUntilCallback(
  start: string,
): Promise<{readonly callback: string; readonly pages: readonly string[]}> {
  const loginPage = await (await client().get(start)).text();
  const consent = await client().post(`${issuer}${actionOf(loginPage)}`, {
    form: {email: testAccount.email, password: testAccount.password},
  });
  const consentPage = await consent.text();
  // From here on step by step: the answers are redirects, and the last one must not be followed.
  let response = await client().post(`${issuer}${actionOf(consentPage)}`, {maxRedirects: 0});
  let location = response.headers().location ?? '';
  for (let hop = 0; hop < 5 && !location.includes('/callback?'); hop += 1) {
    response = await client().get(new URL(location, issuer).href, {maxRedirects: 0});
    location = response.headers().location ?? '';
  }
  return {callback: location, pages: [loginPage, consentPage]};
}

describe('the identity provider', () => {
  const authorizeUrl = (more: Readonly<Record<string, string>> = {}): string => {
    const query = new URLSearchParams({
      client_id: PORTAL_CLIENT_ID,
      redirect_uri: `${portal}/callback`,
      response_type: 'code',
      scope: 'openid',
      state: 'state',
      ui_locales: 'fr',
      ...more,
    });
    return `${issuer}/auth?${query.toString()}`;
  };

  test('asks for S256 as the only challenge, and insists on one', async () => {
    const discovery = await client().get(`${issuer}/.well-known/openid-configuration`);
    expect(await discovery.json()).toMatchObject({
      issuer,
      code_challenge_methods_supported: ['S256'],
      prompt_values_supported: expect.arrayContaining(['create', 'login']),
      ui_locales_supported: ['en', 'fr'],
    });
    const response = await client().get(authorizeUrl(), {maxRedirects: 0});
    expect(response.status()).toBe(303);
    const location = new URL(response.headers().location ?? '');
    expect(location.origin).toBe(portal);
    expect(location.searchParams.get('error')).toBe('invalid_request');
  });

  test('answers on pages of its own, in the language asked for', async () => {
    const foreign = await read(authorizeUrl({redirect_uri: 'https://evil.example/callback'}), 400);
    expect(foreign).toContain('<html lang="fr-CA">');
    expect(foreign).toContain('redirect_uri');
    expect(await read(`${issuer}/interaction/unknown`, 400)).toContain('Cette connexion a expiré');
    expect(await read(`${issuer}/`, 200)).toContain('tester@example.com');
  });

  test('refuses a wrong password and keeps the address', async () => {
    const login = await client().get(loginUrl({ui_locales: 'fr'}));
    const response = await client().post(`${issuer}${actionOf(await login.text())}`, {
      form: {email: 'someone@example.com', password: 'wrong'},
    });
    expect(response.status()).toBe(422);
    const page = await response.text();
    expect(page).toContain('role="alert"');
    expect(page).toContain('value="someone@example.com"');
  });
});

describe('a login', () => {
  test('ends on the chosen plan under a new session id, counts once, and ends again', async () => {
    const start = loginUrl({
      iss: issuer,
      target_link_uri: `${portal}/?plan=professional`,
      ui_locales: 'fr',
      login_hint: testAccount.email,
    });
    const {callback, pages} = await logInUntilCallback(start);
    for (const page of pages) {
      expect(page).toContain('<html lang="fr-CA">');
    }
    expect(pages[0]).toContain(`value="${testAccount.email}"`);

    const sessionId = async (): Promise<string | undefined> => {
      const {cookies} = await client().storageState();
      return cookies.find(({name}) => name.startsWith('portal_'))?.value;
    };
    const before = await sessionId();
    const arrived = await client().get(callback);
    expect(arrived.url()).toBe(`${portal}/?plan=professional`);
    const page = await arrived.text();
    for (const part of ['lang="fr-CA"', 'Bonjour, Sam', 'Professional', `href="${SITE}/fr/"`]) {
      expect(page).toContain(part);
    }
    expect(before).toBeTruthy();
    expect(await sessionId()).not.toBe(before);
    expect(await read(callback, 400)).toContain('(state)');

    // Logging out ends both sessions.
    const asked = await client().post(`${portal}/logout`);
    const form = await asked.text();
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(form)?.[1] ?? '';
    const left = await client().post(actionOf(form), {form: {xsrf, logout: 'yes'}});
    expect(left.url()).toBe(`${portal}/?ui_locales=fr`);
    expect(await (await client().get(start)).text()).toContain('<h1>Se connecter</h1>');
  });

  test('that is cancelled says so and shares nothing', async () => {
    const login = await client().get(loginUrl({ui_locales: 'fr'}));
    const interaction = actionOf(await login.text()).replace(/\/login$/, '');
    const response = await client().post(`${issuer}${interaction}/abort`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('Aucune session n’est ouverte');
  });

  test('starts by link and by form, with state, nonce and PKCE', async () => {
    const posted = {iss: issuer, target_link_uri: `${portal}/?plan=starter`, ui_locales: 'fr-CA'};
    const starts = [
      await client().get(loginUrl({ui_locales: 'fr'}), {maxRedirects: 0}),
      await client().post(`${portal}/login`, {form: posted, maxRedirects: 0}),
    ];
    expect(starts[0]?.headers()['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax$/);
    for (const response of starts) {
      expect(response.status()).toBe(303);
      const location = new URL(response.headers().location ?? '');
      expect(location.origin).toBe(issuer);
      expect(Object.fromEntries(location.searchParams)).toMatchObject({
        response_type: 'code',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{20,}$/),
        nonce: expect.stringMatching(/^[\w-]{20,}$/),
        ui_locales: 'fr',
      });
      expect(location.searchParams.has('prompt')).toBe(false);
    }
    // Nothing but a registration may be asked for from outside.
    for (const [asked, passedOn] of Object.entries({create: 'create', none: null, junk: null})) {
      const response = await client().get(loginUrl({prompt: asked}), {maxRedirects: 0});
      const {searchParams} = new URL(response.headers().location ?? '');
      expect(searchParams.get('prompt')).toBe(passedOn);
    }
  });
});

describe('a registration', () => {
  const start = (): string => loginUrl({ui_locales: 'fr', prompt: 'create', login_hint: 'a@b.ca'});
  const person = {name: 'Élodie Roy', email: 'Élodie@québec.example', password: 'aussi-long'};

  /** Fills in the page in the language of the test's visitor. */
  async function signUp(form: Readonly<Record<string, string>>, at = start()) {
    const page = await (await client().get(at)).text();
    const response = await client().post(`${issuer}${actionOf(page)}`, {form});
    return {page, answer: await response.text(), status: response.status()};
  }

  test('creates an account, which greets, and which one can log in to afterwards', async () => {
    const {page, answer} = await signUp(person);
    for (const part of ['<h1>Créez votre compte</h1>', 'value="a@b.ca"', '<html lang="fr-CA">']) {
      expect(page).toContain(part);
    }
    expect(answer).toContain('au nom de Élodie Roy');
    const greeting = await client().post(`${issuer}${actionOf(answer)}`);
    expect(greeting.url()).toBe(`${portal}/`);
    expect(await greeting.text()).toContain('Bonjour, Élodie');

    const other = await request.newContext();
    const logIn = await (await other.get(loginUrl({ui_locales: 'en'}))).text();
    expect(logIn).toContain('<h1>Log in</h1>');
    const consent = await other.post(`${issuer}${actionOf(logIn)}`, {form: person});
    expect(await consent.text()).toContain('logged in as Élodie Roy');
    await other.dispose();
  });

  test.each([
    [
      'an address that has an account',
      {email: testAccount.email.toUpperCase()},
      'a déjà un compte',
    ],
    ['no name', {name: ' '}, 'Indiquez'],
    ['no address', {email: 'nobody'}, 'Indiquez'],
    ['a short password', {password: 'short'}, 'Indiquez'],
  ])('with %s says so and keeps what was written', async (_what, change, told) => {
    const form = {name: 'Zoé', email: 'zoe@example.com', password: 'long enough', ...change};
    const {answer, status} = await signUp(form);
    expect(status).toBe(422);
    expect(answer).toContain('<h1>Créez votre compte</h1>');
    expect(answer).toContain(told);
    expect(answer).toContain(`value="${form.email}"`);
  });

  test('leads to the login and back, for those who have an account or none', async () => {
    const page = await (await client().get(start())).text();
    const [, toLogin = ''] = /href="([^"]+)"\s*>J’ai déjà un compte/.exec(page) ?? [];
    const login = await (await client().get(issuer + toLogin)).text();
    expect(login).toContain('<h1>Se connecter</h1>');
    expect(login).toMatch(/href="[^"]+"\s*>Créer un compte/);
    const {email, password} = testAccount;
    const response = await client().post(`${issuer}${actionOf(login)}`, {form: {email, password}});
    expect(await response.text()).toContain('au nom de Sam Tester');
  });
});

describe('the portal refuses', () => {
  test('targets elsewhere and foreign issuers, in the visitor’s language', async () => {
    for (const target of [
      ...['https://evil.example/', '//evil.example/', '/relative', 'javascript:alert(1)', ''],
      ...['@evil.example/', '.evil.example/'].map((end) => portal + end),
      portal.replace('http:', 'https:'),
      portal.replace(/\d+$/, '9'),
    ]) {
      const page = await read(loginUrl({target_link_uri: target, ui_locales: 'fr'}), 400);
      expect(page).toContain('<html lang="fr-CA">');
      expect(page).toContain('(target_link_uri)');
    }
    for (const iss of ['https://evil.example', `${issuer}/`, '']) {
      expect(await read(loginUrl({iss}), 400)).toContain('(iss)');
    }
  });

  test('a forged, a missing and another browser’s state, and then takes the honest answer', async () => {
    const {callback} = await logInUntilCallback(loginUrl({ui_locales: 'fr'}));
    const changed = (change: (params: URLSearchParams) => void): string => {
      const url = new URL(callback);
      change(url.searchParams);
      return url.href;
    };
    const stranger = await request.newContext();
    const refused = [
      await read(
        changed((params) => params.set('state', 'forged')),
        400,
      ),
      await read(
        changed((params) => params.delete('state')),
        400,
      ),
      await read(callback, 400, stranger),
    ];
    await stranger.dispose();
    for (const page of refused) {
      expect(page).toContain('(state)');
    }
    expect(await (await client().get(callback)).text()).toContain('Bonjour, Sam');
  });

  test('a code that the provider did not give', async () => {
    const {callback} = await logInUntilCallback(loginUrl());
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await read(callback.replace(/([?&]code=)[^&]+/, '$1made-up'), 400);
    expect(logged).toHaveBeenCalled();
  });
});
