import Link from '@docusaurus/Link';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Heading from '@theme/Heading';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {PageTitle} from '@site/src/components/PageTitle';
import {ToastRegion} from '@site/src/components/Toast';
import {Reading} from '..';

const page = (
  <>
    <ToastRegion label="Notices" dismissLabel="Dismiss" />
    <Reading above={<Link to="/up/">Up</Link>} below={<Link to="/twin/">Twin</Link>}>
      <PageTitle>Limits</PageTitle>
      <Heading as="h2" id="queue">
        Queue
      </Heading>
    </Reading>
  </>
);

it('copies the link of a heading, and says which', async () => {
  const user = userEvent.setup();
  renderOnSite(page);
  await user.click(screen.getByRole('link', {name: 'Direct link to Queue'}));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Link copiedQueue');
  expect(await navigator.clipboard.readText()).toBe(new URL('#queue', window.location.href).href);
});

it('is a plain link where copying is refused', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  renderOnSite(page);
  await user.click(screen.getByRole('link', {name: 'Direct link to Queue'}));
  expect(screen.queryByText('Link copied')).toBeNull();
});
