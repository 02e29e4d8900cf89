import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {MarkdownLinks} from '..';
import {copyPage} from '../copyPage';

jest.mock('../copyPage');

const answer = jest.mocked(copyPage);

describe('the page as Markdown', () => {
  it('is a plain link to the twin', () => {
    renderOnSite(<MarkdownLinks />, {path: '/documentation/quick-start/'});
    expect(screen.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute(
      'href',
      '/documentation/quick-start.md',
    );
  });

  it.each([
    ['copied', /Page copied/],
    ['refused', /did not allow copying/],
    ['unreachable', /could not be loaded/],
  ] as const)('says when it is %s', async (outcome, notice) => {
    answer.mockResolvedValue(outcome);
    renderOnSite(<MarkdownLinks />, {path: '/blog/post/'});
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', {name: 'Copy page as Markdown'}));
    expect(await screen.findByText(notice)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(notice);
    expect(answer).toHaveBeenCalledWith('/blog/post.md');
  });

  it('is not there where there is no twin', () => {
    const {container} = renderOnSite(<MarkdownLinks />, {path: '/blog/authors/'});
    expect(container).toBeEmptyDOMElement();
  });
});
