import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {MarkdownLinks} from '../MarkdownLinks';

const fetchMock = jest.fn();

async function copyAt(path: string) {
  renderOnSite(<MarkdownLinks />, {path});
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', {name: 'Copy as Markdown'}));
}

beforeEach(() => {
  fetchMock.mockResolvedValue({ok: true, text: async () => Promise.resolve('# Title')});
  globalThis.fetch = fetchMock;
});

it('says what to do where the browser does not allow copying', async () => {
  userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  await copyAt('/blog/post/');
  expect(await screen.findByText(/didn't allow copying/)).toBeVisible();
});

it('says that the twin could not be loaded', async () => {
  fetchMock.mockResolvedValue({ok: false, status: 404});
  await copyAt('/blog/post/');
  expect(await screen.findByText(/couldn't be loaded/)).toBeVisible();
});

it('is not there where there is no twin', () => {
  const {container} = renderOnSite(<MarkdownLinks />, {path: '/blog/authors/'});
  expect(container).toBeEmptyDOMElement();
});
