import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {parseSiteEnv} from '@site/src/config/env';
import {PageError} from '..';

const {supportEmail} = parseSiteEnv({}).env;

it('says that an error occurred, without its inner life, and logs it', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new TypeError('x is undefined');
  renderOnSite(<PageError error={error} tryAgain={() => undefined} />);
  expect(screen.getByRole('heading', {level: 1, name: 'An error occurred'})).toBeVisible();
  expect(document.body).not.toHaveTextContent('undefined');
  expect(logged.mock.calls).toEqual([['[site] The page could not be shown.', error]]);
});

it('offers another try and an address to write to', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const tryAgain = jest.fn();
  renderOnSite(<PageError error={new Error('broken')} tryAgain={tryAgain} />);
  expect(screen.getByRole('link', {name: supportEmail})).toHaveAttribute(
    'href',
    `mailto:${supportEmail}`,
  );
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});
