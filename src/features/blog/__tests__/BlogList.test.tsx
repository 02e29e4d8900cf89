import {act, fireEvent, screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {SearchError, type PageHit} from '@site/src/search/types';
import {loadSearch} from '@site/src/search/worker/client';
import {BlogList} from '../BlogList';
import {hitsFor, longIndex} from './posts';

jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({children}: {readonly children: unknown}) => children,
}));
jest.mock('../data', () => ({
  // Read when the module is first asked for, after the imports above.
  get blogIndex() {
    return jest.requireActual<typeof import('./posts')>('./posts').longIndex;
  },
}));
jest.mock('@site/src/search/worker/client', () => ({
  loadSearch: jest.fn(),
  forgetSearch: jest.fn(),
}));

/** Posts that a query finds; none for others. */
const ANSWERS: Readonly<Record<string, readonly number[]>> = {
  battery: [0, 3, 6, 9, 12, 15, 18, 21],
  échecs: [10, 12],
  number7: [7],
};
const search = jest.fn<Promise<readonly PageHit[]>, [string, object]>();

const FIRST = {category: null, page: 1};

beforeEach(() => {
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
  search
    .mockReset()
    .mockImplementation(async (query) => Promise.resolve(hitsFor(ANSWERS[query] ?? [])));
  jest.mocked(loadSearch).mockReset().mockResolvedValue({search, passages: jest.fn()});
});

afterEach(() => {
  jest.useRealTimers();
});

async function open(path: string, place: {category: string | null; page: number} = FIRST) {
  renderOnSite(<BlogList title="Blog" intro="Posts." place={place} pageSize={4} />, {path});
  await act(() => jest.advanceTimersByTimeAsync(0));
}

/** Lets time pass in steps, between which the page is drawn. */
async function pause(ms = 1500): Promise<void> {
  for (let passed = 0; passed <= ms; passed += 100) {
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
}
const shown = (): string[] =>
  screen.queryAllByRole('heading', {level: 2}).map((heading) => heading.textContent);
const titles = (from: number, to: number): string[] =>
  longIndex.posts.slice(from, to).map(({title}) => title);
const box = (): HTMLInputElement => screen.getByRole('searchbox', {name: 'Search the blog'});
const type = (text: string): void => {
  fireEvent.focus(box());
  fireEvent.change(box(), {target: {value: text}});
};
const chip = (name: RegExp): HTMLElement =>
  within(screen.getByRole('navigation', {name: 'Categories'})).getByRole('link', {name});

describe('the list', () => {
  it('shows its page, with links to the others', async () => {
    await open('/blog/page/2/', {category: null, page: 2});
    expect(shown()).toEqual(titles(4, 8));
    const pages = within(screen.getByRole('navigation', {name: 'Pages of the blog'}));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog/',
      '/blog/page/2/',
      '/blog/page/3/',
      '/blog/page/4/',
      '/blog/page/5/',
      '/blog/page/6/',
    ]);
    expect(pages.getByRole('link', {current: 'page'})).toHaveAccessibleName('Page 2');
  });

  it('has chips with counts that lead to pages of their own', async () => {
    await open('/blog/');
    expect(chip(/^All/)).toHaveTextContent('All 23');
    expect(chip(/^All/)).toHaveAttribute('aria-current', 'true');
    expect(chip(/^Industry/)).toHaveTextContent('Industry insights 5');
    expect(chip(/^Industry/)).toHaveAttribute('href', '/blog/tags/industry-insights/');
  });

  it('does not load the index before somebody searches', async () => {
    await open('/blog/');
    expect(loadSearch).not.toHaveBeenCalled();
    fireEvent.focus(box());
    expect(loadSearch).toHaveBeenCalledTimes(1);
    await pause(0);
  });

  it('of a category leaves its chips to be links', async () => {
    await open('/blog/tags/tutorial/', {category: 'tutorial', page: 1});
    expect(shown()).toHaveLength(4);
    expect(chip(/^Tutorial/)).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', {name: 'Page 2'})).toHaveAttribute(
      'href',
      '/blog/tags/tutorial/page/2/',
    );
  });
});

