import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {showToast, TOAST_DURATION_MS, ToastRegion} from '..';
import {currentToasts, dismissToast, type Toast} from '../store';

const SENT = {tone: 'success', title: 'Message Sent', description: 'Thank you.'} as const;
const FAILED = {tone: 'danger', title: 'Error', description: 'Please try again.'} as const;

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

function show(toast: Omit<Toast, 'id'>): void {
  act(() => {
    showToast(toast);
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  renderOnSite(<ToastRegion label="Notifications" dismissLabel="Dismiss" />);
});

afterEach(() => {
  act(() => {
    currentToasts().forEach(({id}) => {
      dismissToast(id);
    });
  });
  jest.useRealTimers();
});

it('tells a success politely and a failure at once', () => {
  show(SENT);
  expect(screen.getByRole('status')).toHaveTextContent('Message SentThank you.');
  show(FAILED);
  expect(screen.getByRole('alert')).toHaveTextContent('ErrorPlease try again.');
});

it('shows its notices in a region of its own, the oldest first', () => {
  show(SENT);
  show(FAILED);
  const region = screen.getByRole('region', {name: 'Notifications'});
  expect(region).toHaveTextContent(/Message Sent.*Error/);
});

it('stays for 5 seconds', () => {
  expect(TOAST_DURATION_MS).toBe(5000);
  show(SENT);
  wait(4999);
  expect(screen.getByText('Message Sent')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Message Sent')).not.toBeInTheDocument();
});

it('stays while the pointer is on it, then for 5 seconds more', async () => {
  show(SENT);
  wait(4000);
  await user.hover(screen.getByText('Message Sent'));
  wait(60_000);
  expect(screen.getByText('Message Sent')).toBeInTheDocument();
  await user.unhover(screen.getByText('Message Sent'));
  wait(4999);
  expect(screen.getByText('Message Sent')).toBeInTheDocument();
  wait(1);
  expect(screen.queryByText('Message Sent')).not.toBeInTheDocument();
});

it('stays while the focus is in it', async () => {
  show({...FAILED, action: {label: 'Write to us', href: 'mailto:help@acme.example'}});
  await user.tab();
  expect(screen.getByRole('link', {name: 'Write to us'})).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', {name: 'Dismiss'})).toHaveFocus();
  wait(60_000);
  expect(screen.getByText('Error')).toBeInTheDocument();
  await user.tab();
  wait(5000);
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
});

it('does not keep the others when one is held', async () => {
  show(SENT);
  show(FAILED);
  await user.hover(screen.getByText('Error'));
  wait(5000);
  expect(screen.queryByText('Message Sent')).not.toBeInTheDocument();
  expect(screen.getByText('Error')).toBeInTheDocument();
});

it('goes by its button, and alone', async () => {
  show(SENT);
  show(FAILED);
  const alert = screen.getByText('Error').closest<HTMLElement>('.toast')!;
  await user.click(within(alert).getByRole('button', {name: 'Dismiss'}));
  expect(screen.queryByText('Error')).not.toBeInTheDocument();
  expect(screen.getByText('Message Sent')).toBeInTheDocument();
});

it('offers what to do next, in this tab', () => {
  show({...FAILED, action: {label: 'Write to us', href: 'mailto:help@acme.example?body=Hi'}});
  const link = screen.getByRole('link', {name: 'Write to us'});
  expect(link).toHaveAttribute('href', 'mailto:help@acme.example?body=Hi');
  expect(link).toHaveAttribute('target', '_self');
});

it('does nothing for a notice that is gone already', () => {
  show(SENT);
  act(() => {
    dismissToast(-1);
  });
  expect(screen.getByText('Message Sent')).toBeInTheDocument();
});

it('stays while the focus is in it, even when the pointer passes over it', async () => {
  show({...FAILED, action: {label: 'Write to us', href: 'mailto:help@acme.example'}});
  await user.tab();
  await user.hover(screen.getByText('Error'));
  await user.unhover(screen.getByText('Error'));
  wait(60_000);
  expect(screen.getByRole('link', {name: 'Write to us'})).toHaveFocus();
});
