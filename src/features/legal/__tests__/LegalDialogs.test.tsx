import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {loadLegalText} from '../documents';
import {LegalDialogs} from '..';

/** The texts are MDX, which only the build can read; here each one says its name. */
jest.mock('../documents', () => {
  const load = (name: string) =>
    jest.fn(async () =>
      Promise.resolve({
        Text: () => `Text of ${name}`,
        MDXContent: ({children}: {readonly children: ReactNode}) => children,
      }),
    );
  return {
    loadLegalText: {
      privacy: load('privacy'),
      'terms-of-service': load('terms'),
      cookies: load('cookies'),
    },
  };
});

beforeEach(() => {
  renderOnSite(
    <ul>
      <LegalDialogs />
    </ul>,
  );
});

const button = (name: string): HTMLElement => screen.getByRole('button', {name});

it('loads no text before somebody wants to read it', () => {
  expect(loadLegalText.privacy).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it.each([
  ['Privacy Policy', 'Text of privacy', '/privacy/'],
  ['Terms of Service', 'Text of terms', '/terms-of-service/'],
  ['Cookies', 'Text of cookies', '/cookies/'],
])('opens %s as a dialog that also leads to its page', async (name, text, to) => {
  await userEvent.click(button(name));
  const dialog = screen.getByRole('dialog', {name});
  expect(await within(dialog).findByText(text)).toBeVisible();
  expect(within(dialog).getByRole('link', {name: 'Open as a page'})).toHaveAttribute('href', to);
  await userEvent.click(within(dialog).getByRole('button', {name: 'Close'}));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('lets the terms alone be accepted: I Agree, Terms Accepted, Continue', async () => {
  await userEvent.click(button('Privacy Policy'));
  expect(screen.queryByRole('button', {name: 'I Agree'})).not.toBeInTheDocument();
  await userEvent.click(button('Close'));
  await userEvent.click(button('Terms of Service'));
  await userEvent.click(button('I Agree'));
  const accepted = screen.getByRole('dialog');
  expect(accepted).toHaveAccessibleName('Terms Accepted');
  await userEvent.click(within(accepted).getByRole('button', {name: 'Continue'}));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
