import Link from '@docusaurus/Link';
import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Heading from '@theme/Heading';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {PageTitle} from '@site/src/components/PageTitle';
import {ToastRegion} from '@site/src/components/Toast';
import {Reading} from '..';
import {Contents} from '../Contents';

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

it('puts the way up above the title of a text, and what can be done below it', () => {
  renderOnSite(page);
  const title = screen.getByRole('heading', {name: 'Limits'});
  const {DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_PRECEDING} = Node;
  const place = (name: string): number =>
    title.compareDocumentPosition(screen.getByRole('link', {name}));
  expect(place('Up')).toBe(DOCUMENT_POSITION_PRECEDING);
  expect(place('Twin')).toBe(DOCUMENT_POSITION_FOLLOWING);
});

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

it('has its contents as a landmark', () => {
  renderOnSite(<Reading toc={<Link to="#queue">Queue</Link>}>Text</Reading>);
  const contents = screen.getByRole('navigation', {name: 'On this page'});
  expect(within(contents).getByRole('link')).toHaveTextContent('Queue');
});

it('lists chapters below the title, if there are several', () => {
  const chapter = (id: string, level = 2) => ({id, value: id, level});
  const {container} = renderOnSite(<Contents toc={[chapter('one'), chapter('part', 3)]} />);
  expect(container).toBeEmptyDOMElement();
  renderOnSite(<Contents toc={[chapter('one'), chapter('part', 3), chapter('two')]} />);
  const links = screen.getAllByRole('link', {hidden: true}).map(({textContent}) => textContent);
  expect(links).toEqual(['one', 'two']);
});
