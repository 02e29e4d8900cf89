import {act, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {brand} from '@site/src/config/brand';
import {
  answer,
  beginVisit,
  companyField,
  emailField,
  endVisit,
  expectFilledIn,
  fill,
  fillIn,
  messageField,
  nameField,
  openPage,
  openPageWithoutEmailIds,
  press,
  sendButton,
  sentTo,
  type FetchMock,
} from './contactPage';

let fetchMock: FetchMock;

beforeEach(() => {
  fetchMock = beginVisit();
});

afterEach(endVisit);

function silenceErrors(): jest.SpyInstance {
  return jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

describe('a message that is sent', () => {
  beforeEach(() => {
    openPage();
  });

  it('carries what was written, without the space around it', async () => {
    fill(nameField(), '  Zoé Tremblay ');
    fill(emailField(), ' zoe@acme.example ');
    fill(companyField(), ' Acme ');
    fill(messageField(), '\n Do you have foldables?\n');
    await press();
    const [url, body] = sentTo(fetchMock);
    expect(url).toBe('https://api.emailjs.com/api/v1.0/email/send');
    expect(body).toEqual({
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      user_id: 'public_test',
      service_id: 'service_test',
      template_id: 'template_test',
      template_params: {
        name: 'Zoé Tremblay',
        email: 'zoe@acme.example',
        company: 'Acme',
        message: 'Do you have foldables?',
      },
    });
  });

  it.each(['', '   '])('says a dash for the company %j', async (company) => {
    fillIn(company);
    await press();
    expect(sentTo(fetchMock)[1]).toMatchObject({template_params: {company: '-'}});
  });

  it('thanks in the fixed words and empties the form', async () => {
    fillIn('Acme');
    await press();
    expect(await screen.findByText('Message Sent')).toBeVisible();
    expect(
      screen.getByText("Thank you for reaching out! We'll get back to you shortly."),
    ).toBeVisible();
    for (const field of [nameField(), emailField(), companyField(), messageField()]) {
      expect(field).toHaveValue('');
    }
    expect(screen.queryByText('Error')).not.toBeInTheDocument();
  });

  it('shows that it is under way, and goes once for a double click', async () => {
    let finish: (given: ReturnType<typeof answer>) => void = () => undefined;
    fetchMock.mockReturnValue(
      new Promise((resolve) => {
        finish = resolve;
      }),
    );
    fillIn();
    await userEvent.dblClick(sendButton());
    await waitFor(() => {
      expect(sendButton()).toHaveTextContent('Sending...');
    });
    expect(sendButton()).toBeDisabled();
    await act(async () => {
      finish(answer(200, 'OK'));
      await Promise.resolve();
    });
    expect(await screen.findByText('Message Sent')).toBeVisible();
    expect(sendButton()).toHaveTextContent('Send message');
    expect(sendButton()).toBeEnabled();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('goes once even when two presses come before the button is drawn disabled', async () => {
    fillIn();
    const form = nameField().closest('form')!;
    await act(async () => {
      form.requestSubmit();
      form.requestSubmit();
      await Promise.resolve();
    });
    expect(await screen.findByText('Message Sent')).toBeVisible();
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

describe('a message that cannot be sent', () => {
  it.each([
    [
      'breaks off in the middle',
      async () =>
        Promise.resolve({
          ...answer(200),
          text: async () => Promise.reject(new TypeError('network error')),
        }),
    ],
    ['is refused', async () => Promise.resolve(answer(400, 'The user ID not found'))],
    ['comes too often', async () => Promise.resolve(answer(429, 'Too many requests'))],
    ['meets a broken service', async () => Promise.resolve(answer(500))],
    ["meets a proxy's 204", async () => Promise.resolve(answer(204))],
    ['meets a broken network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('because it %s keeps every field and says how else to reach us', async (_case, send) => {
    const logged = silenceErrors();
    fetchMock.mockImplementation(send);
    openPage();
    fillIn('Acme');
    await press();
    const title = await screen.findByText('Error');
    expect(title.closest('[role="alert"]')).toHaveTextContent(
      'There was a problem sending your message. Please try again.',
    );
    expectFilledIn();
    expect(companyField()).toHaveValue('Acme');
    expect(screen.getByText(/Nothing is lost: your message is still here/)).toBeVisible();
    const mail = screen.getByRole('link', {name: brand.supportEmail});
    const href = new URL(mail.getAttribute('href')!);
    expect(href.pathname).toBe(brand.supportEmail);
    expect(href.searchParams.get('body')).toBe('Do you have foldables?\n\nZoé Tremblay, Acme');
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('not sent'), expect.anything());
  });

  it('is given up after 15 seconds of silence', async () => {
    silenceErrors();
    const timeout = new AbortController();
    const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    fetchMock.mockReturnValue(new Promise(() => undefined));
    openPage();
    fillIn();
    await act(async () => {
      sendButton().click();
      await Promise.resolve();
    });
    await waitFor(() => {
      expect(sendButton()).toHaveTextContent('Sending...');
    });
    expect(limit).toHaveBeenCalledWith(15_000);
    timeout.abort();
    expect(await screen.findByText('Error')).toBeVisible();
    expect(sendButton()).toBeEnabled();
    expectFilledIn();
  });

  it('can be tried again at once', async () => {
    silenceErrors();
    fetchMock.mockResolvedValueOnce(answer(500));
    openPage();
    fillIn();
    await press();
    await press();
    expect(await screen.findByText('Message Sent')).toBeVisible();
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(/Nothing is lost/)).not.toBeInTheDocument();
  });

  it('says so on a site without the ids, and tells the owner which are missing', async () => {
    const logged = silenceErrors();
    openPageWithoutEmailIds();
    fillIn();
    await press();
    expect(await screen.findByText('Error')).toBeVisible();
    expectFilledIn();
    expect(screen.getByRole('link', {name: `Write to ${brand.supportEmail}`})).toBeVisible();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(logged).toHaveBeenCalledWith(
      '[site] The contact message was not sent.',
      expect.stringContaining('EMAILJS_SERVICE_ID, EMAILJS_PUBLIC_KEY'),
    );
  });
});
