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
function loginUrl(params: Readonly<Record<string, string>>): string {
  return `${portal}/login?${new URLSearchParams(params).toString()}`;
}

/**
 * Logs in as the test account does, page by page, and stops before the portal's callback.
 * @param start The initiate-login address.
 * @returns The callback's address with its code and state.
 */
async function logInUntilCallback(
  start: string,
): Promise<{readonly callback: string; readonly pages: readonly string[]}> {
  const login = await client().get(start);
  const loginPage = await login.text();
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
  function authorizeUrl(more: Readonly<Record<string, string>>): string {
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
  }

  test('its discovery document names S256 as the only challenge', async () => {
    const response = await client().get(`${issuer}/.well-known/openid-configuration`);
    expect(await response.json()).toMatchObject({
      issuer,
      code_challenge_methods_supported: ['S256'],
      ui_locales_supported: ['en', 'fr'],
    });
  });

  const unsafe = {
    'no challenge': {},
    'a plain challenge': {code_challenge: 'x'.repeat(43), code_challenge_method: 'plain'},
  } as const;

  for (const [what, more] of Object.entries(unsafe)) {
    test(`a request with ${what} is sent back`, async () => {
      const response = await client().get(authorizeUrl(more), {
        maxRedirects: 0,
      });
      expect(response.status()).toBe(303);
      const location = new URL(response.headers().location ?? '');
      expect(location.origin).toBe(portal);
      expect(location.searchParams.get('error')).toBe('invalid_request');
    });
  }

  test('a foreign redirect address is refused on a page of its own', async () => {
    const response = await client().get(
      authorizeUrl({redirect_uri: 'https://evil.example/callback'}),
      {maxRedirects: 0},
    );
    expect(response.status()).toBe(400);
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
    const page = await response.text();
    expect(page).toContain('<html lang="fr-CA">');
    expect(page).toContain('redirect_uri');
  });

  test('an unknown login is answered on a page, not with a stack', async () => {
    const response = await client().get(`${issuer}/interaction/unknown`, {
      headers: {'accept-language': 'fr-CA,fr;q=0.9'},
    });
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain('Cette connexion a expiré');
  });

  test('its own page names the test account', async () => {
    const page = await (await client().get(issuer)).text();
    expect(page).toContain('tester@example.com');
  });
});

describe('a login', () => {
  const languages = [
    {locale: 'en', lang: 'en', ask: 'Log in', greeting: 'Hello, Sam', sitePath: '/'},
    {locale: 'fr', lang: 'fr-CA', ask: 'Se connecter', greeting: 'Bonjour, Sam', sitePath: '/fr/'},
  ] as const;

  for (const {locale, lang, ask, greeting, sitePath} of languages) {
    test(`a login in ${locale} ends on the chosen plan, greeted by name`, async () => {
      const start = loginUrl({
        iss: issuer,
        target_link_uri: `${portal}/?plan=professional`,
        ui_locales: locale,
        login_hint: testAccount.email,
      });
      const {callback, pages} = await logInUntilCallback(start);
      for (const page of pages) {
        expect(page).toContain(`<html lang="${lang}">`);
      }
      expect(pages[0]).toContain(`<h1>${ask}</h1>`);
      expect(pages[0]).toContain(`value="${testAccount.email}"`);

      const arrived = await client().get(callback);
      expect(arrived.url()).toBe(`${portal}/?plan=professional`);
      const page = await arrived.text();
      expect(page).toContain(`<html lang="${lang}">`);
      expect(page).toContain(greeting);
      expect(page).toContain('Professional');
      expect(page).toContain(`href="${SITE}${sitePath}"`);

      // The same answer a second time is refused.
      const replay = await client().get(callback);
      expect(replay.status()).toBe(400);
      expect(await replay.text()).toContain('(state)');

      // Logging out ends both sessions.
      const asked = await client().post(`${portal}/logout`, {headers: {origin: portal}});
      const form = await asked.text();
      const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(form)?.[1] ?? '';
      const left = await client().post(action, {form: {xsrf, logout: 'yes'}});
      expect(left.url()).toBe(`${portal}/?ui_locales=${locale}`);
      expect(await left.text()).toContain(`<html lang="${lang}">`);
      const again = await client().get(start);
      expect(await again.text()).toContain(`<h1>${ask}</h1>`);
    });
  }

  test('a wrong password is refused and keeps the address', async () => {
    const login = await client().get(loginUrl({ui_locales: 'fr'}));
    const action = /action="([^"]+)"/.exec(await login.text())?.[1] ?? '';
    const response = await client().post(`${issuer}${action}`, {
      form: {email: 'someone@example.com', password: 'wrong'},
    });
    expect(response.status()).toBe(422);
    const page = await response.text();
    expect(page).toContain('role="alert"');
    expect(page).toContain('value="someone@example.com"');
  });

  test('a cancelled login says so and shares nothing', async () => {
    const login = await client().get(loginUrl({ui_locales: 'fr'}));
    const action = /action="([^"]+)\/login"/.exec(await login.text())?.[1] ?? '';
    const response = await client().post(`${issuer}${action}/abort`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain('Aucune session n’est ouverte');
  });
});

