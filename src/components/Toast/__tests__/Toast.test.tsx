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

function wait(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

function show(toast: Toast): void {
  act(() => {
    showToast(toast);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  renderOnSite(<ToastRegion label="Notifications" dismissLabel="Dismiss" />);
});

afterEach(() => {
  jest.useRealTimers();
});

it('tells a success politely and a failure at once, in its place, each for 5 seconds', () => {
  show(SENT);
  expect(screen.getByRole('status')).toHaveTextContent('Message SentThank you.');
  wait(4999);
  show(FAILED);
  expect(screen.getByRole('alert')).toHaveTextContent('ErrorPlease try again.');
  expect(screen.getByRole('region', {name: 'Notifications'})).not.toHaveTextContent('Sent');
  wait(4999);
  expect(screen.getByText('Error')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

it('stays while the pointer is on it, then for 5 seconds more', async () => {
  show(FAILED);
  wait(4000);
  await user.hover(screen.getByText('Error'));
  wait(60_000);
  await user.unhover(screen.getByText('Error'));
  wait(4999);
  expect(screen.getByText('Error')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

it('stays while the focus is in it, even when the pointer passes over it', async () => {
  show(FAILED);
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
  wait(5000);
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

it('goes by its button', async () => {
  show(SENT);
  await user.click(screen.getByRole('button', {name: 'Dismiss'}));
  expect(screen.queryByText('Message Sent')).not.toBeInTheDocument();
});
