import {screen, waitFor} from '@testing-library/react';
import {PAUSE_MS} from '../memory';
import {
  answer,
  DRAFT_KEY,
  expectFilledIn,
  expectSent,
  fetchMock,
  field,
  fill,
  inForm,
  openPage,
  press,
  sendButton,
  SENT_AT_KEY,
  stall,
  submit,
  ZOE,
} from './contactPage';

describe('the draft', () => {
  it('survives a reload and a failure, for this tab alone, until it is sent', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fetchMock.mockResolvedValueOnce(answer(500));
    const draft = {...ZOE, company: 'Acme'};
    const close = openPage();
    await fill({trap: 'https://spam.example', ...draft});
    expect(sessionStorage.getItem(DRAFT_KEY)).not.toContain('spam');
    await fill({trap: ''});
    await press();
    // No draft for other tabs, and no pause after a failure.
    expect(localStorage).toHaveLength(0);
    close();
    const closeAgain = openPage();
    expectFilledIn(draft);
    await press();
    await expectSent();
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
    closeAgain();
    openPage();
    expectFilledIn({name: '', message: ''});
  });

  it.each(['junk', 'null', '42', '[]', '{"name":5,"message":{"a":1}}'])(
    'of %s is an empty form',
    (stored) => {
      sessionStorage.setItem(DRAFT_KEY, stored);
      openPage();
      expectFilledIn({name: '', message: ''});
    },
  );
});

it('asks for one more press when the field that people do not see is filled in', async () => {
  openPage();
  expect(field('trap')).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByRole('textbox', {name: 'Leave this field empty'})).not.toBeInTheDocument();
  await fill({...ZOE, trap: 'https://acme.example'});
  await press();
  expect(inForm('status')[0]).toHaveTextContent(/^A hidden field was filled in/);
  expect(fetchMock).not.toHaveBeenCalled();
  expectFilledIn();
  await press();
  await expectSent();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]![1].body).not.toContain('https://acme.example');
});

it('sends with the second press even if an extension fills that field in again', async () => {
  openPage();
  await fill({...ZOE, trap: 'https://acme.example'});
  await press();
  await fill({trap: 'https://acme.example'});
  await press();
  await expectSent();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

describe('a message goes once', () => {
  it('when the visitor turns pages while it is under way', async () => {
    let arrive: (sent: ReturnType<typeof answer>) => void = () => undefined;
    fetchMock.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const close = openPage();
    await fill(ZOE);
    await submit();
    await waitFor(() => {
      expect(fetchMock).toHaveBeenCalled();
    });
    close();
    openPage();
    expect(sendButton()).toHaveTextContent('Sending...');
    expect(field('message')).toHaveAttribute('readonly');
    await submit();
    arrive(answer(200, 'OK'));
    await expectSent();
    expectFilledIn({name: '', email: '', message: ''});
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no answer came in time', stall],
    [
      'the network broke, as by a reload',
      () => {
        fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
        return async () => {
          await screen.findByText('Error');
        };
      },
    ],
  ])('when %s, unless the visitor wants it again', async (_case, breakOff) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const settled = breakOff();
    const close = openPage();
    await fill(ZOE);
    await submit();
    await settled();
    close();
    openPage();
    expectFilledIn();
    await press();
    expect(inForm('status')[0]).toHaveTextContent(/^This message may have arrived/);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await press();
    await expectSent();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('but another message is another one', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const timeOut = stall();
    const close = openPage();
    await fill(ZOE);
    await submit();
    await timeOut();
    close();
    openPage();
    await fill({message: 'And do you have watches?'});
    await press();
    await expectSent();
  });
});

describe('the pause after a message', () => {
  it('is told to the visitor, keeps the next message, and ends', async () => {
    const start = 1_800_000_000_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    openPage();
    await fill(ZOE);
    await press();
    await expectSent();
    await fill(ZOE);
    clock.mockReturnValue(start + PAUSE_MS - 12_000);
    await press();
    expect(screen.getByText(/You can send the next one in 12 seconds/)).toBeVisible();
    expectFilledIn();
    expect(fetchMock).toHaveBeenCalledTimes(1);
    clock.mockReturnValue(start + PAUSE_MS);
    await press();
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['junk', () => 'yesterday'],
    ['a clock that was set back', () => String(Date.now() + 86_400_000)],
    ['a message of long ago', () => String(Date.now() - 86_400_000)],
  ])('never locks anybody out: %s', async (_case, storedValue) => {
    localStorage.setItem(SENT_AT_KEY, storedValue());
    openPage();
    await fill(ZOE);
    await press();
    await expectSent();
  });
});
