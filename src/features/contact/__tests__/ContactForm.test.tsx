import Link from '@docusaurus/Link';
import {act, fireEvent, screen, waitFor, within} from '@testing-library/react';
import {renderOnSite, type SiteOptions} from '@site/scripts/jest/renderOnSite';
import {ToastRegion} from '@site/src/components/Toast';
import {parseSiteEnv} from '@site/src/config/env';
import {storageKeys} from '@site/src/lib/storageKeys';
import {ContactForm} from '../ContactForm';

/* tests/contact.spec.ts has the flow in a browser: errors, a message sent once, the pause, failures of the network. */

const {supportEmail} = parseSiteEnv({}).env;
const DRAFT_KEY = storageKeys.contactDraft;
const REQUEST = '/?topic=integration-request#contact';

const ZOE = {
  name: 'Zoé Tremblay',
  email: 'zoe@acme.example',
  message: 'Do you have foldables?',
} as const;

const ERRORS = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  message: 'Message must be at least 10 characters.',
} as const;

const LABELS = {
  name: 'Name',
  email: 'Email',
  company: 'Company (optional)',
  message: 'Message',
  trap: 'Leave this field empty',
} as const;
type Values = Partial<Record<keyof typeof LABELS, string>>;

type ServiceResponse = Pick<Response, 'ok' | 'status' | 'text'>;

const respond = (status: number, text = ''): ServiceResponse => ({
  ok: status >= 200 && status < 300,
  status,
  text: async () => Promise.resolve(text),
});

/** The email service, as the page asks it. */
const fetchMock: jest.Mock<Promise<ServiceResponse>, [string, {readonly body: string}]> = jest.fn();

/** Makes the email service wait. @returns A function that has it respond. */
function holdAnswer(): () => void {
  let arrive: (sent: ServiceResponse) => void = () => undefined;
  fetchMock.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  return () => arrive(respond(200, 'OK'));
}

let logged: jest.SpyInstance;

// A visit in a fresh browser whose email service returns 200.
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  fetchMock.mockReset().mockResolvedValue(respond(200, 'OK'));
  // Not to be replaced: it is everybody's.
  Object.defineProperty(window, 'fetch', {configurable: true, value: fetchMock});
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  Reflect.deleteProperty(window, 'fetch');
});

/** @returns A function that closes the page, as a reload does. */
function open(options?: SiteOptions): () => void {
  return renderOnSite(
    <>
      <Link to={REQUEST}>Ask for one</Link>
      <ContactForm />
      <ToastRegion label="Notifications" dismissLabel="Dismiss" />
    </>,
    options,
  ).unmount;
}

const field = (name: keyof typeof LABELS): HTMLInputElement => screen.getByLabelText(LABELS[name]);

async function fill(values: Values): Promise<void> {
  await act(async () => {
    for (const [name, value] of Object.entries(values)) {
      fireEvent.change(field(name as keyof Values), {target: {value}});
    }
    await Promise.resolve();
  });
}

function expectFilledIn(values: Values = ZOE): void {
  for (const [name, value] of Object.entries(values)) {
    expect(field(name as keyof Values)).toHaveValue(value);
  }
}

const sendButton = (): HTMLButtonElement =>
  screen.getByText(/^Send(ing\.\.\.| message)$/).closest('button')!;

/** The form's parts of a role: those of notices are beside it. */
const inForm = (role: 'alert' | 'status'): readonly HTMLElement[] =>
  within(sendButton().form!).queryAllByRole(role);

/** Presses the button. */
async function submit(): Promise<void> {
  await act(async () => {
    sendButton().click();
    await Promise.resolve();
  });
}

/** Presses the button and waits until the form has made up its mind. */
async function press(): Promise<void> {
  await submit();
  await waitFor(() => expect(sendButton()).toHaveAttribute('aria-disabled', 'false'));
}

/** Thanked for at the form and in a notice. */
async function expectSent(times = 1): Promise<void> {
  await waitFor(() => expect(screen.getAllByText('Message Sent')).toHaveLength(2));
  expect(fetchMock).toHaveBeenCalledTimes(times);
}

