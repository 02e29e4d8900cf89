import {useLocation} from '@docusaurus/router';
import {act, createEvent, fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {SearchButton} from '..';
import {takeQuestions} from '../../ask';
import {SearchError, type PageHit} from '../../types';
import {forgetSearch, loadSearch} from '../../worker/client';

jest.mock('../../worker/client', () => ({loadSearch: jest.fn(), forgetSearch: jest.fn()}));

const hit = (url: string, kind: PageHit['kind'], rest: Partial<PageHit> = {}): PageHit => ({
  url,
  title: `Page ${url}`,
  kind,
  excerpt: [
    {text: 'word', isMatch: true},
    {text: ' <img src=x onerror=alert(1)>', isMatch: false},
  ],
  sections: [],
  words: ['word'],
  score: 1,
  ...rest,
});
const HITS = [
  hit('/documentation/a/', 'docs', {
    sections: [
      {url: '/documentation/a/#b', title: 'Section B', excerpt: [{text: 'of B', isMatch: false}]},
    ],
  }),
  hit('/blog/c/', 'blog'),
];

const search = jest.fn<Promise<readonly PageHit[]>, [string]>();
const site = {search, passages: jest.fn(), sources: jest.fn()};

/** Where the router has been. */
const visits: string[] = [];

function Route(): null {
  const {pathname, hash} = useLocation();
  visits.push(pathname + hash);
  return null;
}

const user = userEvent.setup({advanceTimers: (ms) => jest.advanceTimersByTime(ms)});
const pause = (ms = 0) => act(async () => jest.advanceTimersByTimeAsync(ms));
const field = (): HTMLElement => screen.getByRole('combobox', {name: 'Search this site'});
const dialog = (): HTMLElement | null => screen.queryByRole('dialog');

async function press(keys: string): Promise<void> {
  await user.keyboard(keys);
  await pause();
}

beforeEach(async () => {
  jest.useFakeTimers();
  // Browsers have these; jsdom does not.
  HTMLElement.prototype.scrollIntoView = jest.fn();
  HTMLElement.prototype.scrollTo = jest.fn();
  Object.assign(window, {docusaurus: {preload: jest.fn()}});
  search.mockReset().mockResolvedValue(HITS);
  jest.mocked(loadSearch).mockReset().mockResolvedValue(site);
  renderOnSite(
    <>
      <Route />
      <SearchButton />
    </>,
  );
  await press('{Control>}k{/Control}');
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

describe('the list', () => {
  it('takes markup for text, names pages of sections, and is followed by a press', async () => {
    await press('word');
    expect(dialog()!.querySelector('img')).toBeNull();
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(screen.getByRole('option', {name: /› Section B of B$/})).toBeVisible();
    await user.click(screen.getByText('Page /blog/c/'));
    expect(visits.at(-1)).toBe('/blog/c/');
  });

  it('is announced once typing rests', async () => {
    for (const letter of 'word') {
      await press(letter);
      await pause(200);
      expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
    }
    await pause(1000);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 pages found');
  });

  it.each([{isComposing: true}, {keyCode: 229}])(
    'leaves the keys of an input method alone: %j',
    async (composing) => {
      await press('word');
      for (const key of ['Enter', 'ArrowDown', 'End']) {
        const event = createEvent.keyDown(field(), {key, ...composing});
        fireEvent(field(), event);
        expect(event.defaultPrevented).toBe(false);
      }
      // Its default is to close the dialog.
      expect(fireEvent.keyDown(field(), {key: 'Escape', ...composing})).toBe(false);
      expect(fireEvent.keyDown(field(), {key: 'Escape'})).toBe(true);
      expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
      expect(visits.at(-1)).toBe('/');
    },
  );

  it('follows the answer to the latest letters when Enter comes before it', async () => {
    await press('word');
    const answer = holdAnswer();
    await press('s{Enter}');
    expect(visits.at(-1)).toBe('/');
    await answer([hit('/blog/other/', 'blog')]);
    expect(visits.at(-1)).toBe('/blog/other/');
  });

  it('stays in sight until the next answer, which a late one does not replace', async () => {
    await press('word');
    const answer = holdAnswer();
    await press('s');
    await pause(400);
    await pause(1000);
    expect(screen.getAllByRole('option')).toHaveLength(3);
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Searching');
    search.mockResolvedValue([hit('/new/', 'docs')]);
    await press('!');
    await answer([hit('/late/', 'docs')]);
    expect(screen.getByRole('option')).toHaveTextContent('Page /new/');
  });
});

it.each([
  ['is it so?', HITS],
  ['one two three four five', HITS],
  ['zzz', []],
])('offers the assistant for: %s', async (text, hits) => {
  const onAsk = jest.fn();
  takeQuestions(onAsk);
  search.mockResolvedValue(hits);
  await press(text);
  await user.click(screen.getByText('Ask the assistant'));
  expect(onAsk).toHaveBeenCalledWith(text);
});

it.each([
  ['no-index', /npm run build/],
  ['network', /couldn't be loaded/],
  ['unsupported', /blocks the search/],
  ['timeout', /didn't respond in time/],
] as const)('tells the failure %s, and tries again with a new worker', async (reason, text) => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(loadSearch).mockRejectedValue(new SearchError(reason));
  await press('word');
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  jest.mocked(loadSearch).mockResolvedValue(site);
  await user.click(screen.getByRole('button', {name: 'Try again'}));
  await pause();
  expect(forgetSearch).toHaveBeenCalled();
  expect(screen.getAllByRole('option')).toHaveLength(3);
});

it('opens again before the browser has told that it was closed', async () => {
  const before = dialog()!;
  // Browsers fire `close` a moment after.
  before.removeAttribute('open');
  await press('{Control>}k{/Control}');
  fireEvent(before, new Event('close'));
  expect(dialog()).toHaveAttribute('open');
});
