import {loginUrl} from '../login';

const SETTINGS = {
  loginUrl: 'https://portal.acme.example/login',
  portalUrl: 'https://portal.acme.example/',
  oidcIssuer: 'https://id.acme.example/realms/a',
};

const paramsOf = (href: string): Record<string, string> =>
  Object.fromEntries(new URL(href).searchParams);

it('names the page to come back to, the language and, where one is configured, the issuer', () => {
  const href = loginUrl(SETTINGS, {locale: 'fr'});
  const params = {target_link_uri: 'https://portal.acme.example/', ui_locales: 'fr'};
  expect(href).toMatch(/^https:\/\/portal\.acme\.example\/login\?/);
  expect(paramsOf(href)).toEqual({...params, iss: 'https://id.acme.example/realms/a'});
  expect(paramsOf(loginUrl({...SETTINGS, oidcIssuer: null}, {locale: 'fr'}))).toEqual(params);
});

it('tells the portal’s page of the plan, and keeps the parameters of the URLs', () => {
  const settings = {
    loginUrl: 'https://a.example/login?tenant=7',
    portalUrl: 'https://a.example/?t=7',
    oidcIssuer: null,
  };
  expect(paramsOf(loginUrl(settings, {locale: 'en', plan: 'starter'}))).toEqual({
    tenant: '7',
    target_link_uri: 'https://a.example/?t=7&plan=starter',
    ui_locales: 'en',
  });
});

it('asks for the page to create an account where the visitor has none yet', () => {
  expect(paramsOf(loginUrl(SETTINGS, {locale: 'en'}))).not.toHaveProperty('prompt');
  const href = loginUrl(SETTINGS, {locale: 'en', plan: 'fire', signUp: true});
  expect(paramsOf(href)).toMatchObject({prompt: 'create'});
});
