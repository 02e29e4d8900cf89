import {fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useState, type ReactNode} from 'react';
import {Dialog, type DialogProps} from '..';

const BOX: DOMRect = new DOMRect(100, 100, 400, 300);

/** What browsers do for a modal dialog and jsdom does not: focus goes in, and back at the end. */
let opener: Element | null = null;
let showModal: jest.SpyInstance;

beforeEach(() => {
  opener = null;
  showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(
    this: HTMLDialogElement,
  ) {
    if (this.open) {
      throw new DOMException('The dialog is already open.', 'InvalidStateError');
    }
    opener = document.activeElement;
    this.open = true;
    this.querySelector<HTMLElement>('button, [tabindex]')?.focus();
  });
  jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(
    this: HTMLDialogElement,
  ) {
    if (this.open) {
      this.open = false;
      if (opener instanceof HTMLElement) {
        opener.focus();
      }
      this.dispatchEvent(new Event('close'));
    }
  });
  jest.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(BOX);
});

function Page({footer}: Pick<DialogProps, 'footer'>): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Read the terms</button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Terms"
        closeLabel="Close"
        footer={footer}
      >
        <p>Be kind.</p>
      </Dialog>
    </>
  );
}

async function openDialog(footer?: ReactNode): Promise<HTMLElement> {
  render(<Page footer={footer} />);
  await userEvent.click(screen.getByRole('button', {name: 'Read the terms'}));
  return screen.getByRole('dialog', {name: 'Terms'});
}

function expectClosed(): void {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Be kind.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', {name: 'Read the terms'})).toHaveFocus();
}

it('is not there, nor its content, before somebody opens it', () => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByText('Be kind.')).not.toBeInTheDocument();
});

it('opens above the page, named by its title, with the focus inside', async () => {
  const dialog = await openDialog();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(within(dialog).getByRole('heading', {name: 'Terms'})).toBeVisible();
  expect(within(dialog).getByText('Be kind.')).toBeVisible();
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
});

it('lets the keyboard scroll a long text', async () => {
  const dialog = await openDialog();
  expect(within(dialog).getByRole('group', {name: 'Terms'})).toHaveAttribute('tabindex', '0');
});

it('closes by its button and gives the focus back', async () => {
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('button', {name: 'Close'}));
  expectClosed();
});

it('closes on Escape, as browsers do it, and gives the focus back', async () => {
  const dialog = await openDialog();
  // Browsers answer the key with `cancel`, then close the element themselves.
  const goesOn = fireEvent(dialog, new Event('cancel', {cancelable: true}));
  expect(goesOn).toBe(true);
  fireEvent(dialog, new Event('close'));
  expectClosed();
});

it.each([
  ['left of', 99, 200],
  ['right of', 501, 200],
  ['above', 300, 99],
  ['below', 300, 401],
])('closes by a press on the backdrop %s it', async (_side, clientX, clientY) => {
  fireEvent.click(await openDialog(), {clientX, clientY});
  expectClosed();
});

it('stays open for presses on itself and on its content', async () => {
  const dialog = await openDialog();
  fireEvent.click(dialog, {clientX: 300, clientY: 200});
  fireEvent.click(screen.getByText('Be kind.'), {clientX: 300, clientY: 200});
  // Enter on a button makes a click at 0, 0.
  fireEvent.click(within(dialog).getByRole('group'), {clientX: 0, clientY: 0});
  expect(dialog).toBeVisible();
});

it('opens again after it was closed', async () => {
  const dialog = await openDialog();
  await userEvent.click(within(dialog).getByRole('button', {name: 'Close'}));
  await userEvent.click(screen.getByRole('button', {name: 'Read the terms'}));
  expect(screen.getByText('Be kind.')).toBeVisible();
});

it('shows a footer where it is given one', async () => {
  const dialog = await openDialog(<button>I Agree</button>);
  expect(within(dialog).getByRole('button', {name: 'I Agree'})).toBeVisible();
});
