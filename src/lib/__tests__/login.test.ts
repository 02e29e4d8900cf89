import {loginUrl} from '../login';

const SETTINGS = {
  loginUrl: 'https://portal.acme.example/login',
  portalUrl: 'https://portal.acme.example/',
  oidcIssuer: 'https://id.acme.example/realms/a',
};

function paramsOf(href: string): Record<string, string> {
  return Object.fromEntries(new URL(href).searchParams);
}

it('names the issuer, the page to come back to and the language', () => {
  const href = loginUrl(SETTINGS, {locale: 'fr'});
  expect(href).toMatch(/^https:\/\/portal\.acme\.example\/login\?/);
  expect(paramsOf(href)).toEqual({
    iss: 'https://id.acme.example/realms/a',
    target_link_uri: 'https://portal.acme.example/',
    ui_locales: 'fr',
  });
});

it.each(['fire', 'starter', 'professional'] as const)('tells the portal of the plan %s', (plan) => {
  const params = paramsOf(loginUrl(SETTINGS, {locale: 'en', plan}));
  expect(params.target_link_uri).toBe(`https://portal.acme.example/?plan=${plan}`);
  expect(params.ui_locales).toBe('en');
  // The plan belongs into the page's address, not into the login's.
  expect(params).not.toHaveProperty('plan');
});

it('sends no issuer where none is configured', () => {
  const params = paramsOf(loginUrl({...SETTINGS, oidcIssuer: null}, {locale: 'en'}));
  expect(Object.keys(params).sort()).toEqual(['target_link_uri', 'ui_locales']);
});

it('keeps the parameters of the configured addresses', () => {
  const href = loginUrl(
    {
      ...SETTINGS,
      loginUrl: 'https://a.example/login?tenant=7',
      portalUrl: 'https://a.example/?t=7',
    },
    {locale: 'en', plan: 'starter'},
  );
  expect(paramsOf(href)).toMatchObject({
    tenant: '7',
    target_link_uri: 'https://a.example/?t=7&plan=starter',
  });
});
