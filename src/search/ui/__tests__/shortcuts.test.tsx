import {act, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {storageKeys} from '@site/src/lib/storageKeys';
import {SearchButton} from '..';

jest.mock('../../worker/client', () => ({
  loadSearch: jest.fn(async () => Promise.resolve({})),
  forgetSearch: jest.fn(),
}));

const user = userEvent.setup();
const field = (): HTMLElement | null => screen.queryByRole('combobox', {name: 'Search this site'});
const list = (): HTMLElement | null => screen.queryByText('Keyboard shortcuts');
const setting = (): HTMLElement => screen.getByRole('checkbox', {name: /^Single-key shortcuts/});
const button = (): HTMLElement => screen.getByRole('button', {name: 'Search'});

/** Presses a key on the page, and waits until what it opens is there. */
async function press(key: string): Promise<void> {
  await user.keyboard(key);
  await act(async () => Promise.resolve());
}

async function close(): Promise<void> {
  await user.click(screen.getByRole('button', {name: 'Close search'}));
}

beforeEach(() => {
  localStorage.clear();
  renderOnSite(
    <>
      <SearchButton />
      <textarea aria-label="A field of the page" />
    </>,
  );
});

it('opens by a slash, and with the shortcuts by a question mark, outside of fields', async () => {
  await press('/');
  expect(field()).toHaveFocus();
  expect(list()?.closest('details')).not.toHaveAttribute('open');
  await close();
  await press('?');
  expect(list()?.closest('details')).toHaveAttribute('open');
  expect(list()).toHaveFocus();
  await close();
  await user.click(screen.getByLabelText('A field of the page'));
  await press('/?');
  expect(screen.getByLabelText('A field of the page')).toHaveValue('/?');
  expect(field()).not.toBeInTheDocument();
});

it('opens again before the browser has told that it was closed', async () => {
  await press('/');
  const before = field()!.closest('dialog')!;
  // Browsers fire `close` a moment after.
  before.open = false;
  fireEvent.keyDown(document.body, {key: 'k', ctrlKey: true});
  fireEvent(before, new Event('close'));
  expect(field()?.closest('dialog')).toHaveAttribute('open');
});

it('leaves the Escape that ends a composition to the input method', async () => {
  await press('/');
  // False when the default is prevented, which is to close the dialog.
  expect(fireEvent.keyDown(field()!, {key: 'Escape', isComposing: true})).toBe(false);
  expect(fireEvent.keyDown(field()!, {key: 'Escape'})).toBe(true);
});

it('opens by single keys no more once they are turned off, also on later visits', async () => {
  await press('?');
  expect(setting()).toBeChecked();
  await user.click(setting());
  await close();
  expect(localStorage.getItem(storageKeys.singleKeys)).toBe('off');
  expect(button()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await press('/?');
  expect(field()).not.toBeInTheDocument();
  await press('{Control>}k{/Control}');
  expect(setting()).not.toBeChecked();
  await user.click(setting());
  await close();
  expect(button()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K / ?');
  await press('/');
  expect(field()).toBeInTheDocument();
});

it('keeps single keys off for the visit where the storage is blocked', async () => {
  await press('?');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked.', 'SecurityError');
  });
  await user.click(setting());
  await close();
  await press('/');
  expect(field()).not.toBeInTheDocument();
  jest.restoreAllMocks();
});
