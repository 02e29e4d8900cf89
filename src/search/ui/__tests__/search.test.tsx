import {useHistory, useLocation} from '@docusaurus/router';
import {act, createEvent, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createRef, useState, type ReactNode} from 'react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {SearchError, type PageHit} from '../../types';
import {forgetSearch, loadSearch} from '../../worker/client';
import {PagePanel} from '../PagePanel';
import {readRecent, rememberSearch} from '../recent';
import {SearchPanel} from '../SearchPanel';

jest.mock('../../worker/client', () => ({loadSearch: jest.fn(), forgetSearch: jest.fn()}));

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
const onAsk = jest.fn();

type Visit = Pick<ReturnType<typeof useHistory>, 'push'> & {
  readonly address: string;
  readonly state: unknown;
};

/** Where the router has been, and a way to go elsewhere. */
const visits: Visit[] = [];
const visit = (): Visit | undefined => visits.at(-1);

function Route(): null {
  const {pathname, search: query, hash, state} = useLocation();
  const {push} = useHistory();
  visits.push({address: pathname + query + hash, state, push});
  return null;
}

/** Lets time pass in steps, between which the page is drawn. */
async function pause(ms = 0): Promise<void> {
  for (let passed = 0; passed <= ms; passed += 100) {
    await act(async () => jest.advanceTimersByTimeAsync(Math.min(100, ms)));
  }
}

const user = userEvent.setup({advanceTimers: (ms) => jest.advanceTimersByTime(ms)});

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  // Browsers have these; jsdom does not.
  HTMLElement.prototype.scrollIntoView = jest.fn();
  HTMLElement.prototype.scrollTo = jest.fn();
  Object.assign(window, {docusaurus: {preload: jest.fn()}});
  onAsk.mockClear();
  search.mockReset().mockResolvedValue([
    hit('/documentation/a/', 'docs', {
      sections: [
        {url: '/documentation/a/#b', title: 'Section B', excerpt: [{text: 'of B', isMatch: false}]},
      ],
    }),
    hit('/blog/c/', 'blog'),
  ]);
  jest
    .mocked(loadSearch)
    .mockReset()
    .mockResolvedValue({search, passages: jest.fn(), sources: jest.fn()});
});

afterEach(() => {
  jest.useRealTimers();
});

/** Lets the next answer wait; the returned function gives it. */
function holdAnswer(): (hits: readonly PageHit[]) => Promise<void> {
  let answer: (hits: readonly PageHit[]) => void = () => undefined;
  search.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return async (hits) => {
    answer(hits);
    await pause();
  };
}

function Panel(): ReactNode {
  const [query, setQuery] = useState('');
  return (
    <>
      <Route />
      <SearchPanel
        query={query}
        onQuery={setQuery}
        onLeave={() => undefined}
        onAsk={onAsk}
        inputRef={createRef()}
      />
    </>
  );
}

const field = (): HTMLElement => screen.getByRole('combobox', {name: 'Search this site'});

async function type(text: string): Promise<void> {
  await user.type(field(), text);
  await pause();
}

