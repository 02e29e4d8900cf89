import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {parseSiteEnv} from '@site/src/config/env';
import {
  answer,
  expectFilledIn,
  expectSent,
  fetchMock,
  field,
  fill,
  findThanks,
  inForm,
  openPage,
  press,
  sendButton,
  stall,
  submit,
  ZOE,
} from './contactPage';

const {supportEmail} = parseSiteEnv({}).env;

const ERRORS = {
  name: 'Name must be at least 2 characters.',
  email: 'Please enter a valid email address.',
  message: 'Message must be at least 10 characters.',
} as const;
const REQUIRED = ['name', 'email', 'message'] as const;

describe('the fields', () => {
  beforeEach(() => {
    openPage();
  });

  it('say what is wrong under each one, after the first press, and nothing is sent', async () => {
    await fill({name: 'Z'});
    field('name').focus();
    field('email').focus();
    expect(inForm('alert')).toHaveLength(0);
    await press();
    for (const name of REQUIRED) {
      expect(field(name)).toHaveAccessibleDescription(ERRORS[name]);
      expect(field(name)).toBeInvalid();
      expect(field(name)).toBeRequired();
    }
    expect(inForm('alert')).toHaveLength(3);
    expect(field('company')).toBeValid();
    expect(field('name')).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
    await fill({name: 'Zo'});
    expect(field('name')).toBeValid();
    expect(inForm('alert')).toHaveLength(2);
  });

  it.each([
    {
      name: 'name',
      // One sign, one character: what people count, not UTF-16 units.
      refused: ['Z', ' Z ', '   ', '\u00A0\u00A0', '😀'],
      accepted: ['Zo', ' Zo ', '李明'],
    },
    {
      name: 'email',
      refused: [
        ...['zoe', 'zoe@', '@acme.example', 'zoe@acme', 'zoe@acme..example', 'zoe@-acme.example'],
        ...['zoe tremblay@acme.example', 'zoe@acme.example, bob@acme.example', 'zoe@acme.example.'],
        ...['marie@québec', 'marie@-québec.ca', 'élodie roy@exemple.fr', '@québec.ca', 'é@.fr'],
        // Copied addresses bring quotes, a name or an invisible space.
        ...['“zoe@acme.example”', 'Zoé <zoe@acme.example>', 'zo\u200Be@acme.example'],
      ],
      accepted: [
        ...['zoe@acme.example', '  zoe@acme.example ', "o'brien+qa@mail.acme.co.uk"],
        ...['marie@québec.ca', 'élodie@exemple.fr', 'e\u0301lodie@exemple.fr', '李明@例え.テスト'],
        ...['marie@xn--qubec-csa.ca', 'jürgen@straße.example', 'राम@उदाहरण.भारत'],
      ],
    },
    {
      name: 'message',
      refused: ['123456789', '  12345678  ', '\n'.repeat(12), '\u00A0'.repeat(12)],
      accepted: ['1234567890', '12345 7890'],
    },
  ] as const)('$name: judge these values', async ({name, refused, accepted}) => {
    await press();
    const judge = async (value: string): Promise<readonly [string, number]> => {
      await fill({[name]: value});
      return [value, screen.queryAllByText(ERRORS[name]).length];
    };
    // Refused and accepted values take turns, so that each one has to change the judgement.
    for (const [index, value] of refused.entries()) {
      expect(await judge(value)).toEqual([value, 1]);
      const good = accepted[index % accepted.length]!;
      expect(await judge(good)).toEqual([good, 0]);
    }
  });

  it('hold no more than the service takes, in whatever script', () => {
    const filled = Object.fromEntries(
      (['name', 'email', 'company', 'message'] as const).map((name) => [
        name,
        // Three bytes each, which no pair of UTF-16 units exceeds.
        '語'.repeat(field(name).maxLength),
      ]),
    );
    // https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/
    expect(new Blob([JSON.stringify(filled)]).size).toBeLessThan(50_000);
    expect(filled.message!.length).toBeGreaterThanOrEqual(15_000);
  });

  it('tell what is left of the message towards its end, beside it and aloud', async () => {
    await fill({message: 'x'.repeat(14_499)});
    expect(field('message')).not.toHaveAccessibleDescription();
    expect(inForm('status')).toHaveLength(1);
    await fill({message: 'x'.repeat(14_500)});
    expect(field('message')).toHaveAccessibleDescription('500 characters left');
    await fill({message: 'x'.repeat(14_999)});
    expect(screen.getByText('1 character left')).toBeVisible();
    await waitFor(() => {
      expect(inForm('status').map(({textContent}) => textContent)).toContain('1 character left');
    });
  });

  it('are followed by a consent text that links to the privacy policy', () => {
    const link = screen.getByRole('link', {name: 'privacy policy'});
    expect(link).toHaveAttribute('href', '/privacy/');
  });
});

