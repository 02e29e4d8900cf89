import {screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {NotFound} from '..';

it('says so, leads home and logs the path that is missing', () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderOnSite(<NotFound />, {path: '/pricng/?plan=starter#top'});
  expect(screen.getByRole('heading', {level: 1, name: 'Page not found'})).toBeVisible();
  expect(screen.getByRole('link', {name: 'Return to homepage'})).toHaveAttribute('href', '/');
  expect(logged.mock.calls).toEqual([['[site] Page not found: /pricng/']]);
});
