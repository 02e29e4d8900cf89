import {act, fireEvent, screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {SearchError, type PageHit} from '@site/src/search/types';
import {loadSearch} from '@site/src/search/worker/client';
import {BlogList} from '../BlogList';
import {hitsFor, longIndex} from './posts';

jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({children}: {readonly children: unknown}) => children,
}));
jest.mock('@generated/docusaurus-plugin-content-blog/default/posts.json', () => ({
  __esModule: true,
  // Read when the module is first asked for, after the imports above.
  get default() {
    return jest.requireActual<typeof import('./posts')>('./posts').longIndex;
  },
}));
jest.mock('@site/src/search/worker/client', () => ({
  loadSearch: jest.fn(),
  forgetSearch: jest.fn(),
}));

const search = jest.fn<Promise<readonly PageHit[]>, [string, string?]>();

beforeEach(() => {
  jest.useFakeTimers();
  search
    .mockReset()
    .mockImplementation(async (query) => Promise.resolve(hitsFor(query === 'number7' ? [7] : [])));
  jest
    .mocked(loadSearch)
    .mockReset()
    .mockResolvedValue({search, passages: jest.fn(), sources: jest.fn()});
});

afterEach(() => {
  jest.useRealTimers();
});

/** Lets time pass in steps, between which the page is drawn. */
async function pause(ms = 1500): Promise<void> {
  for (let passed = 0; passed <= ms; passed += 100) {
    await act(() => jest.advanceTimersByTimeAsync(100));
  }
}

async function open(path = '/blog/') {
  renderOnSite(<BlogList title="Blog" intro="" category={null} page={1} pageSize={4} />, {path});
  await pause();
}

const shown = (): string[] =>
  screen.queryAllByRole('heading', {level: 2}).map((heading) => heading.textContent);
const titles = (...places: number[]): string[] =>
  places.map((place) => longIndex.posts[place]!.title);
const box = (): HTMLInputElement => screen.getByRole('searchbox', {name: 'Search the blog'});
const status = (): HTMLElement => screen.getByRole('status');
const type = (text: string): void => {
  fireEvent.focus(box());
  fireEvent.change(box(), {target: {value: text}});
};

it('the index is loaded when somebody is about to search', async () => {
  await open();
  expect(loadSearch).not.toHaveBeenCalled();
  fireEvent.focus(box());
  expect(loadSearch).toHaveBeenCalledTimes(1);
});

describe('typing', () => {
  it('finds nothing, says so, and offers a way back', async () => {
    await open();
    type('zeppelin');
    await pause();
    expect(shown()).toEqual([]);
    expect(screen.getByText('No post contains “zeppelin”.', {selector: 'p'})).toBeVisible();
    expect(status()).toHaveTextContent('No post contains “zeppelin”.');
    fireEvent.click(screen.getByRole('button', {name: 'Clear the search'}));
    await pause();
    expect(box()).toHaveValue('');
    expect(box()).toHaveFocus();
    expect(shown()).toEqual(titles(0, 1, 2, 3));
  });

  it('leaves the list as it is until the first answer comes', async () => {
    search.mockReturnValue(new Promise(() => undefined));
    await open('/blog/?q=number7');
    expect(shown()).toEqual(titles(0, 1, 2, 3));
    expect(status()).toBeEmptyDOMElement();
  });

  it('says when the search fails, and tries again', async () => {
    const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.mocked(loadSearch).mockRejectedValue(new SearchError('network'));
    await open();
    type('number7');
    await pause();
    expect(shown()).toEqual(titles(0, 1, 2, 3));
    expect(log).toHaveBeenCalled();
    expect(screen.getByRole('alert')).toHaveTextContent("couldn't be searched");
    jest.mocked(loadSearch).mockResolvedValue({search, passages: jest.fn(), sources: jest.fn()});
    fireEvent.click(screen.getByRole('button', {name: 'Try again'}));
    await pause();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(shown()).toEqual(titles(7));
  });
});