describe('the fields', () => {
  it.each([
    // One sign, one character: what people count, not UTF-16 units.
    ['name', ['Z', ' Z ', '\u00A0\u00A0', '😀'], ['Zo', ' Zo ', '李明']],
    [
      'email',
      [
        'zoe',
        'zoe@',
        '@acme.example',
        'zoe@acme',
        'zoe@acme..example',
        'zoe@-acme.example',
        'zoe tremblay@acme.example',
        'zoe@acme.example, bob@acme.example',
        'zoe@acme.example.',
        // Copied URLs bring quotes, a name or an invisible space.
        '“zoe@acme.example”',
        'Zoé <zoe@acme.example>',
        'zo\u200Be@acme.example',
        'é@.fr',
      ],
      [
        'zoe@acme.example',
        '  zoe@acme.example ',
        "o'brien+qa@mail.acme.co.uk",
        'marie@québec.ca',
        'e\u0301lodie@exemple.fr',
        '李明@例え.テスト',
        'राम@उदाहरण.भारत',
      ],
    ],
    ['message', ['123456789', '  12345678  ', '\n'.repeat(12)], ['1234567890', '12345 7890']],
  ] as const)('%s: judge these values', async (name, refused, accepted) => {
    open();
    await press();
    // Refused and accepted values take turns, so that each one has to change the judgement.
    for (const [index, value] of refused.entries()) {
      await fill({[name]: value});
      expect([value, screen.queryByText(ERRORS[name])]).not.toContain(null);
      const good = accepted[index % accepted.length]!;
      await fill({[name]: good});
      expect([good, screen.queryByText(ERRORS[name])]).toContain(null);
    }
  });

  it('hold no more than the service takes, and tell what is left of the message', async () => {
    open();
    const names = ['name', 'email', 'company', 'message'] as const;
    // Three bytes each, which no pair of UTF-16 units exceeds.
    const filled = names.map((name) => '語'.repeat(field(name).maxLength));
    // https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/
    expect(new Blob([JSON.stringify(filled)]).size).toBeLessThan(50_000);
    await fill({message: 'x'.repeat(14_499)});
    expect(field('message')).not.toHaveAccessibleDescription();
    await fill({message: 'x'.repeat(14_999)});
    expect(field('message')).toHaveAccessibleDescription('1 character left');
    await waitFor(() => {
      expect(inForm('status').map(({textContent}) => textContent)).toContain('1 character left');
    });
  });
});

describe('a message', () => {
  it.each([
    [' Acme ', 'Acme'],
    ['   ', '-'],
  ])('carries what was written, trimmed, with the company %j as %j', async (company, sent) => {
    open();
    await fill({
      name: '  Zoé Tremblay ',
      email: ' zoe@acme.example ',
      company,
      message: '\n Do you have foldables?\n',
    });
    await press();
    const [url, {body}] = fetchMock.mock.calls[0]!;
    expect(url).toBe('https://api.emailjs.com/api/v1.0/email/send');
    expect(JSON.parse(body)).toEqual({
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      user_id: 'public_test',
      service_id: 'service_test',
      template_id: 'template_test',
      template_params: {...ZOE, company: sent},
    });
  });

  it('leaves the focus on its button, then moves it to the thanks', async () => {
    const arrive = holdAnswer();
    open();
    await fill(ZOE);
    sendButton().focus();
    await submit();
    await waitFor(() => expect(sendButton()).toHaveTextContent('Sending...'));
    // A disabled button would drop the focus.
    expect(sendButton()).toBeEnabled();
    arrive();
    await expectSent();
    expect(document.activeElement).toHaveTextContent(/^Message Sent Thank you for reaching out!/);
  });

  it('does not take the focus from where the visitor went meanwhile', async () => {
    open();
    await fill(ZOE);
    screen.getByRole('link', {name: 'Ask for one'}).focus();
    await press();
    await expectSent();
    expect(screen.getByRole('link', {name: 'Ask for one'})).toHaveFocus();
  });

  it('goes once when the visitor turns pages while it is under way', async () => {
    const arrive = holdAnswer();
    const close = open();
    await fill(ZOE);
    await submit();
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    close();
    open();
    expect(sendButton()).toHaveTextContent('Sending...');
    expect(field('message')).toHaveAttribute('readonly');
    await submit();
    arrive();
    await expectSent();
    expectFilledIn({name: '', email: '', message: ''});
  });

  it.each([
    ['is refused', async () => Promise.resolve(respond(400, 'The user ID not found'))],
    ["meets a proxy's 204", async () => Promise.resolve(respond(204))],
  ])('that %s keeps every field and says how else to reach us', async (_case, send) => {
    fetchMock.mockImplementation(send);
    open();
    await fill({...ZOE, company: 'Acme'});
    await press();
    expect((await screen.findByText('Error')).closest('[role="alert"]')).toHaveTextContent(
      'There was a problem sending your message. Please try again.',
    );
    expect(screen.getByText(/Nothing is lost: your message is still here/)).toBeVisible();
    // Text that is written after the failure counts as well.
    await fill({message: 'And watches?'});
    for (const name of [supportEmail, `Write to ${supportEmail}`]) {
      const link = screen.getByRole('link', {name});
      // jsdom has no mail program.
      link.parentElement!.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link);
      const href = new URL(link.getAttribute('href')!);
      expect(href.pathname).toBe(supportEmail);
      expect(href.searchParams.get('body')).toBe('And watches?\r\n\r\nZoé Tremblay, Acme');
    }
  });

  it('may have arrived after 15 seconds of silence: it goes again by another press only', async () => {
    const {setTimeout: real} = globalThis;
    let runOut: () => void = () => undefined;
    // By hand: Testing Library takes a mock for fake timers.
    globalThis.setTimeout = ((end: () => void, ms?: number) => {
      if (ms !== 15_000) {
        return real(end, ms);
      }
      globalThis.setTimeout = real;
      runOut = end;
      return 0;
    }) as typeof setTimeout;
    holdAnswer();
    const close = open();
    await fill(ZOE);
    await submit();
    await waitFor(() => expect(fetchMock).toHaveBeenCalled());
    act(() => runOut());
    expect((await screen.findByText('Error')).closest('[role="alert"]')).toHaveTextContent(
      'ErrorYour message may have arrived, but we received no confirmation in time.',
    );
    expect(inForm('status')[0]).toHaveTextContent(/^This message may have arrived/);
    close();
    open();
    expectFilledIn();
    await press();
    expect(inForm('status')[0]).toHaveTextContent(/^This message may have arrived/);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    // Another message would be another one.
    await press();
    await expectSent(2);
  });

  it('cannot go from a site without the ids, whose owner is told which', async () => {
    open({
      env: {
        email: {serviceId: null, templateId: 'a', publicKey: null, origin: 'https://a.example'},
      },
    });
    await fill(ZOE);
    await press();
    expect(await screen.findByText('Error')).toBeVisible();
    expectFilledIn();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledWith(
      '[site] The contact message was not sent.',
      expect.stringContaining('EMAILJS_SERVICE_ID, EMAILJS_PUBLIC_KEY'),
    );
  });

  it('needs one more press where the field that people do not see is filled in, as by extensions', async () => {
    open();
    expect(screen.queryByRole('textbox', {name: LABELS.trap})).not.toBeInTheDocument();
    await fill({...ZOE, trap: 'https://acme.example'});
    await press();
    expect(inForm('status')[0]).toHaveTextContent(/^A hidden field was filled in/);
    expect(fetchMock).not.toHaveBeenCalled();
    await fill({trap: 'https://acme.example'});
    await press();
    await expectSent();
    expect(fetchMock.mock.calls[0]![1].body).not.toContain('https://acme.example');
  });

  it.each([
    ['junk', () => 'yesterday'],
    ['a clock that was set back', () => String(Date.now() + 86_400_000)],
    ['a message of long ago', () => String(Date.now() - 86_400_000)],
  ])('is never locked out by the pause: %s', async (_case, storedValue) => {
    localStorage.setItem(storageKeys.contactSentAt, storedValue());
    open();
    await fill(ZOE);
    await press();
    await expectSent();
  });
});