describe('the list', () => {
  it('groups results, marks words, takes markup for text, and is followed by a press', async () => {
    const {container} = renderOnSite(<Panel />);
    await type('word');
    const docs = screen.getByRole('group', {name: 'Documentation'});
    expect(within(docs).getAllByRole('option')).toHaveLength(2);
    expect(
      screen.getByRole('option', {name: 'Page /documentation/a/ › Section B of B'}),
    ).toBeVisible();
    expect(screen.getByRole('group', {name: 'Blog'})).toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getAllByText('word', {selector: 'mark'})).not.toHaveLength(0);
    await user.click(screen.getByText('Page /blog/c/'));
    expect(visit()).toMatchObject({address: '/blog/c/', state: {searchWords: ['word']}});
  });

  it('is announced once typing rests', async () => {
    renderOnSite(<Panel />);
    for (const letter of 'word') {
      await type(letter);
      await pause(200);
      expect(screen.getByRole('status')).toBeEmptyDOMElement();
    }
    await pause(1000);
    expect(screen.getByRole('status')).toHaveTextContent('2 pages found');
  });

  it('moves by arrows, Home and End, and follows by Enter with the words to highlight', async () => {
    renderOnSite(<Panel />);
    await type('word');
    const [first, section, last] = screen.getAllByRole('option');
    expect(field()).toHaveAttribute('aria-activedescendant', first!.id);
    await user.keyboard('{ArrowDown}');
    expect(section).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{End}');
    expect(last).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveFocus();
    await user.keyboard('{ArrowUp}{Home}{ArrowDown}{Enter}');
    expect(visit()).toMatchObject({address: '/documentation/a/#b', state: {searchWords: ['word']}});
    expect(readRecent()).toEqual(['word']);
  });

  it.each([{isComposing: true}, {keyCode: 229}])(
    'leaves the keys of an input method alone: %j',
    async (composing) => {
      renderOnSite(<Panel />);
      await type('word');
      for (const key of ['Enter', 'ArrowDown', 'End']) {
        const event = createEvent.keyDown(field(), {key, ...composing});
        fireEvent(field(), event);
        expect(event.defaultPrevented).toBe(false);
      }
      expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
      expect(visit()?.address).toBe('/');
    },
  );

  it('follows the answer to the latest letters when Enter comes before it', async () => {
    renderOnSite(<Panel />);
    await type('word');
    const answer = holdAnswer();
    await type('s');
    await user.keyboard('{Enter}');
    expect(visit()?.address).toBe('/');
    await answer([hit('/blog/other/', 'blog')]);
    expect(visit()?.address).toBe('/blog/other/');
  });

  it('stays in sight until the next answer, which a late one does not replace', async () => {
    renderOnSite(<Panel />);
    await type('word');
    const answer = holdAnswer();
    await type('s');
    await pause(2000);
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(HTMLElement.prototype.scrollTo).not.toHaveBeenCalled();
    fireEvent.scroll(screen.getByRole('listbox'));
    expect(screen.getByRole('status')).toHaveTextContent('Searching');
    search.mockResolvedValue([hit('/new/', 'docs')]);
    await type('!');
    expect(HTMLElement.prototype.scrollTo).toHaveBeenCalledTimes(1);
    await answer([hit('/late/', 'docs')]);
    expect(screen.getByRole('option')).toHaveTextContent('Page /new/');
  });
});

describe('the assistant', () => {
  it.each(['is it so?', 'one two three four five'])('is offered for: %s', async (text) => {
    renderOnSite(<Panel />);
    await type(text);
    expect(screen.getAllByRole('option').at(-1)).toHaveTextContent(`Ask the assistant“${text}”`);
    await user.keyboard('{End}{Enter}');
    expect(onAsk).toHaveBeenCalledWith(text);
    expect(visit()?.address).toBe('/');
  });

  it('is offered with the contact where nothing is found', async () => {
    renderOnSite(<Panel />);
    await type('word');
    expect(screen.queryByText('Ask the assistant')).not.toBeInTheDocument();
    search.mockResolvedValue([]);
    await type('zzz');
    expect(screen.getByText(/Nothing found for “wordzzz”/)).toBeVisible();
    expect(screen.getByRole('link', {name: 'Ask us'})).toHaveAttribute('href', '/#contact');
    await user.click(screen.getByRole('button', {name: 'Ask the assistant'}));
    expect(onAsk).toHaveBeenCalledWith('wordzzz');
  });
});

describe('recent searches', () => {
  it('are offered, newest first, and forgotten', async () => {
    rememberSearch('first');
    rememberSearch('second');
    expect(readRecent()).toEqual(['second', 'first']);
    renderOnSite(<Panel />);
    expect(screen.getByRole('button', {name: 'second'})).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'Clear'}));
    expect(screen.queryByRole('button', {name: 'second'})).not.toBeInTheDocument();
    expect(readRecent()).toEqual([]);
  });

  it.each(['{"a":1}', 'junk'])('are none where the storage holds %s', (stored) => {
    sessionStorage.setItem('firegrid:recent-searches', stored);
    expect(readRecent()).toEqual([]);
  });
});

it.each([
  ['no-index', /npm run build/],
  ['network', /could not be loaded/],
  ['unsupported', /blocks the search/],
  ['timeout', /did not answer in time/],
] as const)('tells the failure %s, and tries again with a new worker', async (reason, text) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(loadSearch).mockRejectedValue(new SearchError(reason));
  renderOnSite(<Panel />);
  await type('word');
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  jest.mocked(loadSearch).mockResolvedValue({search, passages: jest.fn(), sources: jest.fn()});
  await user.click(screen.getByRole('button', {name: 'Try again'}));
  await pause();
  expect(forgetSearch).toHaveBeenCalled();
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

describe('the page', () => {
  const mount = (path: string): void => {
    renderOnSite(
      <>
        <Route />
        <PagePanel typed="" />
      </>,
      {path},
    );
  };

  it.each(['/search/?q=other', '/careers/'])(
    'follows a link to %s, also while an older address waits',
    async (address) => {
      mount('/search/?q=a');
      await type('b');
      act(() => visit()?.push(address));
      await pause(500);
      expect(visit()?.address).toBe(address);
      expect(field()).toHaveValue(address === '/careers/' ? 'ab' : 'other');
    },
  );
});
