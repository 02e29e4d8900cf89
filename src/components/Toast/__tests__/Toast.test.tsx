import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {showToast, ToastRegion, type Toast} from '..';

const SENT = {tone: 'success', title: 'Message Sent', description: 'Thank you.'} as const;
const FAILED = {
  tone: 'danger',
  title: 'Error',
  description: 'Please try again.',
  action: {label: 'Write to us', href: 'mailto:help@acme.example?body=Hi'},
} as const;

const user = userEvent.setup({
  advanceTimers: (ms) => {
    jest.advanceTimersByTime(ms);
  },
});

function wait(ms: number) {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

function show(toast: Toast) {
  act(() => {
    showToast(toast);
  });
}

const page = (
  <>
    <input aria-label="Elsewhere" />
    <ToastRegion label="Notifications" dismissLabel="Dismiss" />
  </>
);

beforeEach(() => {
  jest.useFakeTimers();
  renderOnSite(page);
});

afterEach(() => {
  jest.useRealTimers();
});

it('tells a success politely and a failure at once, in its place, each for 10 seconds', () => {
  // Screen readers announce what comes into an element that they know already.
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')];
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  show(SENT);
  expect(status).toHaveTextContent('Message SentThank you.');
  wait(9999);
  show(FAILED);
  expect(alert).toHaveTextContent('ErrorPlease try again.');
  expect(screen.getByRole('region', {name: 'Notifications'})).not.toHaveTextContent('Sent');
  const first = alert.firstChild;
  show(FAILED);
  expect(alert).toHaveTextContent('ErrorPlease try again.');
  expect(alert.firstChild).not.toBe(first);
  wait(9999);
  expect(screen.getByText('Error')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

it('stays while the pointer or the focus is on it, also when the pointer passes over it', async () => {
  show(FAILED);
  await user.hover(screen.getByRole('region', {name: 'Notifications'}));
  wait(60_000);
  screen.getByLabelText('Elsewhere').focus();
  await user.tab();
  const link = screen.getByRole('link', {name: 'Write to us'});
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', 'mailto:help@acme.example?body=Hi');
  expect(link).toHaveAttribute('target', '_self');
  await user.hover(screen.getByText('Error'));
  await user.unhover(screen.getByText('Error'));
  wait(60_000);
  await user.tab();
  expect(screen.getByRole('button', {name: 'Dismiss'})).toHaveFocus();
  wait(60_000);
  expect(screen.getByText('Error')).toBeInTheDocument();
  await user.tab();
  wait(10_000);
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});
