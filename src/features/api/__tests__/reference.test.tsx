import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Endpoint} from '..';

it('shows method and URL, and copies the URL', async () => {
  const user = userEvent.setup();
  renderOnSite(<Endpoint method="GET" path="/devices" base="https://api.example.com/v1" />);
  expect(screen.getByText('GET')).toBeVisible();
  await user.click(screen.getByRole('button', {name: 'Copy the URL'}));
  expect(await navigator.clipboard.readText()).toBe('https://api.example.com/v1/devices');
  expect(screen.getByText('Copied')).toBeInTheDocument();
});
