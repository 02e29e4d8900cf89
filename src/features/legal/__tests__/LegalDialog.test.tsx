import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {LegalDialog} from '..';

/** The texts are MDX, which only the build can read. */
const load = async () =>
  Promise.resolve({
    Text: () => 'The text.',
    MDXContent: ({children}: {readonly children: ReactNode}) => children,
  });

// tests/legal.spec.ts loads, closes and accepts a real text in a real dialog.
it.each([
  ['Privacy Policy', '/privacy/', 0],
  ['Terms of Service', '/terms-of-service/', 1],
  ['Cookies', '/cookies/', 0],
])('shows %s, leads to its page, and asks to agree to the terms alone', async (...row) => {
  const [name, to, agreements] = row;
  renderOnSite(<LegalDialog link={{label: name, to}} load={load} />);
  await userEvent.click(screen.getByRole('button', {name}));
  const dialog = within(screen.getByRole('dialog', {name}));
  expect(await dialog.findByText('The text.')).toBeVisible();
  expect(dialog.getByRole('link', {name: 'Open as a page'})).toHaveAttribute('href', to);
  expect(dialog.queryAllByRole('button', {name: 'I Agree'})).toHaveLength(agreements);
});
