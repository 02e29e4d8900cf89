import {PORTAL_CLIENT_ID} from '../../sandbox/accounts';
import {expect, test} from '../support/sandboxTest';

function authorizeUrl(
  issuer: string,
  portal: string,
  more: Readonly<Record<string, string>>,
): string {
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

test('its discovery document names S256 as the only challenge', async ({own, request}) => {
  const issuer = own.addresses.identityProvider;
  const response = await request.get(`${issuer}/.well-known/openid-configuration`);
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
  test(`a request with ${what} is sent back`, async ({own, request}) => {
    const {identityProvider, portal} = own.addresses;
    const response = await request.get(authorizeUrl(identityProvider, portal, more), {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(303);
    const location = new URL(response.headers().location ?? '');
    expect(location.origin).toBe(portal);
    expect(location.searchParams.get('error')).toBe('invalid_request');
  });
}

test('a foreign redirect address is refused on a page of its own', async ({own, request}) => {
  const response = await request.get(
    authorizeUrl(own.addresses.identityProvider, 'https://evil.example', {}),
    {maxRedirects: 0},
  );
  expect(response.status()).toBe(400);
  expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
  const page = await response.text();
  expect(page).toContain('<html lang="fr-CA">');
  expect(page).toContain('redirect_uri');
});

test('an unknown login is answered on a page, not with a stack', async ({own, request}) => {
  const response = await request.get(`${own.addresses.identityProvider}/interaction/unknown`, {
    headers: {'accept-language': 'fr-CA,fr;q=0.9'},
  });
  expect(response.status()).toBe(400);
  expect(await response.text()).toContain('Cette connexion a expiré');
});

test('its own page names the test account', async ({own, request}) => {
  const page = await (await request.get(own.addresses.identityProvider)).text();
  expect(page).toContain('tester@example.com');
});
