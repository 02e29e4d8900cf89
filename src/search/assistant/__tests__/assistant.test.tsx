import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {useLocation} from '@docusaurus/router';
import {act, createEvent, fireEvent, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {useContext, type ReactNode} from 'react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {answerFromSite, recogniseCourtesy, type SiteAnswer} from '../../answers';
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
  jest.mocked(answerFromSite).mockImplementation(async () => Promise.resolve(found(answer)));
};

const FACT: Answer = {
  grade: 'fact',
  text: 'Starter: **$99** a month.\n\n- one\n- two',
  sources: [{url: '/#pricing', page: 'Pricing'}],
};

const visits: unknown[] = [];

function Spy(): null {
  visits.push(useLocation());
  return null;
}

function WithService({url, children}: {readonly url: string | null; readonly children: ReactNode}) {
  const context = useContext(Context);
  const customFields = {...context.siteConfig.customFields, chatApiUrl: url};
  const value = {...context, siteConfig: {...context.siteConfig, customFields}};
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

const mount = (serviceUrl: string | null = null, path = '/') =>
  renderOnSite(
    <WithService url={serviceUrl}>
      <Assistant />
      <Spy />
    </WithService>,
    {path},
  );

const opener = (): HTMLElement => screen.getByRole('button', {name: 'Open chat'});
const field = (): HTMLElement => screen.getByRole('textbox', {name: 'Type your message...'});
const log = (): HTMLElement => screen.getByRole('log');
const button = (name: string): HTMLElement => screen.getByRole('button', {name});

async function open(): Promise<HTMLElement> {
  await userEvent.click(opener());
  return screen.findByRole('dialog', {name: 'Chat with our AI'});
}

async function ask(question: string): Promise<void> {
  await userEvent.type(field(), `${question}{Enter}`);
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
  it('opens beside the page, takes the focus and gives it back', async () => {
    mount();
    const panel = await open();
    expect(panel).toHaveAttribute('aria-modal', 'false');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(opener()).toHaveFocus();
    await open();
    await userEvent.click(button('Close chat'));
    expect(opener()).toHaveFocus();
  });

  it('keeps Escape from the page below, and leaves it to an input method', async () => {
    const onPage = jest.fn();
    document.addEventListener('keydown', onPage);
    mount();
    const panel = await open();
    fireEvent.keyDown(field(), {key: 'Escape', isComposing: true});
    fireEvent.keyDown(field(), {key: 'Escape', keyCode: 229});
    expect(panel).toBeInTheDocument();
    fireEvent.keyDown(field(), {key: 'Escape'});
    expect(panel).not.toBeInTheDocument();
    expect(onPage).not.toHaveBeenCalled();
    document.removeEventListener('keydown', onPage);
  });

  it('leaves Enter to an input method', async () => {
    mount();
    await open();
    await userEvent.type(field(), 'question');
    const event = createEvent.keyDown(field(), {key: 'Enter', keyCode: 229});
    fireEvent(field(), event);
    expect(event.defaultPrevented).toBe(false);
    expect(field()).toHaveValue('question');
  });

  it('suggests questions that fit the page', async () => {
    mount(null, '/api-documentation/');
    const panel = await open();
    const list = within(panel).getByRole('list', {name: 'Questions to begin with'});
    expect(within(list).getAllByRole('button')).toHaveLength(3);
    expect(list).toHaveTextContent('API requests');
    await userEvent.click(within(list).getAllByRole('button')[0]!);
    expect(log()).toHaveTextContent(/You asked: .*API requests/);
  });
});

