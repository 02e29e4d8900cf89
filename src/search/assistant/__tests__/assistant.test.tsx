import {useLocation} from '@docusaurus/router';
import {act, createEvent, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {answerFromSite, recogniseCourtesy} from '../../answers';
import {askAssistant} from '../../ask';
import {SearchError, type Answer, type Passage, type SiteAnswer} from '../../types';
import {Assistant} from '..';
import {askService} from '../service';
import {clearConversation, conversationSlot} from '../conversation';

jest.mock('../../answers', () => ({answerFromSite: jest.fn(), recogniseCourtesy: jest.fn()}));
jest.mock('../../worker/client', () => ({}));
jest.mock('../service', () => ({askService: jest.fn()}));

const URL_OF_RESET = '/documentation/concepts/device-reset/#removed';

const passage: Passage = {
  url: URL_OF_RESET,
  page: 'Device reset',
  section: 'Removed data',
  blocks: [
    {type: 'text', text: 'The app and its data are removed. <b>Not</b> *marks*.'},
    {type: 'rows', header: ['Plan', 'Sessions'], rows: [['Professional', '15']]},
    {type: 'code', text: 'appium:noReset'},
  ],
  words: ['data', 'removed'],
  whole: [{type: 'text', text: 'All of the section.'}],
};

const {whole: _whole, ...quote} = passage;

const QUOTES: Answer = {
  grade: 'quotes',
  quotes: [quote, {...quote, url: '/b/#x', page: 'B', blocks: []}],
  unknown: [],
};

const FACT: Answer = {
  grade: 'fact',
  blocks: [{type: 'rows', header: ['', 'Starter'], rows: [['Price', '$99']]}],
  sources: [{url: '/pricing/', page: 'Pricing'}],
};

/** Answers every question like this. */
const answerWith = (answer: Answer): void => {
  jest.mocked(answerFromSite).mockResolvedValue({answer, passages: [passage]});
};

const SERVICE = 'https://chat.example/v1';

const visits: unknown[] = [];

function Spy(): null {
  visits.push(useLocation());
  return null;
}

const mount = (chatApiUrl: string | null = null, path = '/') =>
  renderOnSite(
    <>
      <Assistant />
      <Spy />
    </>,
    {path, env: {chatApiUrl}},
  );

const user = userEvent.setup();
const opener = (): HTMLElement => screen.getByRole('button', {name: 'Open chat'});
const field = (): HTMLElement => screen.getByRole('textbox', {name: 'Type your message...'});
const log = (): HTMLElement => screen.getByRole('log');
const inLog = () => within(log());
const button = (name: string): HTMLElement => screen.getByRole('button', {name});
const ask = async (question: string): Promise<void> => user.type(field(), `${question}{Enter}`);

async function open(): Promise<HTMLElement> {
  await user.click(opener());
  return screen.findByRole('dialog', {name: 'Chat with our AI'});
}

/** Opens the chat on a page and asks. */
async function start(question: string, serviceUrl: string | null = null): Promise<void> {
  mount(serviceUrl);
  await open();
  await ask(question);
}

const NEVER = new Promise<never>(() => undefined);

beforeEach(() => {
  clearConversation();
  jest.mocked(answerFromSite).mockReset();
  answerWith(QUOTES);
  jest.mocked(recogniseCourtesy).mockReturnValue(null);
  jest.mocked(askService).mockReset();
});

describe('the panel', () => {
  it('leaves the keys of an input method alone', async () => {
    mount();
    const panel = await open();
    await user.type(field(), 'question');
    for (const key of ['Enter', 'Escape']) {
      for (const composing of [{isComposing: true}, {keyCode: 229}]) {
        const event = createEvent.keyDown(field(), {key, ...composing});
        fireEvent(field(), event);
        // A modal dialog closes by Escape unless that is prevented.
        expect(event.defaultPrevented).toBe(key === 'Escape');
      }
    }
    expect(field()).toHaveValue('question');
    await user.keyboard('{Escape}');
    expect(panel).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
  });

  it('suggests questions that fit the page', async () => {
    mount(null, '/api-documentation/');
    const panel = await open();
    const list = within(panel).getByRole('list', {name: 'Questions to begin with'});
    expect(within(list).getAllByRole('button')).toHaveLength(3);
    await user.click(within(list).getByText(/API requests/));
    expect(log()).toHaveTextContent(/You asked: .*API requests/);
    expect(await inLog().findByText('This is what the site says:')).toBeVisible();
  });
});

it('opens with a question from elsewhere on the page, which is asked once, or waits in the field', async () => {
  answerWith(FACT);
  mount();
  act(() => askAssistant(' How much does it cost? '));
  expect(await screen.findByText(/\$99/)).toBeVisible();
  expect(log()).toHaveTextContent('How much does it cost?');
  expect(field()).toHaveFocus();
  await user.keyboard('{Escape}');
  await open();
  expect(screen.getAllByText(/\$99/)).toHaveLength(1);

  jest.mocked(answerFromSite).mockReturnValue(NEVER);
  await ask('first');
  act(() => askAssistant('Which devices?'));
  expect(field()).toHaveValue('Which devices?');
});

describe('the grades of an answer', () => {
  it('a fact is a table with its source, and can be copied', async () => {
    answerWith(FACT);
    await start('price');
    expect(await inLog().findByRole('cell', {name: '$99'})).toBeVisible();
    expect(inLog().getByRole('link', {name: 'Pricing'})).toHaveAttribute('href', '/pricing/');
    await user.click(button('Copy'));
    expect(await navigator.clipboard.readText()).toBe('\tStarter\nPrice\t$99');
  });

  it('quotes are the text as it was, below titles that lead to their sections', async () => {
    await start('removed flutter?');
    expect(await inLog().findByText('This is what the site says:')).toBeVisible();
    const [first, second] = inLog().getAllByRole('group');
    expect(first).toHaveAttribute('open');
    expect(second).not.toHaveAttribute('open');
    expect(first).toHaveTextContent('are removed. <b>Not</b> *marks*.');
    expect(within(first!).getByRole('cell', {name: '15'})).toBeVisible();
    fireEvent.click(within(first!).getByRole('link', {name: 'Device reset › Removed data'}));
    expect(visits.at(-1)).toMatchObject({
      pathname: '/documentation/concepts/device-reset/',
      hash: '#removed',
      state: {searchWords: ['data', 'removed']},
    });
  });

  it.each([
    {...QUOTES, unknown: ['flutter']},
    {grade: 'nothing', unknown: ['flutter']},
  ] as const)('$grade says which words no page has', async (answer) => {
    answerWith(answer);
    await start('<img src=x onerror=alert(1)>');
    expect(await inLog().findByText('No page mentions “flutter”.')).toBeVisible();
    expect(log()).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(log().querySelector('img')).toBeNull();
    expect(inLog().queryAllByRole('link', {name: 'Ask us'})).toHaveLength(
      answer.grade === 'nothing' ? 1 : 0,
    );
  });

  it('a kindness is returned', async () => {
    jest.mocked(recogniseCourtesy).mockReturnValue('thanks');
    await start('thanks', SERVICE);
    expect(await inLog().findByText(/^You are welcome/)).toBeVisible();
    expect(answerFromSite).not.toHaveBeenCalled();
    expect(askService).not.toHaveBeenCalled();
  });

  it('a failed search is told, and can be tried again', async () => {
    jest.mocked(answerFromSite).mockRejectedValueOnce(new SearchError('timeout'));
    await start('removed?');
    expect(await inLog().findByText(/did not answer in time/)).toBeVisible();
    await user.click(button('Try again'));
    expect(await inLog().findByText(/its data are removed/)).toBeVisible();
    expect(log()).not.toHaveTextContent('did not answer in time');
  });
});

describe('the conversation', () => {
  it('keeps the draft, and goes on, while the panel is closed', async () => {
    let answer: (found: SiteAnswer) => void = () => undefined;
    jest.mocked(answerFromSite).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await start('removed?');
    await user.type(field(), 'Which dev');
    await user.keyboard('{Escape}');
    await act(async () => {
      answer({answer: QUOTES, passages: []});
      return Promise.resolve();
    });
    await open();
    expect(field()).toHaveValue('Which dev');
    expect(log()).toHaveTextContent('its data are removed');
    await user.click(button('Clear'));
    expect(log()).not.toHaveTextContent('its data are removed');
    expect(field()).toHaveFocus();
    expect(conversationSlot.read()).toBeNull();
  });

  it('is stopped at once, even while the index loads', async () => {
    jest.mocked(answerFromSite).mockReturnValue(NEVER);
    await start('removed?');
    expect(screen.getByRole('status')).toHaveTextContent('Thinking...');
    await user.click(button('Stop'));
    expect(inLog().getByText('You stopped this answer.')).toBeVisible();
    expect(field()).toHaveFocus();
    answerWith(FACT);
    await user.click(button('Try again'));
    expect(await inLog().findByText('$99')).toBeVisible();
    expect(inLog().getAllByText('removed?')).toHaveLength(1);
    expect(askService).not.toHaveBeenCalled();
  });
});

describe('with an answer service', () => {
  it('streams the answer, and lists the sources that it cites', async () => {
    let finish: () => void = () => undefined;
    jest.mocked(askService).mockImplementation(
      async (_request, {onText}) =>
        new Promise((resolve) => {
          onText('Half an');
          finish = () => resolve(`Half an **answer**, [from here](${URL_OF_RESET}).`);
        }),
    );
    await start('removed?', SERVICE);
    expect(await inLog().findByText('Half an')).toBeVisible();
    expect(log()).toHaveAttribute('aria-busy', 'true');
    expect(jest.mocked(askService).mock.calls[0]?.[0]).toMatchObject({
      url: SERVICE,
      language: 'en',
      page: '/',
      passages: [{url: passage.url, whole: passage.whole}],
      earlier: [],
    });
    act(() => finish());
    expect(await inLog().findByText('answer')).toBeVisible();
    expect(log()).toHaveAttribute('aria-busy', 'false');
    expect(inLog().getByRole('link', {name: /Device reset/})).toBeVisible();
  });

  it('falls back to the pages where the service fails, and says so', async () => {
    jest.mocked(askService).mockResolvedValue(null);
    await start('removed?', SERVICE);
    expect(await inLog().findByText(/The answer service did not answer/)).toBeVisible();
    expect(log()).toHaveTextContent('The app and its data are removed.');
    expect(button('Try again')).toBeVisible();
  });
});
