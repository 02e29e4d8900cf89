import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {LegalDialogs} from '..';

/** The texts are MDX, which only the build can read; here each one says its name. */
jest.mock('../documents', () => {
  const load = (name: string) => async () =>
    Promise.resolve({
      Text: () => `Text of ${name}`,
      MDXContent: ({children}: {readonly children: ReactNode}) => children,
    });
  return {
    loadLegalText: {
      privacy: load('privacy'),
      'terms-of-service': load('terms'),
      cookies: load('cookies'),
    },
  };
});

// tests/footer.spec.ts loads, closes and accepts a real text in a real dialog.
it.each([
  ['Privacy Policy', 'Text of privacy', '/privacy/', 0],
  ['Terms of Service', 'Text of terms', '/terms-of-service/', 1],
  ['Cookies', 'Text of cookies', '/cookies/', 0],
])('shows %s, leads to its page, and asks to agree to the terms alone', async (...row) => {
  const [name, text, to, agreements] = row;
  renderOnSite(
    <ul>
      <LegalDialogs />
    </ul>,
  );
  await userEvent.click(screen.getByRole('button', {name}));
  const dialog = within(screen.getByRole('dialog', {name}));
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByRole('link', {name: 'Open as a page'})).toHaveAttribute('href', to);
  expect(dialog.queryAllByRole('button', {name: 'I Agree'})).toHaveLength(agreements);
});
