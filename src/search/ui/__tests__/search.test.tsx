import {act, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useState, type ReactNode} from 'react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {loadSiteSearch} from '@site/src/lib/siteSearch/client';
import {SiteSearchError, type PageHit} from '@site/src/lib/siteSearch/types';
import {readRecent, rememberSearch} from '../recent';
import {SearchPanel} from '../SearchPanel';

jest.mock('@site/src/lib/siteSearch/client', () => ({
  loadSiteSearch: jest.fn(),
  forgetSiteSearch: jest.fn(),
}));

const hit = (url: string, kind: PageHit['kind'], rest: Partial<PageHit> = {}): PageHit => ({
  url,
  title: `Page ${url}`,
  kind,
  excerpt: [
    {text: 'before ', isMatch: false},
    {text: 'word', isMatch: true},
    {text: ' <img src=x onerror=alert(1)>', isMatch: false},
  ],
  sections: [],
  words: ['word'],
  score: 1,
  ...rest,
});

const search = jest.fn<Promise<readonly PageHit[]>, [string]>();
const onChoose = jest.fn();
const onAsk = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  // What browsers do and jsdom does not.
  HTMLElement.prototype.scrollIntoView = jest.fn();
  HTMLElement.prototype.scrollTo = jest.fn();
  onChoose.mockClear();
  onAsk.mockClear();
  search.mockReset().mockResolvedValue([
    hit('/documentation/a/', 'docs', {
      sections: [{url: '/documentation/a/#b', title: 'Section B', excerpt: []}],
    }),
    hit('/blog/c/', 'blog'),
  ]);
  jest.mocked(loadSiteSearch).mockResolvedValue({search, evidence: jest.fn()});
});

function Panel(): ReactNode {
  const [query, setQuery] = useState('');
  return <SearchPanel query={query} onQuery={setQuery} onChoose={onChoose} onAsk={onAsk} />;
}

const field = (): HTMLElement => screen.getByRole('combobox', {name: 'Search this site'});

async function type(text: string): Promise<void> {
  await userEvent.type(field(), text);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
}

it('groups what it finds and says how much', async () => {
  renderOnSite(<Panel />);
  await type('word');
  expect(screen.getByRole('status')).toHaveTextContent('2 pages found');
  const docs = screen.getByRole('group', {name: 'Documentation'});
  expect(within(docs).getAllByRole('option')).toHaveLength(2);
  expect(screen.getByRole('group', {name: 'Blog'})).toBeInTheDocument();
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

it('shows excerpts as text, with the words marked', async () => {
  const {container} = renderOnSite(<Panel />);
  await type('word');
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getAllByText('word', {selector: 'mark'})).not.toHaveLength(0);
});

it('moves by arrows, Home and End, and follows by Enter', async () => {
  renderOnSite(<Panel />);
  await type('word');
  const [first, section, last] = screen.getAllByRole('option');
  expect(field()).toHaveAttribute('aria-activedescendant', first!.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(section).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  expect(last).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(first).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith(
    expect.objectContaining({url: '/documentation/a/#b', words: ['word']}),
    'word',
  );
  expect(field()).toHaveFocus();
});

it('asks once for what is typed quickly, and drops stale answers', async () => {
  renderOnSite(<Panel />);
  await type('word');
  expect(search).toHaveBeenLastCalledWith('word', expect.anything());
  expect(search.mock.calls.length).toBeLessThan(4);
});

it('follows the answer to what was typed when Enter comes before it', async () => {
  let answer: (hits: readonly PageHit[]) => void = () => undefined;
  renderOnSite(<Panel />);
  await type('word');
  search.mockImplementation(
    async () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await type('s');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
  await act(async () => {
    answer([hit('/blog/other/', 'blog')]);
    return Promise.resolve();
  });
  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({url: '/blog/other/'}), 'words');
});

it('says once what a page and its section quote alike, and names the page of the section', async () => {
  const excerpt = [{text: 'the same', isMatch: false}];
  search.mockResolvedValue([
    hit('/a/', 'docs', {excerpt, sections: [{url: '/a/#b', title: 'Section B', excerpt}]}),
  ]);
  renderOnSite(<Panel />);
  await type('word');
  expect(screen.getAllByText('the same')).toHaveLength(1);
  expect(screen.getByRole('option', {name: 'Page /a/ › Section B'})).toHaveAccessibleDescription(
    'the same',
  );
});

it.each(['is it so?', 'one two three four five'])(
  'offers to ask the assistant: %s',
  async (text) => {
    renderOnSite(<Panel />);
    await type(text);
    const last = screen.getAllByRole('option').at(-1);
    expect(last).toHaveTextContent(`Ask the assistant“${text}”`);
    await userEvent.keyboard('{End}{Enter}');
    expect(onAsk).toHaveBeenCalledWith(text);
    expect(onChoose).not.toHaveBeenCalled();
  },
);

it('offers the assistant for questions and for what is not found alone', async () => {
  renderOnSite(<Panel />);
  await type('word');
  expect(screen.queryByText('Ask the assistant')).not.toBeInTheDocument();
  search.mockResolvedValue([]);
  await type('zzz');
  await userEvent.click(screen.getByRole('button', {name: 'Ask the assistant'}));
  expect(onAsk).toHaveBeenCalledWith('wordzzz');
});

it('offers recent searches and forgets them', async () => {
  rememberSearch('first');
  rememberSearch('second');
  expect(readRecent()).toEqual(['second', 'first']);
  renderOnSite(<Panel />);
  expect(screen.getByRole('button', {name: 'second'})).toBeVisible();
  await userEvent.click(screen.getByRole('button', {name: 'Clear'}));
  expect(screen.queryByRole('button', {name: 'second'})).not.toBeInTheDocument();
  expect(readRecent()).toEqual([]);
});

it('is not troubled by junk in the storage', () => {
  sessionStorage.setItem('firegrid:recent-searches', '{"a":1}');
  expect(readRecent()).toEqual([]);
  sessionStorage.setItem('firegrid:recent-searches', 'junk');
  expect(readRecent()).toEqual([]);
});

it('says so when nothing is found, and where to ask', async () => {
  search.mockResolvedValue([]);
  renderOnSite(<Panel />);
  await type('zzz');
  expect(screen.getByText(/Nothing found for “zzz”/)).toBeVisible();
  expect(screen.getByRole('link', {name: 'Ask us'})).toHaveAttribute('href', '/#contact');
});

it.each([
  ['no-index', /npm run build/],
  ['network', /could not be loaded/],
  ['unsupported', /WebAssembly/],
] as const)('tells the failure %s and tries again', async (reason, text) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(loadSiteSearch).mockRejectedValue(new SiteSearchError(reason));
  renderOnSite(<Panel />);
  await type('word');
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  jest.mocked(loadSiteSearch).mockResolvedValue({search, evidence: jest.fn()});
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.getAllByRole('option')).toHaveLength(3);
});
