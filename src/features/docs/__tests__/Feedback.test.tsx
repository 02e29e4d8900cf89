import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {sendContactMessage} from '@site/src/lib/email';
import {storageKeys} from '@site/src/lib/storageKeys';
import {Feedback} from '../Feedback';

jest.mock('@site/src/lib/email', () => ({sendContactMessage: jest.fn()}));

const PATH = '/documentation/quick-start/';

const button = (name: string): HTMLElement => screen.getByRole('button', {name});

async function answer(choice: string, reason?: string) {
  const user = userEvent.setup();
  renderOnSite(<Feedback />, {path: PATH});
  await user.click(button(choice));
  const field = await screen.findByRole('textbox');
  if (reason) {
    await user.type(field, reason);
  }
  return user;
}

afterEach(() => {
  localStorage.clear();
  jest.mocked(sendContactMessage).mockReset();
});

it('sends the answer, its reason and the URL of the page, and remembers the page alone', async () => {
  jest.mocked(sendContactMessage).mockResolvedValue({outcome: 'sent'});
  const user = await answer('No', 'Step 3 fails.');
  expect(button('No')).toHaveAttribute('aria-pressed', 'true');
  expect(sendContactMessage).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
  await user.click(button('Send the answer'));
  expect(await screen.findByText(/^Thank you/)).toHaveFocus();
  const [, message] = jest.mocked(sendContactMessage).mock.calls[0] ?? [];
  expect(message?.message).toMatch(
    /^The page wasn't helpful\.\n\nhttps?:\S+\/documentation\/quick-start\/\n\nStep 3 fails\.$/,
  );
  expect(localStorage.getItem(storageKeys.feedback)).toBe(PATH);
});

it('takes one answer a page', async () => {
  localStorage.setItem(storageKeys.feedback, `/other/ ${PATH}`);
  renderOnSite(<Feedback />, {path: PATH});
  await userEvent.click(button('Yes'));
  expect(await screen.findByText(/already answered/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('loses nothing where sending fails, and offers a mail with it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(sendContactMessage).mockResolvedValue({outcome: 'failed', reason: 'no ids'});
  const user = await answer('Yes', 'Clear.');
  await user.click(button('Send the answer'));
  const mail = await screen.findByRole('link', {name: /@/});
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toMatch(/helpful.*Clear\./s);
  expect(screen.getByRole('textbox')).toHaveValue('Clear.');
  expect(localStorage).toHaveLength(0);
});
