import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Endpoint, Field} from '..';

it('shows method and URL, and copies the URL', async () => {
  const user = userEvent.setup();
  renderOnSite(<Endpoint method="GET" path="/devices" base="https://api.example.com/v1" />);
  expect(screen.getByText('GET')).toBeVisible();
  await user.click(screen.getByRole('button', {name: 'Copy the URL'}));
  expect(await navigator.clipboard.readText()).toBe('https://api.example.com/v1/devices');
  expect(screen.getByText('Copied')).toBeInTheDocument();
});

it('shows the name of a webhook, which has no URL to copy', () => {
  renderOnSite(<Endpoint method="POST" path="test.finished" />);
  expect(screen.getByText('test.finished')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says of a field which type it has, and whether it is required, always there or on its way out', () => {
  renderOnSite(<Field name="data" type="array of objects" required="required" />);
  expect(screen.getByRole('term')).toHaveTextContent('data array of objects required');
  document.body.replaceChildren();
  renderOnSite(<Field name="old" type="text" always="always present" deprecated="deprecated" />);
  expect(screen.getByRole('term')).toHaveTextContent('old text always present deprecated');
  expect(screen.getByText('old').closest('s')).toBeVisible();
});
