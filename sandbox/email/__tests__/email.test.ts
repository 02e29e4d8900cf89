import {startEmailService} from '..';
import {serve, visitor} from '../../__tests__/support';
import {emailAccount} from '../../accounts';

const client = visitor();
let email = '';

serve((ports) => {
  email = `http://localhost:${ports.email}`;
  return [startEmailService({port: ports.email})];
});

const params = {name: 'Zoé <b>', email: 'zoe@example.com', company: '-', message: 'Bonjour à tous'};

const body = {
  lib_version: '4.4.1',
  user_id: emailAccount.publicKey,
  service_id: emailAccount.serviceId,
  template_id: emailAccount.templateId,
  template_params: params,
};

test.each([
  ['no lib_version', {lib_version: undefined}, 400, 'The lib_version parameter is required'],
  ['an odd lib_version', {lib_version: 'four'}, 400, 'The lib_version parameter is invalid'],
  ['no user_id', {user_id: ''}, 400, 'The user_id parameter is required'],
  ['a wrong user_id', {user_id: 'other'}, 400, 'The Public Key is invalid'],
  ['a wrong service', {service_id: 'other'}, 400, 'The service ID not found'],
  ['a wrong template', {template_id: 'other'}, 400, 'The template ID not found'],
  ['params in a list', {template_params: ['a']}, 400, 'template_params parameter must be'],
  ['no message', {template_params: {...params, message: ''}}, 400, 'variable message is required'],
  ['a number', {template_params: {...params, name: 7}}, 400, 'variable name is required'],
  ['50 KB', {template_params: {...params, message: 'x'.repeat(51_200)}}, 413, 'max. 50Kb'],
  ['a megabyte', {template_params: {...params, message: 'x'.repeat(1e6)}}, 413, 'max. 50Kb'],
])('a message with %s is refused', async (_what, change, status, text) => {
  const data = {...body, ...change};
  const response = await client().post(`${email}/api/v1.0/email/send`, {data});
  expect(response.status()).toBe(status);
  expect(await response.text()).toContain(text);
  expect(response.headers()['access-control-allow-origin']).toBe('*');
});

test('what is no JSON is answered 400', async () => {
  const response = await client().post(`${email}/api/v1.0/email/send`, {
    headers: {'content-type': 'application/json'},
    data: Buffer.from('{"lib_version":'),
  });
  expect(response.status()).toBe(400);
});

test('messages arrive in the outbox, newest first, and can be taken out of it', async () => {
  const outbox = `${email}/outbox.json`;
  await client().delete(outbox);
  for (const name of [params.name, 'Second']) {
    const data = {...body, template_params: {...params, name}};
    const response = await client().post(`${email}/api/v1.0/email/send`, {data});
    expect(response.status()).toBe(200);
    expect(await response.text()).toBe('OK');
  }
  const messages = (await (await client().get(outbox)).json()) as {params: typeof params}[];
  expect(messages.map((message) => message.params.name)).toEqual(['Second', params.name]);

  const page = await (await client().get(`${email}/?lang=fr`)).text();
  expect(page).toContain('<html lang="fr-CA">');
  expect(page).toContain('Zoé &lt;b&gt;');
  expect(page).toContain('Bonjour à tous');

  const shown = await (await client().get(`${email}/?lang=en`)).text();
  expect(shown).toMatch(/<time [^>]*>[^<]+ (?:[A-Z]{3,4}|GMT[+-][\d:]+)<\/time>/);
  await client().delete(outbox);
  expect(await (await client().get(outbox)).json()).toEqual([]);
});

test('a preflight is answered for every origin', async () => {
  const response = await client().fetch(`${email}/api/v1.0/email/send`, {
    method: 'OPTIONS',
    headers: {origin: 'http://localhost:3000', 'access-control-request-method': 'POST'},
  });
  expect(response.status()).toBe(204);
  expect(response.headers()).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'Content-Type',
  });
});
