import {screen} from '@testing-library/react';
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
  SENT_AT_KEY,
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
  expect(inForm('status')[0]).toHaveTextContent(/^A field that people do not see was filled in/);
  expect(fetchMock).not.toHaveBeenCalled();
  expectFilledIn();
  await press();
  await expectSent();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]![1].body).not.toContain('https://acme.example');
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
    expect(screen.getByText(/The next one can follow in 12 seconds/)).toBeVisible();
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