describe('a message that is sent', () => {
  beforeEach(() => {
    openPage();
  });

  it.each([
    [' Acme ', 'Acme'],
    ['', '-'],
    ['   ', '-'],
  ])('carries what was written, trimmed, with the company %j as %j', async (company, sent) => {
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

  it('goes once, is thanked for in the fixed words, and the form is empty again', async () => {
    await fill({...ZOE, company: 'Acme'});
    await act(async () => {
      // Two presses before the button is drawn disabled.
      sendButton().click();
      sendButton().click();
      await Promise.resolve();
    });
    await expectSent();
    const thanks = "Thank you for reaching out! We'll get back to you shortly.";
    expect(screen.getAllByText(thanks, {exact: false})).toHaveLength(2);
    expectFilledIn({name: '', email: '', company: '', message: ''});
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('leaves the focus on its button, then moves it to the thanks at the form', async () => {
    let arrive: (sent: ReturnType<typeof answer>) => void = () => undefined;
    fetchMock.mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    await fill(ZOE);
    sendButton().focus();
    await submit();
    await waitFor(() => {
      expect(sendButton()).toHaveTextContent('Sending...');
    });
    // A disabled button would drop the focus.
    expect(sendButton()).toBeEnabled();
    expect(sendButton()).toHaveAttribute('aria-disabled', 'true');
    await submit();
    arrive(answer(200, 'OK'));
    const thanks = await findThanks();
    expect(thanks).toHaveFocus();
    expect(thanks).toHaveTextContent(/^Message Sent Thank you for reaching out!/);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await press();
    expect(thanks).not.toBeInTheDocument();
  });

  it('does not take the focus from where the visitor went meanwhile', async () => {
    await fill(ZOE);
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await press();
    await expectSent();
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });
});

describe('a message that cannot be sent', () => {
  let logged: jest.SpyInstance;

  beforeEach(() => {
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  const brokenOff = {
    ...answer(200),
    text: async () => Promise.reject(new TypeError('network error')),
  };

  it.each([
    ['breaks off in the middle', async () => Promise.resolve(brokenOff)],
    ['is refused', async () => Promise.resolve(answer(400, 'The user ID not found'))],
    ['comes too often', async () => Promise.resolve(answer(429, 'Too many requests'))],
    ['meets a broken service', async () => Promise.resolve(answer(500))],
    ["meets a proxy's 204", async () => Promise.resolve(answer(204))],
    ['meets a broken network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('because it %s keeps every field and says how else to reach us', async (_case, send) => {
    fetchMock.mockImplementation(send);
    openPage();
    await fill({...ZOE, company: 'Acme'});
    await press();
    const title = await screen.findByText('Error');
    expect(title.closest('[role="alert"]')).toHaveTextContent(
      'There was a problem sending your message. Please try again.',
    );
    expectFilledIn({...ZOE, company: 'Acme'});
    expect(screen.getByText(/Nothing is lost: your message is still here/)).toBeVisible();
    // Text that is written after the failure counts as well.
    await fill({message: 'Do you have tablets?\nAnd watches?'});
    for (const name of [supportEmail, `Write to ${supportEmail}`]) {
      const link = screen.getByRole('link', {name});
      // jsdom has no mail program.
      link.parentElement!.addEventListener('click', (event) => {
        event.preventDefault();
      });
      fireEvent.click(link);
      const href = new URL(link.getAttribute('href')!);
      expect(href.pathname).toBe(supportEmail);
      expect(href.searchParams.get('body')).toBe(
        'Do you have tablets?\r\nAnd watches?\r\n\r\nZoé Tremblay, Acme',
      );
    }
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('not sent'), expect.anything());
  });

  it('is given up after 15 seconds of silence, and may have arrived: so it says', async () => {
    const timeOut = stall();
    openPage();
    await fill(ZOE);
    await submit();
    await waitFor(() => {
      expect(fetchMock).toHaveBeenCalled();
    });
    expect(sendButton()).toHaveTextContent('Sending...');
    expect(field('message')).toHaveAttribute('readonly');
    await timeOut();
    expect(screen.getByText('Error').closest('[role="alert"]')).toHaveTextContent(
      'ErrorYour message may have arrived, but we received no confirmation in time.',
    );
    expect(inForm('status')[0]).toHaveTextContent(/^This message may have arrived/);
    expectFilledIn();
    // It has been said: pressing again is a decision.
    await press();
    await expectSent();
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/may already have arrived/)).not.toBeInTheDocument();
  });

  it('says so on a site without the ids, and tells the owner which are missing', async () => {
    openPage({
      email: {serviceId: null, templateId: 'a', publicKey: null, origin: 'https://a.example'},
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
});