describe('the portal', () => {
  /** Targets that would lead a visitor away, given the portal's origin. */
  const foreignTargets: readonly ((portal: string) => string)[] = [
    () => 'https://evil.example/',
    () => '//evil.example/',
    () => '/\\evil.example/',
    () => '/relative',
    () => 'javascript:alert(1)',
    () => 'data:text/html,hi',
    () => '',
    (portal) => `${portal}@evil.example/`,
    (portal) => `${portal}.evil.example/`,
    (portal) => `${portal}\\@evil.example/`,
    (portal) => portal.replace('http:', 'https:'),
    (portal) => portal.replace('localhost', '127.0.0.1'),
    (portal) => portal.replace('//', '//user:secret@'),
    (portal) => portal.replace(/\d+$/, (port) => String(Number(port) + 1)),
    (portal) => ` ${portal}/`,
    (portal) => `${portal}/\n`,
    (portal) => `ht\ttp://${new URL(portal).host}/`,
    (portal) => `${portal}/login?target_link_uri=${portal}/`,
    (portal) => `${portal}/x/../login`,
  ];

  test('targets outside the portal are refused, in the visitor’s language', async () => {
    for (const target of foreignTargets.map((make) => make(portal))) {
      const response = await client().get(loginUrl({target_link_uri: target, ui_locales: 'fr'}), {
        maxRedirects: 0,
      });
      expect([target, response.status()]).toEqual([target, 400]);
      const page = await response.text();
      expect(page).toContain('<html lang="fr-CA">');
      expect(page).toContain('(target_link_uri)');
    }
  });

  test('a foreign issuer is refused', async () => {
    for (const iss of ['https://evil.example', `${issuer}/`, '']) {
      const response = await client().get(loginUrl({iss}), {maxRedirects: 0});
      expect([iss, response.status()]).toEqual([iss, 400]);
      expect(await response.text()).toContain('(iss)');
    }
  });

  test('a parameter that comes twice is refused', async () => {
    const target = encodeURIComponent(`${portal}/`);
    const response = await client().get(
      `${portal}/login?target_link_uri=${target}&target_link_uri=${target}`,
      {maxRedirects: 0},
    );
    expect(response.status()).toBe(400);
  });

  test('a login starts by link and by form, with state, nonce and PKCE', async () => {
    const starts = [
      await client().get(loginUrl({}), {maxRedirects: 0}),
      await client().post(`${portal}/login`, {
        form: {
          iss: issuer,
          target_link_uri: `${portal}/?plan=starter`,
          ui_locales: 'fr-CA',
        },
        maxRedirects: 0,
      }),
    ];
    for (const response of starts) {
      expect(response.status()).toBe(303);
      const location = new URL(response.headers().location ?? '');
      expect(location.origin).toBe(issuer);
      expect(location.searchParams.get('response_type')).toBe('code');
      expect(location.searchParams.get('code_challenge_method')).toBe('S256');
      expect(location.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
      expect(location.searchParams.get('state')).toMatch(/^[\w-]{20,}$/);
      expect(location.searchParams.get('nonce')).toMatch(/^[\w-]{20,}$/);
      expect(response.headers()['set-cookie']).toMatch(/; HttpOnly; SameSite=Lax$/);
    }
    const second = new URL(starts[1]?.headers().location ?? '');
    expect(second.searchParams.get('ui_locales')).toBe('fr');
  });

  test('a forged, a missing and another browser’s state are refused', async () => {
    const {callback} = await logInUntilCallback(loginUrl({ui_locales: 'fr'}));
    const forged = new URL(callback);
    forged.searchParams.set('state', 'forged');
    const missing = new URL(callback);
    missing.searchParams.delete('state');

    const stranger = await request.newContext();
    const responses = [
      await client().get(forged.href),
      await client().get(missing.href),
      await client().get(`${portal}/callback`),
      await stranger.get(callback),
    ];
    for (const response of responses) {
      expect(response.status()).toBe(400);
      expect(await response.text()).toContain('(state)');
    }
    await stranger.dispose();

    // The honest answer still counts.
    expect(await (await client().get(callback)).text()).toContain('Bonjour, Sam');
  });

  test('a code that the provider did not give is refused', async () => {
    const {callback} = await logInUntilCallback(loginUrl({}));
    const url = new URL(callback);
    url.searchParams.set('code', 'made-up');
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const response = await client().get(url.href);
    expect(response.status()).toBe(400);
    expect(logged).toHaveBeenCalled();
  });

  test('the session gets a new id when the visitor logs in', async () => {
    const {callback} = await logInUntilCallback(loginUrl({}));
    const before = (await client().storageState()).cookies.find(({name}) =>
      name.startsWith('portal_'),
    );
    await client().get(callback);
    const after = (await client().storageState()).cookies.find(({name}) =>
      name.startsWith('portal_'),
    );
    expect(before?.value).toBeTruthy();
    expect(after?.value).not.toBe(before?.value);
  });

  test('logging out is not for other sites to ask', async () => {
    for (const headers of [{origin: SITE}, {origin: 'null'}, undefined]) {
      const response = await client().post(`${portal}/logout`, {headers, maxRedirects: 0});
      expect(response.status()).toBe(400);
    }
  });
});
