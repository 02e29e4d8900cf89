import {screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {PageError} from '..';

it('says that an error occurred, without its inner life, and logs it', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new TypeError('x is undefined');
  renderOnSite(<PageError error={error} tryAgain={() => undefined} />);
  expect(screen.getByRole('heading', {level: 1, name: 'An error occurred'})).toBeVisible();
  expect(document.body).not.toHaveTextContent('undefined');
  expect(logged.mock.calls).toEqual([['[site] The page could not be shown.', error]]);
});