describe('the draft', () => {
  it('survives a reload and a failure, for this tab alone, until it is sent', async () => {
    fetchMock.mockResolvedValueOnce(respond(500));
    const draft = {...ZOE, company: 'Acme'};
    const close = open();
    await fill({trap: 'https://spam.example', ...draft});
    expect(sessionStorage.getItem(DRAFT_KEY)).not.toContain('spam');
    await fill({trap: ''});
    await press();
    // No draft for other tabs, and no pause after a failure.
    expect(localStorage).toHaveLength(0);
    close();
    open();
    expectFilledIn(draft);
    await press();
    await expectSent(2);
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  it.each(['junk', 'null', '[]', '{"name":5,"message":{"a":1}}'])(
    'of %s is an empty form',
    (stored) => {
      sessionStorage.setItem(DRAFT_KEY, stored);
      open();
      expectFilledIn({name: '', message: ''});
    },
  );
});

describe('a topic in the address', () => {
  it.each([
    [REQUEST, /^I would like an integration with another tool\.\n/],
    ['/?topic=__proto__', /^$/],
    ['/', /^$/],
  ])('%s begins the message', (path, start) => {
    open({path});
    expect(field('message').value).toMatch(start);
  });

  it('is followed until the visitor writes, and is no draft: another language words it anew', async () => {
    const close = open();
    await fill({name: 'Ada'});
    fireEvent.click(screen.getByRole('link', {name: 'Ask for one'}));
    expect(field('message').value).toContain('another tool');
    expect(sessionStorage.getItem(DRAFT_KEY)).not.toContain('another tool');
    close();
    open({path: '/?topic=custom-integration'});
    expect(field('message').value).toContain('of our own');
    await fill({message: 'Something else'});
    fireEvent.click(screen.getByRole('link', {name: 'Ask for one'}));
    expectFilledIn({name: 'Ada', message: 'Something else'});
  });
});
