import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {sendContactMessage} from '@site/src/lib/email';
import {Feedback} from '../Feedback';

jest.mock('@site/src/lib/email', () => ({sendContactMessage: jest.fn()}));

it('loses nothing where sending fails, and offers a mail with it', async () => {
  const user = userEvent.setup();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(sendContactMessage).mockResolvedValue({outcome: 'failed', reason: 'no ids'});
  renderOnSite(<Feedback />, {path: '/documentation/quick-start/'});
  await user.click(screen.getByRole('button', {name: 'Yes'}));
  await user.type(await screen.findByRole('textbox'), 'Clear.');
  await user.click(screen.getByRole('button', {name: 'Send the answer'}));
  const mail = await screen.findByRole('link', {name: /@/});
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toMatch(/helpful.*Clear\./s);
  expect(screen.getByRole('textbox')).toHaveValue('Clear.');
  expect(localStorage).toHaveLength(0);
});
