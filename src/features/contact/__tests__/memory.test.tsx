import {screen, waitFor} from '@testing-library/react';
import {PAUSE_MS} from '../memory';
import {
  answer,
  beginVisit,
  companyField,
  DRAFT_KEY,
  endVisit,
  expectFilledIn,
  fill,
  fillIn,
  messageField,
  nameField,
  openPage,
  press,
  SENT_AT_KEY,
  trapField,
  type FetchMock,
} from './contactPage';

let fetchMock: FetchMock;

beforeEach(() => {
  fetchMock = beginVisit();
});

afterEach(endVisit);

function refuseToSend(): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fetchMock.mockResolvedValue(answer(500));
}

async function expectSent(): Promise<void> {
  expect(await screen.findByText('Message Sent')).toBeVisible();
}

describe('the draft', () => {
  it('survives a reload, for this tab alone', () => {
    const close = openPage();
    fillIn('Acme');
    close();
    openPage();
    expectFilledIn();
    expect(companyField()).toHaveValue('Acme');
    expect(localStorage).toHaveLength(0);
  });

  it('is forgotten once it was sent', async () => {
    const close = openPage();
    fillIn();
    expect(sessionStorage.getItem(DRAFT_KEY)).toContain('foldables');
    await press();
    await expectSent();
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
    close();
    openPage();
    expect(messageField()).toHaveValue('');
  });

  it('is kept when it could not be sent', async () => {
    refuseToSend();
    const close = openPage();
    fillIn();
    await press();
    close();
    openPage();
    expectFilledIn();
  });

  it.each(['junk', 'null', '42', '[]', '{"name":5,"message":{"a":1}}'])(
    'of %s is an empty form',
    (stored) => {
      sessionStorage.setItem(DRAFT_KEY, stored);
      openPage();
      expect(nameField()).toHaveValue('');
      expect(messageField()).toHaveValue('');
    },
  );

  it('never brings back what a bot wrote', () => {
    openPage();
    fill(trapField(), 'https://spam.example');
    fillIn();
    expect(sessionStorage.getItem(DRAFT_KEY)).not.toContain('spam');
  });
});

describe('the field that people do not see', () => {
  beforeEach(() => {
    openPage();
  });

  it('is out of reach of the keyboard and of screen readers', () => {
    expect(trapField()).toHaveAttribute('tabindex', '-1');
    expect(screen.queryByRole('textbox', {name: 'Leave this field empty'})).not.toBeInTheDocument();
  });

  it('asks for one more press when it is filled in, then sends', async () => {
    fillIn();
    fill(trapField(), 'https://acme.example');
    await press();
    expect(await screen.findByText(/A field that people do not see was filled in/)).toBeVisible();
    expect(fetchMock).not.toHaveBeenCalled();
    expectFilledIn();
    await press();
    await expectSent();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(fetchMock.mock.calls[0]![1].body).not.toContain('https://acme.example');
  });
});

describe('the pause after a message', () => {
  it('is told to the visitor, keeps the next message, and ends', async () => {
    const start = 1_800_000_000_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    openPage();
    fillIn();
    await press();
    await expectSent();
    fillIn();
    clock.mockReturnValue(start + PAUSE_MS - 12_000);
    await press();
    expect(await screen.findByText(/The next one can follow in 12 seconds/)).toBeVisible();
    expectFilledIn();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    clock.mockReturnValue(start + PAUSE_MS);
    await press();
    await waitFor(() => {
      expect(fetchMock).toHaveBeenCalledTimes(2);
    });
  });

  it('does not follow a failure', async () => {
    refuseToSend();
    openPage();
    fillIn();
    await press();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem(SENT_AT_KEY)).toBeNull();
  });

  it.each([
    ['junk', () => 'yesterday'],
    ['a clock that was set back', () => String(Date.now() + 86_400_000)],
    ['a message of long ago', () => String(Date.now() - 86_400_000)],
  ])('never locks anybody out: %s', async (_case, storedValue) => {
    localStorage.setItem(SENT_AT_KEY, storedValue());
    openPage();
    fillIn();
    await press();
    await expectSent();
  });
});

it('works where the storage is blocked', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked.', 'SecurityError');
    });
  }
  openPage();
  fillIn();
  await press();
  await expectSent();
});
