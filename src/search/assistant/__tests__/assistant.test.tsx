import {act, createEvent, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {answerFromSite, recogniseCourtesy} from '../../answers';
import {askAssistant} from '../../ask';
import {SearchError, type Answer, type Passage, type SiteAnswer} from '../../types';
import {Assistant} from '..';
import {clearConversation} from '../conversation';
import {askService} from '../service';

jest.mock('../../answers', () => ({answerFromSite: jest.fn(), recogniseCourtesy: jest.fn()}));
jest.mock('../../worker/client', () => ({}));
jest.mock('../service', () => ({askService: jest.fn()}));

const passage: Passage = {
  url: '/documentation/concepts/device-reset/#removed',
  page: 'Device reset',
  section: 'Removed data',
  blocks: [{type: 'text', text: 'The app and its data are removed. <b>Not</b> *marks*.'}],
  whole: [{type: 'text', text: 'All of the "section"}]}.'}],
};

const QUOTES: Answer = {
  grade: 'quotes',
  quotes: [passage, {...passage, url: '/b/#x', page: 'B', blocks: []}],
  unknown: ['flutter'],
};

const FACT: Answer = {
  grade: 'fact',
  blocks: [{type: 'rows', header: ['', 'Starter'], rows: [['Price', '$99']]}],
  sources: [{url: '/pricing/', page: 'Pricing'}],
};

/** Answers every question like this. */
const answerWith = (answer: Answer) => {
  const passages = [passage, {...passage, url: '/b/#x', page: 'B'}];
  jest.mocked(answerFromSite).mockResolvedValue({answer, passages});
};

const user = userEvent.setup();
const field = () => screen.getByRole('textbox', {name: 'Type your message...'});
const log = () => screen.getByRole('log');
const inLog = () => within(log());
const press = async (name: string) => user.click(screen.getByRole('button', {name}));

/** Opens the chat on a page and types, with or without a service. */
async function start(typed: string, chatApiUrl: string | null = null) {
  renderOnSite(<Assistant />, {path: '/terms/', env: {chatApiUrl}});
  await press('Open chat');
  await screen.findByRole('dialog', {name: 'Chat with our AI'});
  await user.type(field(), typed);
}

const SERVICE = 'https://chat.example/v1';

beforeEach(() => {
  clearConversation();
  jest.mocked(answerFromSite).mockReset();
  answerWith(QUOTES);
  jest.mocked(recogniseCourtesy).mockReturnValue(null);
  jest.mocked(askService).mockReset();
});

it('leaves the keys of an input method alone', async () => {
  await start('question');
  for (const key of ['Enter', 'Escape']) {
    for (const composing of [{isComposing: true}, {keyCode: 229}]) {
      const event = createEvent.keyDown(field(), {key, ...composing});
      fireEvent(field(), event);
      // A modal dialog closes by Escape unless that is prevented.
      expect(event.defaultPrevented).toBe(key === 'Escape');
    }
  }
  expect(field()).toHaveValue('question');
});

it('asks what another part of the page hands over once, after the answer on its way', async () => {
  renderOnSite(<Assistant />);
  act(() => askAssistant(' How much does it cost? '));
  expect(await screen.findByText('This is what the site says:')).toBeVisible();
  jest.mocked(answerFromSite).mockReturnValue(new Promise(() => undefined));
  await user.type(field(), 'first{Enter}');
  act(() => askAssistant('Which devices?'));
  await press('Close chat');
  await press('Open chat');
  expect(field()).toHaveValue('Which devices?');
  expect(answerFromSite).toHaveBeenCalledTimes(2);
});

describe('the grades of an answer', () => {
  it('a fact is a table with its source, and can be copied', async () => {
    answerWith(FACT);
    await start('price{Enter}');
    expect(await inLog().findByRole('cell', {name: '$99'})).toBeVisible();
    expect(inLog().getByRole('link', {name: 'Pricing'})).toHaveAttribute('href', '/pricing/');
    await press('Copy');
    expect(await navigator.clipboard.readText()).toBe('\tStarter\nPrice\t$99');
  });

  it('quotes are the text as it was, below titles that lead to their sections', async () => {
    await start('<img src=x onerror=alert(1)>{Enter}');
    expect(await inLog().findByText('No page mentions “flutter”.')).toBeVisible();
    expect(log().querySelector('img')).toBeNull();
    const [first, second] = inLog().getAllByRole('group');
    expect(first).toHaveAttribute('open');
    expect(second).not.toHaveAttribute('open');
    expect(first).toHaveTextContent('are removed. <b>Not</b> *marks*.');
    const link = within(first!).getByRole('link', {name: 'Device reset › Removed data'});
    expect(link).toHaveAttribute('href', passage.url);
  });

  it('nothing says which words no page has, with ways on', async () => {
    answerWith({grade: 'nothing', unknown: ['flutter']});
    await start('flutter?{Enter}');
    expect(await inLog().findByText('No page mentions “flutter”.')).toBeVisible();
    expect(inLog().getByRole('link', {name: 'Ask us'})).toBeVisible();
  });

  it('a kindness is returned', async () => {
    jest.mocked(recogniseCourtesy).mockReturnValue('thanks');
    await start('thanks{Enter}', SERVICE);
    expect(await inLog().findByText(/^You're welcome/)).toBeVisible();
    expect(askService).not.toHaveBeenCalled();
  });

  it('a failed search is told, and can be tried again', async () => {
    jest.mocked(answerFromSite).mockRejectedValueOnce(new SearchError('timeout'));
    await start('removed?{Enter}');
    expect(await inLog().findByText(/didn't respond in time/)).toBeVisible();
    await press('Try again');
    expect(await inLog().findByText(/its data are removed/)).toBeVisible();
    expect(inLog().getAllByText('removed?')).toHaveLength(1);
  });
});

it('is stopped at once, even while the index loads, and takes no answer afterwards', async () => {
  let answer: (found: SiteAnswer) => void = () => undefined;
  jest.mocked(answerFromSite).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await start('removed?{Enter}', SERVICE);
  expect(inLog().getByText('Thinking...')).toBeVisible();
  await press('Stop');
  expect(field()).toHaveFocus();
  await act(async () => {
    answer({answer: FACT, passages: []});
    return Promise.resolve();
  });
  expect(inLog().getByText('This answer was interrupted.')).toBeVisible();
  expect(inLog().queryByText('$99')).toBeNull();
  expect(askService).not.toHaveBeenCalled();
});

describe('with an answer service', () => {
  it('sends whole sections, and lists only the sources that are cited', async () => {
    jest.mocked(askService).mockResolvedValue(`An **answer**, [from here](${passage.url}).`);
    await start('removed?{Enter}', SERVICE);
    expect(await inLog().findByText('answer')).toBeVisible();
    expect(inLog().getByRole('link', {name: /Device reset/})).toBeVisible();
    expect(inLog().queryByRole('link', {name: /^B/})).toBeNull();
    const [rules, question] = jest.mocked(askService).mock.calls[0]![1];
    expect(question).toEqual({role: 'user', content: 'removed?'});
    const text = 'All of the "section"}]}.';
    expect(JSON.parse(rules!.content.split('\n').at(-1) ?? '')).toEqual({
      language: 'en',
      page: '/terms/',
      passages: [
        {url: passage.url, title: 'Device reset: Removed data', text},
        {url: '/b/#x', title: 'B: Removed data', text},
      ],
    });
  });

  it('falls back to the pages where the service fails, says so, and goes on from there', async () => {
    jest.mocked(askService).mockResolvedValue(null);
    await start('removed?{Enter}', SERVICE);
    expect(await inLog().findByText(/The answer service didn't respond/)).toBeVisible();
    expect(log()).toHaveTextContent('The app and its data are removed.');
    expect(screen.getByRole('button', {name: 'Try again'})).toBeVisible();
    await user.type(field(), 'and then?{Enter}');
    const sent = jest.mocked(askService).mock.calls[1]![1];
    expect(sent.map(({role}) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(sent[2]?.content).toContain('The app and its data are removed.');
  });
});