describe('a question from elsewhere on the page', () => {
  const dispatch = (detail: unknown): void => {
    act(() => {
      window.dispatchEvent(new CustomEvent('firegrid:ask', {detail}));
    });
  };

  it('opens the panel and is asked once', async () => {
    answerWith(FACT);
    mount();
    dispatch({question: 'How much does it cost?'});
    expect(await screen.findByText(/\$99/)).toBeVisible();
    expect(log()).toHaveTextContent('How much does it cost?');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await open();
    expect(screen.getAllByText(/\$99/)).toHaveLength(1);
  });

  it.each([
    null,
    undefined,
    'thanks',
    {},
    {question: 7},
    {question: '  '},
    {question: {toString: () => 'x'}},
  ])('is ignored where it is none: %j', (detail) => {
    mount();
    dispatch(detail);
    expect(opener()).toHaveAttribute('aria-busy', 'false');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('waits in the field while an answer is on its way', async () => {
    jest.mocked(answerFromSite).mockReturnValue(NEVER);
    mount();
    await open();
    await ask('first');
    dispatch({question: 'How much does it cost?'});
    expect(field()).toHaveValue('How much does it cost?');
  });
});

describe('the grades of an answer', () => {
  it('a fact has a text with its source, and can be copied without marks', async () => {
    const user = userEvent.setup();
    answerWith(FACT);
    mount();
    await open();
    await user.type(field(), 'price{Enter}');
    expect(await within(log()).findByText('$99', {selector: 'strong'})).toBeVisible();
    expect(within(log()).getByRole('link', {name: 'Pricing'})).toHaveAttribute('href', '/#pricing');
    await user.click(button('Copy'));
    expect(await navigator.clipboard.readText()).toBe('Starter: $99 a month.\n\n- one\n- two');
    expect(button('Copied')).toBeVisible();
    expect(log().querySelector('blockquote')).toBeNull();
  });

  it('a passage is quoted as it was, with a real table, and leads to the section', async () => {
    const others = ['/b/#x', '/b/#y', '/c/'].map((url) => ({...passage, url, page: url}));
    answerWith({grade: 'passage', passages: [passage, ...others]});
    const user = userEvent.setup();
    mount();
    await open();
    await user.type(field(), 'removed?{Enter}');
    const link = await within(log()).findByRole('link', {name: 'Device reset › Removed data'});
    const quotation = log().querySelector('blockquote');
    expect(quotation).toHaveAttribute('cite', URL_OF_RESET);
    expect(quotation).toHaveTextContent('are removed. <b>Not</b> *marks*.');
    const table = within(quotation!).getByRole('table');
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    expect(within(table).getByRole('cell', {name: '15'})).toBeVisible();
    expect(quotation!.querySelector('pre')).toHaveTextContent('appium:noReset');
    // One link for each page.
    expect(
      within(log())
        .getAllByRole('link')
        .map((each) => each.textContent),
    ).toEqual(['Device reset › Removed data', '/b/#x › Removed data', '/c/ › Removed data']);
    await user.click(button('Copy'));
    expect(await navigator.clipboard.readText()).toContain('Plan\tSessions\nProfessional\t15');
    fireEvent.click(link);
    expect(visits.at(-1)).toMatchObject({
      pathname: '/documentation/concepts/device-reset/',
      hash: '#removed',
      state: {searchWords: ['data', 'removed']},
    });
  });

  it('closest pages are named as such: three links and ways on, no quotation', async () => {
    answerWith({grade: 'closest', pages: ['/a/', '/b/', '/c/'].map(hit)});
    mount();
    await open();
    await ask('vague');
    expect(await within(log()).findByText(/^I am not sure/)).toBeVisible();
    const links = within(log()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/a/',
      '/b/',
      '/c/',
      '/search/',
      '/#contact',
    ]);
    expect(log().querySelector('blockquote')).toBeNull();
    expect(screen.queryByRole('button', {name: 'Copy'})).not.toBeInTheDocument();
  });

  it('nothing found says so, with ways on', async () => {
    answerWith({grade: 'nothing'});
    mount();
    await open();
    await ask('<img src=x onerror=alert(1)>');
    expect(await within(log()).findByText(/^I found nothing/)).toBeVisible();
    expect(within(log()).getAllByRole('link')).toHaveLength(2);
    expect(log()).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(log().querySelector('img')).toBeNull();
  });

  it('a kindness is returned', async () => {
    jest.mocked(recogniseCourtesy).mockReturnValue('thanks');
    mount('https://chat.example/v1');
    await open();
    await ask('thanks');
    expect(await within(log()).findByText(/^You are welcome/)).toBeVisible();
    expect(answerFromSite).not.toHaveBeenCalled();
    expect(askService).not.toHaveBeenCalled();
  });

  it.each([
    ['network', 'could not be loaded'],
    ['no-index', 'npm run build'],
    ['unsupported', 'does not let the search run'],
    ['timeout', 'did not answer in time'],
  ] as const)('a failed search (%s) is told, and can be tried again', async (reason, text) => {
    jest.mocked(answerFromSite).mockRejectedValueOnce(new SearchError(reason));
    mount();
    await open();
    await ask('removed?');
    expect(await within(log()).findByText(new RegExp(text))).toBeVisible();
    expect(within(log()).getByRole('link', {name: 'write to us'})).toBeVisible();
    await userEvent.click(button('Try again'));
    expect(await within(log()).findByText(/its data are removed/)).toBeVisible();
    expect(log()).not.toHaveTextContent(text);
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
    mount();
    await open();
    await ask('removed?');
    await userEvent.type(field(), 'Which dev');
    await userEvent.keyboard('{Escape}');
    await act(async () => {
      answer(found({grade: 'passage', passages: [passage]}));
      return Promise.resolve();
    });
    await open();
    expect(field()).toHaveValue('Which dev');
    expect(log()).toHaveTextContent('its data are removed');
    await userEvent.click(button('Clear'));
    expect(log()).not.toHaveTextContent('its data are removed');
    expect(field()).toHaveFocus();
    expect(conversationSlot.read()).toBeNull();
  });

  it('is stopped at once, even while the index loads', async () => {
    jest.mocked(answerFromSite).mockReturnValue(NEVER);
    mount();
    await open();
    await ask('removed?');
    expect(screen.getByRole('status')).toHaveTextContent('Thinking...');
    await userEvent.click(button('Stop'));
    expect(within(log()).getByText('You stopped this answer.')).toBeVisible();
    expect(log()).not.toHaveTextContent('I found nothing');
    answerWith(FACT);
    await userEvent.click(button('Try again'));
    expect(await within(log()).findByText('$99')).toBeVisible();
    expect(within(log()).getAllByText('removed?')).toHaveLength(1);
  });
});

describe('with an answer service', () => {
  const url = 'https://chat.example/v1';

  it('streams the answer, which has the passages that were sent', async () => {
    let finish: () => void = () => undefined;
    jest.mocked(askService).mockImplementation(
      async (request, {onText}) =>
        new Promise((resolve) => {
          onText('Half an');
          finish = () => resolve({status: 'answered', text: 'Half an **answer**.'});
          expect(request.passages[0]).toMatchObject({url: passage.url, text: passage.text});
          expect(request.from).toEqual({path: '/', locale: 'en'});
        }),
    );
    mount(url);
    await open();
    await ask('removed?');
    expect(await within(log()).findByText('Half an')).toBeVisible();
    expect(log()).toHaveAttribute('aria-busy', 'true');
    act(() => finish());
    expect(await within(log()).findByText('answer')).toBeVisible();
    expect(log()).toHaveAttribute('aria-busy', 'false');
    expect(within(log()).getByRole('link', {name: /Device reset/})).toBeVisible();
  });

  it('falls back to the pages where the service fails, and says so', async () => {
    jest.mocked(askService).mockResolvedValue({status: 'failed', reason: 'timeout', text: 'Half'});
    mount(url);
    await open();
    await ask('removed?');
    expect(await within(log()).findByText(/The answer service did not answer/)).toBeVisible();
    expect(log()).toHaveTextContent('The app and its data are removed.');
    expect(log()).not.toHaveTextContent('Half');
    expect(button('Try again')).toBeVisible();
  });

  it('keeps the text that came before Stop', async () => {
    jest.mocked(askService).mockImplementation(async (_request, {onText}) => {
      onText('Half of **the');
      return NEVER;
    });
    mount(url);
    await open();
    await ask('removed?');
    await within(log()).findByText('Half of the');
    await userEvent.click(button('Stop'));
    expect(within(log()).getByText('You stopped this answer.')).toBeVisible();
    expect(log()).toHaveTextContent('Half of the');
  });
});

it('leaves the browser for nothing where no service is set up', async () => {
  const fetched = jest.fn();
  const before = globalThis.fetch;
  globalThis.fetch = fetched;
  mount();
  await open();
  await ask('removed?');
  await waitFor(() => expect(log()).toHaveTextContent('its data are removed'));
  expect(askService).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
  globalThis.fetch = before;
});
