import {startEmailService} from '..';
import {serve} from '../../__tests__/support';
import {emailAccount} from '../../accounts';

let email = '';

serve((port) => {
  email = `http://localhost:${port}`;
  return [startEmailService({port})];
});

const params = {name: 'Zoé', email: 'zoe@example.com', company: '-', message: 'Bonjour à tous'};

const send = async (change: object = {}) =>
  fetch(`${email}/api/v1.0/email/send`, {
    method: 'POST',
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: emailAccount.publicKey,
      service_id: emailAccount.serviceId,
      template_id: emailAccount.templateId,
      template_params: params,
      ...change,
    }),
  });

test.each([
  [{user_id: 'other'}, 400, 'user_id'],
  [{template_params: {...params, message: ''}}, 400, 'message'],
  [{template_params: {...params, message: 'x'.repeat(51_200)}}, 413, 'max. 50Kb'],
])('refuses a message that the account cannot send', async (change, status, text) => {
  const response = await send(change);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(text);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

test('shows pages of every origin nothing but whether a message was taken', async () => {
  expect((await send()).status).toBe(200);
  const outbox = await fetch(`${email}/outbox.json`);
  expect(outbox.headers.get('access-control-allow-origin')).toBeNull();
  expect(await outbox.json()).toMatchObject([{params}]);
});