describe('an address', () => {
  it.each([
    ['/blog/?category=nothing&page=abc', titles(0, 4)],
    ['/blog/?page=99', titles(20, 23)],
    ['/blog/?page=2', titles(4, 8)],
    ['/blog/?q=number7&page=12', ['Post number7']],
    ['/blog/?q=zeppelin&category=case-study&page=2', []],
    ['/blog/?q=%00%3Cscript%3E', []],
  ])('such as %s shows something sensible', async (path, expected) => {
    await open(path);
    await pause();
    if (expected.length > 0) {
      expect(shown()).toEqual(expected);
    } else {
      expect(screen.getByRole('heading', {level: 1})).toBeVisible();
    }
  });

  it('with a search asks the index for posts, and tells the result', async () => {
    await open('/blog/?q=battery&category=tutorial');
    expect(search).toHaveBeenCalledWith('battery', expect.objectContaining({kind: 'blog'}));
    await pause();
    expect(screen.getByRole('status')).toHaveTextContent('2 posts for “battery” in “Tutorial”');
    expect(box()).toHaveValue('battery');
  });
});

describe('typing', () => {
  it('filters at once, marks words, and announces after a pause', async () => {
    await open('/blog/');
    type('échecs');
    await pause(0);
    expect(shown()).toEqual(titles(10, 11).concat(titles(12, 13)));
    expect(document.querySelector('mark')).toHaveTextContent(/^échecs$/);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await pause();
    expect(screen.getByRole('status')).toHaveTextContent('2 posts for “échecs”');
  });

  it('goes together with a category', async () => {
    await open('/blog/');
    type('battery');
    await pause();
    expect(chip(/^All/)).toHaveTextContent('All 8');
    fireEvent.click(chip(/^Tutorial/));
    await pause();
    expect(chip(/^Tutorial/)).toHaveTextContent('Tutorial 2');
    expect(shown()).toHaveLength(2);
    expect(box()).toHaveValue('battery');
    expect(screen.getByText('2 posts for “battery” in “Tutorial”', {selector: 'p'})).toBeVisible();
  });

  it('keeps a space that a word may follow', async () => {
    await open('/blog/');
    type('number7 ');
    await pause();
    expect(box()).toHaveValue('number7 ');
  });

  it('what no post holds says so, and offers a way back', async () => {
    await open('/blog/');
    type('zeppelin');
    await pause();
    expect(shown()).toEqual([]);
    expect(screen.getByText('No post holds “zeppelin”.', {selector: 'p'})).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No post holds “zeppelin”.');
    fireEvent.click(screen.getByRole('button', {name: 'Clear the search'}));
    await pause();
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(shown()).toEqual(titles(0, 4));
  });

  it('leaves the list as it is until the first answer comes', async () => {
    search.mockReturnValue(new Promise(() => undefined));
    await open('/blog/?q=number7');
    await pause();
    expect(shown()).toEqual(titles(0, 4));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('says when the search fails, and tries again', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.mocked(loadSearch).mockRejectedValue(new SearchError('network'));
    await open('/blog/');
    type('number7');
    await pause();
    expect(shown()).toEqual(titles(0, 4));
    expect(log).toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent('could not be searched');
    jest.mocked(loadSearch).mockResolvedValue({search, passages: jest.fn()});
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    await pause();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shown()).toEqual(['Post number7']);
  });

  it('turns the pages of what was found in place', async () => {
    await open('/blog/?q=battery');
    await pause();
    fireEvent.click(screen.getByRole('link', {name: 'Page 2'}));
    await pause();
    expect(shown()).toEqual([12, 15, 18, 21].map((index) => longIndex.posts[index]!.title));
    expect(screen.getByRole('link', {name: 'Page 2'})).toHaveAttribute('aria-current', 'page');
  });
});
