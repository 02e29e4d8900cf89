import {screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {StaleSection} from '../StaleSection';

it('leads to the section in the default language', () => {
  renderOnSite(<StaleSection id="#one" />, {path: '/guide/'});
  expect(screen.getByText(/changed in English/)).toBeVisible();
  expect(screen.getByRole('link', {name: 'Read it in English'})).toHaveAttribute(
    'href',
    '/guide/#one',
  );
});

it('says that a page is shown in the default language', () => {
  renderOnSite(<StaleSection id="" isPage />, {path: '/guide/'});
  expect(screen.getByText(/^This page isn't translated yet/)).toBeVisible();
});
