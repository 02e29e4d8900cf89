import {act, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  beginVisit,
  emailField,
  endVisit,
  fill,
  fillIn,
  messageField,
  nameField,
  openPage,
  press,
  type FetchMock,
} from './contactPage';

const NAME_ERROR = 'Name must be at least 2 characters.';
const EMAIL_ERROR = 'Please enter a valid email address.';
const MESSAGE_ERROR = 'Message must be at least 10 characters.';

let fetchMock: FetchMock;

beforeEach(() => {
  fetchMock = beginVisit();
  openPage();
});

afterEach(endVisit);

it('says what is wrong under each field, letter for letter, and sends nothing', async () => {
  await press();
  expect(nameField()).toHaveAccessibleDescription(NAME_ERROR);
  expect(emailField()).toHaveAccessibleDescription(EMAIL_ERROR);
  expect(messageField()).toHaveAccessibleDescription(MESSAGE_ERROR);
  for (const field of [nameField(), emailField(), messageField()]) {
    expect(field).toBeInvalid();
    expect(field).toBeRequired();
  }
  expect(screen.getAllByRole('alert')).toHaveLength(3);
  expect(nameField()).toHaveFocus();
  expect(fetchMock).not.toHaveBeenCalled();
});

it('says nothing before somebody has tried to send', async () => {
  const user = userEvent.setup({delay: null});
  await user.type(nameField(), 'Z');
  await user.tab();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(nameField()).toBeValid();
});

it('takes a message away as soon as its field is mended', async () => {
  await press();
  await userEvent.setup({delay: null}).type(nameField(), 'Zo');
  await waitFor(() => {
    expect(screen.queryByText(NAME_ERROR)).not.toBeInTheDocument();
  });
  expect(nameField()).toBeValid();
  expect(screen.getByText(EMAIL_ERROR)).toBeVisible();
});

it('asks for no company', async () => {
  fillIn('');
  await press();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

describe.each([
  [
    'name',
    nameField,
    NAME_ERROR,
    // One sign, one character: what people count, not UTF-16 units.
    {refused: ['Z', ' Z ', '   ', '\u00A0\u00A0', '😀'], accepted: ['Zo', ' Zo ', '李明']},
  ],
  [
    'address',
    emailField,
    EMAIL_ERROR,
    {
      refused: [
        ...['zoe', 'zoe@', '@acme.example', 'zoe@acme', 'zoe@acme..example', 'zoe@-acme.example'],
        ...['zoe tremblay@acme.example', 'zoe@acme.example, bob@acme.example', 'zoe@acme.example.'],
      ],
      accepted: ['zoe@acme.example', '  zoe@acme.example ', "o'brien+qa@mail.acme.co.uk"],
    },
  ],
  [
    'message',
    messageField,
    MESSAGE_ERROR,
    {
      refused: ['123456789', '  12345678  ', '\n'.repeat(12), '\u00A0'.repeat(12)],
      accepted: ['1234567890', '12345 7890'],
    },
  ],
] as const)('the %s', (_name, field, error, {refused, accepted}) => {
  async function expectShown(value: string, times: number): Promise<void> {
    await act(async () => {
      fill(field(), value);
      await Promise.resolve();
    });
    await press();
    expect(screen.queryAllByText(error)).toHaveLength(times);
  }

  it.each(refused)('%j is refused', async (value) => {
    await expectShown(value, 1);
  });

  it.each(accepted)('%j is accepted', async (value) => {
    await expectShown(value, 0);
  });
});

it('links its consent text to the privacy policy', () => {
  expect(screen.getByRole('link', {name: 'privacy policy'})).toHaveAttribute('href', '/privacy/');
});
