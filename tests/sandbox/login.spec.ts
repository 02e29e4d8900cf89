import {testAccount} from '../../sandbox';
import {expect, loginUrl, logInUntilCallback, test} from '../support/sandboxTest';

const languages = [
  {locale: 'en', lang: 'en', ask: 'Log in', greeting: 'Hello, Sam', sitePath: '/'},
  {locale: 'fr', lang: 'fr-CA', ask: 'Se connecter', greeting: 'Bonjour, Sam', sitePath: '/fr/'},
] as const;

for (const {locale, lang, ask, greeting, sitePath} of languages) {
  test(`a login in ${locale} ends on the chosen plan, greeted by name`, async ({own, request}) => {
    const {portal, identityProvider, site} = own.addresses;
    const start = loginUrl(own, {
      iss: identityProvider,
      target_link_uri: `${portal}/?plan=professional`,
      ui_locales: locale,
      login_hint: testAccount.email,
    });
    const {callback, pages} = await logInUntilCallback(request, start);
    for (const page of pages) {
      expect(page).toContain(`<html lang="${lang}">`);
    }
    expect(pages[0]).toContain(`<h1>${ask}</h1>`);
    expect(pages[0]).toContain(`value="${testAccount.email}"`);

    const arrived = await request.get(callback);
    expect(arrived.url()).toBe(`${portal}/?plan=professional`);
    const page = await arrived.text();
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(greeting);
    expect(page).toContain('Professional');
    expect(page).toContain(`href="${site}${sitePath}"`);

    await test.step('the same answer a second time is refused', async () => {
      const replay = await request.get(callback);
      expect(replay.status()).toBe(400);
      expect(await replay.text()).toContain('(state)');
    });

    await test.step('logging out ends both sessions', async () => {
      const asked = await request.post(`${portal}/logout`, {headers: {origin: portal}});
      const form = await asked.text();
      const action = /action="([^"]+)"/.exec(form)?.[1] ?? '';
      const xsrf = /name="xsrf" value="([^"]+)"/.exec(form)?.[1] ?? '';
      const left = await request.post(action, {form: {xsrf, logout: 'yes'}});
      expect(left.url()).toBe(`${portal}/?ui_locales=${locale}`);
      expect(await left.text()).toContain(`<html lang="${lang}">`);
      const again = await request.get(start);
      expect(await again.text()).toContain(`<h1>${ask}</h1>`);
    });
  });
}

test('a wrong password is refused and keeps the address', async ({own, request}) => {
  const login = await request.get(loginUrl(own, {ui_locales: 'fr'}));
  const action = /action="([^"]+)"/.exec(await login.text())?.[1] ?? '';
  const response = await request.post(`${own.addresses.identityProvider}${action}`, {
    form: {email: 'someone@example.com', password: 'wrong'},
  });
  expect(response.status()).toBe(422);
  const page = await response.text();
  expect(page).toContain('role="alert"');
  expect(page).toContain('value="someone@example.com"');
});

test('a cancelled login says so and shares nothing', async ({own, request}) => {
  const login = await request.get(loginUrl(own, {ui_locales: 'fr'}));
  const action = /action="([^"]+)\/login"/.exec(await login.text())?.[1] ?? '';
  const response = await request.post(`${own.addresses.identityProvider}${action}/abort`);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('Aucune session n’est ouverte');
});
