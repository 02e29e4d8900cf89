import {expect, loginUrl, logInUntilCallback, test} from '../support/sandboxTest';

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

test('targets outside the portal are refused, in the visitor’s language', async ({
  own,
  request,
}) => {
  for (const target of foreignTargets.map((make) => make(own.addresses.portal))) {
    const response = await request.get(loginUrl(own, {target_link_uri: target, ui_locales: 'fr'}), {
      maxRedirects: 0,
    });
    expect(response.status(), target).toBe(400);
    const page = await response.text();
    expect(page).toContain('<html lang="fr-CA">');
    expect(page).toContain('(target_link_uri)');
  }
});

test('a foreign issuer is refused', async ({own, request}) => {
  for (const iss of ['https://evil.example', `${own.addresses.identityProvider}/`, '']) {
    const response = await request.get(loginUrl(own, {iss}), {maxRedirects: 0});
    expect(response.status(), iss).toBe(400);
    expect(await response.text()).toContain('(iss)');
  }
});

test('a parameter that comes twice is refused', async ({own, request}) => {
  const {portal} = own.addresses;
  const target = encodeURIComponent(`${portal}/`);
  const response = await request.get(
    `${portal}/login?target_link_uri=${target}&target_link_uri=${target}`,
    {maxRedirects: 0},
  );
  expect(response.status()).toBe(400);
});

test('a login starts by link and by form, with state, nonce and PKCE', async ({own, request}) => {
  const {portal, identityProvider} = own.addresses;
  const starts = [
    await request.get(loginUrl(own, {}), {maxRedirects: 0}),
    await request.post(`${portal}/login`, {
      form: {
        iss: identityProvider,
        target_link_uri: `${portal}/?plan=starter`,
        ui_locales: 'fr-CA',
      },
      maxRedirects: 0,
    }),
  ];
  for (const response of starts) {
    expect(response.status()).toBe(303);
    const location = new URL(response.headers().location ?? '');
    expect(location.origin).toBe(identityProvider);
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

test('a forged, a missing and another browser’s state are refused', async ({
  own,
  request,
  playwright,
}) => {
  const {portal} = own.addresses;
  const {callback} = await logInUntilCallback(request, loginUrl(own, {ui_locales: 'fr'}));
  const forged = new URL(callback);
  forged.searchParams.set('state', 'forged');
  const missing = new URL(callback);
  missing.searchParams.delete('state');

  const stranger = await playwright.request.newContext();
  const responses = [
    await request.get(forged.href),
    await request.get(missing.href),
    await request.get(`${portal}/callback`),
    await stranger.get(callback),
  ];
  for (const response of responses) {
    expect(response.status()).toBe(400);
    expect(await response.text()).toContain('(state)');
  }
  await stranger.dispose();

  await test.step('and the honest answer still counts', async () => {
    expect(await (await request.get(callback)).text()).toContain('Bonjour, Sam');
  });
});

test('a code that the provider did not give is refused', async ({own, request}) => {
  const {callback} = await logInUntilCallback(request, loginUrl(own, {}));
  const url = new URL(callback);
  url.searchParams.set('code', 'made-up');
  const response = await request.get(url.href);
  expect(response.status()).toBe(400);
});

test('the session gets a new id when the visitor logs in', async ({own, request}) => {
  const {callback} = await logInUntilCallback(request, loginUrl(own, {}));
  const before = (await request.storageState()).cookies.find(({name}) =>
    name.startsWith('portal_'),
  );
  await request.get(callback);
  const after = (await request.storageState()).cookies.find(({name}) => name.startsWith('portal_'));
  expect(before?.value).toBeTruthy();
  expect(after?.value).not.toBe(before?.value);
});

test('logging out is not for other sites to ask', async ({own, request}) => {
  const {portal, site} = own.addresses;
  for (const headers of [{origin: site}, {origin: 'null'}, undefined]) {
    const response = await request.post(`${portal}/logout`, {headers, maxRedirects: 0});
    expect(response.status()).toBe(400);
  }
});
