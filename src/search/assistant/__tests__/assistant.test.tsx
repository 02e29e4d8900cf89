import {useLocation} from '@docusaurus/router';
import {act, createEvent, fireEvent, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {answerFromSite, recogniseCourtesy, type SiteAnswer} from '../../answers';
import {askAssistant} from '../../ask';
import {SearchError, type Answer, type PageHit, type Passage} from '../../types';
import {Assistant} from '..';
import {askService} from '../service';
import {clearConversation, conversationSlot} from '../store';

jest.mock('../../answers', () => ({answerFromSite: jest.fn(), recogniseCourtesy: jest.fn()}));
jest.mock('../../worker/client', () => ({}));
jest.mock('../service', () => ({askService: jest.fn()}));

const URL_OF_RESET = '/documentation/concepts/device-reset/#removed';

const passage: Passage = {
  url: URL_OF_RESET,
  page: 'Device reset',
  section: 'Removed data',
  kind: 'docs',
  blocks: [
    {type: 'text', text: 'The app and its data are removed. <b>Not</b> *marks*.'},
    {type: 'rows', header: ['Plan', 'Sessions'], rows: [['Professional', '15']]},
    {type: 'code', text: 'appium:noReset'},
  ],
  text: 'The app and its data are removed.',
  words: ['data', 'removed'],
  score: 1,
  coverage: 1,
};

const hit = (url: string): PageHit => ({
  url,
  title: `Page ${url}`,
  kind: 'docs',
  excerpt: [],
  sections: [],
  words: ['word'],
  score: 1,
});

const found = (answer: Answer): SiteAnswer => ({
  answer,
  passages: answer.grade === 'passage' ? answer.passages : [],
});

/** Answers every question like this. */
const answerWith = (answer: Answer): void => {
  jest.mocked(answerFromSite).mockResolvedValue(found(answer));
};

const FACT: Answer = {
  grade: 'fact',
  text: 'Starter: **$99** a month.\n\n- one\n- two',
  sources: [{url: '/#pricing', page: 'Pricing'}],
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
const links = () =>
  inLog()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
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
  answerWith({grade: 'passage', passages: [passage]});
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
    expect(await inLog().findByRole('blockquote')).toBeVisible();
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
  it('a fact has a text with its source, and can be copied without marks', async () => {
    answerWith(FACT);
    await start('price');
    expect((await inLog().findByText('$99')).closest('strong')).toBeVisible();
    expect(inLog().getByRole('link', {name: 'Pricing'})).toHaveAttribute('href', '/#pricing');
    await user.click(button('Copy'));
    expect(await navigator.clipboard.readText()).toBe('Starter: $99 a month.\n\n- one\n- two');
    expect(inLog().getByText('Copied')).toBeVisible();
    expect(inLog().queryByRole('blockquote')).not.toBeInTheDocument();
  });

  it('a passage is quoted as it was, with a real table, and leads to the section', async () => {
    const others = ['/b/#x', '/b/#y', '/c/'].map((url) => ({...passage, url, page: url}));
    answerWith({grade: 'passage', passages: [passage, ...others]});
    await start('removed?');
    const quotation = await inLog().findByRole('blockquote');
    expect(quotation).toHaveAttribute('cite', URL_OF_RESET);
    expect(quotation).toHaveTextContent('are removed. <b>Not</b> *marks*.');
    expect(within(quotation).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(quotation).getByRole('cell', {name: '15'})).toBeVisible();
    expect(within(quotation).getByText('appium:noReset')).toBeVisible();
    // One link for each page.
    expect(links()).toEqual([URL_OF_RESET, '/b/#x', '/c/']);
    await user.click(button('Copy'));
    expect(await navigator.clipboard.readText()).toContain('Plan\tSessions\nProfessional\t15');
    fireEvent.click(inLog().getByRole('link', {name: 'Device reset › Removed data'}));
    expect(visits.at(-1)).toMatchObject({
      pathname: '/documentation/concepts/device-reset/',
      hash: '#removed',
      state: {searchWords: ['data', 'removed']},
    });
  });

  it.each([
    [
      {grade: 'closest', pages: ['/a/', '/b/', '/c/'].map(hit)},
      /^I am not sure/,
      ['/a/', '/b/', '/c/'],
    ],
    [{grade: 'nothing'}, /^I found nothing/, []],
  ] as const)('%j is named as such, with ways on and no quotation', async (answer, text, pages) => {
    answerWith(answer);
    await start('<img src=x onerror=alert(1)>');
    expect(await inLog().findByText(text)).toBeVisible();
    expect(links()).toEqual([...pages, '/search/', '/#contact']);
    expect(inLog().queryByRole('blockquote')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', {name: 'Copy'})).not.toBeInTheDocument();
    expect(log()).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(log().querySelector('img')).toBeNull();
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
    expect(inLog().getByRole('link', {name: 'write to us'})).toBeVisible();
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
      answer(found({grade: 'passage', passages: [passage]}));
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
  it('streams the answer, which has the passages that were sent', async () => {
    let finish: () => void = () => undefined;
    jest.mocked(askService).mockImplementation(
      async (_request, {onText}) =>
        new Promise((resolve) => {
          onText('Half an');
          finish = () => resolve('Half an **answer**.');
        }),
    );
    await start('removed?', SERVICE);
    expect(await inLog().findByText('Half an')).toBeVisible();
    expect(log()).toHaveAttribute('aria-busy', 'true');
    expect(jest.mocked(askService).mock.calls[0]?.[0]).toMatchObject({
      url: SERVICE,
      language: 'en',
      page: '/',
      passages: [{url: passage.url, blocks: passage.blocks}],
      isSure: true,
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
