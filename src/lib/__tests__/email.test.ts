import {
  requireEmailAccount,
  sendContactMessage,
  SEND_TIMEOUT_MS,
  type ContactMessage,
} from '../email';

const ACCOUNT = {
  serviceId: 'service_1',
  templateId: 'template_1',
  publicKey: 'public_1',
  origin: 'https://mail.acme.example',
};

const MESSAGE: ContactMessage = {
  name: 'Zoé',
  email: 'zoe@acme.example',
  company: 'Acme',
  message: 'Do you have foldables?',
};

type Answer = Pick<Response, 'ok' | 'status' | 'text'>;

function answer(status: number, text = ''): Answer {
  return {ok: status >= 200 && status < 300, status, text: async () => Promise.resolve(text)};
}

let fetchMock: jest.Mock<Promise<Answer>, [string, {method: string; body: string}]>;

beforeEach(() => {
  fetchMock = jest.fn();
  Object.assign(window, {fetch: fetchMock});
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'fetch');
});

describe('an answer of 200', () => {
  beforeEach(() => {
    fetchMock.mockResolvedValue(answer(200, 'OK'));
  });

  it('counts as sent', async () => {
    await expect(sendContactMessage(ACCOUNT, MESSAGE)).resolves.toEqual({ok: true});
  });

  it("came from one request to the configured origin, in the provider's words", async () => {
    await sendContactMessage(ACCOUNT, MESSAGE);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    const [url, request] = fetchMock.mock.calls[0]!;
    expect(url).toBe('https://mail.acme.example/api/v1.0/email/send');
    expect(request.method).toBe('POST');
    expect(JSON.parse(request.body)).toEqual({
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      user_id: 'public_1',
      service_id: 'service_1',
      template_id: 'template_1',
      template_params: {
        name: 'Zoé',
        email: 'zoe@acme.example',
        company: 'Acme',
        message: 'Do you have foldables?',
      },
    });
  });

  it('says a dash for a company that was left out', async () => {
    await sendContactMessage(ACCOUNT, {...MESSAGE, company: ''});
    expect(fetchMock.mock.calls[0]![1].body).toContain('"company":"-"');
  });

  it('leaves no timer behind', async () => {
    jest.useFakeTimers();
    await sendContactMessage(ACCOUNT, MESSAGE);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('any other answer', () => {
  it.each([
    [201, 'Created'],
    [202, ''],
    [204, ''],
    [400, 'The template ID not found'],
    [429, 'Too many requests'],
    [500, '<html>'],
    [503, ''],
  ])('%i is a failure that keeps what was said', async (status, text) => {
    fetchMock.mockResolvedValue(answer(status, text));
    await expect(sendContactMessage(ACCOUNT, MESSAGE)).resolves.toEqual({
      ok: false,
      failure: {kind: 'status', status, text},
    });
  });

  it('does not stand in the way of the next try', async () => {
    fetchMock.mockResolvedValueOnce(answer(500)).mockResolvedValueOnce(answer(200, 'OK'));
    await sendContactMessage(ACCOUNT, MESSAGE);
    await expect(sendContactMessage(ACCOUNT, MESSAGE)).resolves.toEqual({ok: true});
  });
});

describe('no answer', () => {
  it('because the network is broken is a failure, not an exception', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(sendContactMessage(ACCOUNT, MESSAGE)).resolves.toEqual({
      ok: false,
      failure: {kind: 'network'},
    });
  });

  it('because it broke off in the middle is a failure, not an exception', async () => {
    fetchMock.mockResolvedValue({
      ...answer(200),
      text: async () => Promise.reject(new TypeError('network error')),
    });
    await expect(sendContactMessage(ACCOUNT, MESSAGE)).resolves.toMatchObject({ok: false});
  });

  it('is waited for 15 seconds and no longer', async () => {
    expect(SEND_TIMEOUT_MS).toBe(15_000);
    jest.useFakeTimers();
    fetchMock.mockReturnValue(new Promise(() => undefined));
    const settled = jest.fn();
    void sendContactMessage(ACCOUNT, MESSAGE).then(settled);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith({ok: false, failure: {kind: 'timeout'}});
  });
});

describe('an account', () => {
  it('that is complete is given back', () => {
    expect(requireEmailAccount(ACCOUNT)).toEqual(ACCOUNT);
  });

  it.each([
    ['serviceId', 'EMAILJS_SERVICE_ID'],
    ['templateId', 'EMAILJS_TEMPLATE_ID'],
    ['publicKey', 'EMAILJS_PUBLIC_KEY'],
  ] as const)('without %s throws a plain error that names %s', (key, variable) => {
    expect(() => requireEmailAccount({...ACCOUNT, [key]: null})).toThrow(
      new Error(`The e-mail service is not configured: set ${variable} and build again.`),
    );
  });

  it('with nothing in it names all three variables', () => {
    const nothing = {...ACCOUNT, serviceId: null, templateId: null, publicKey: null};
    expect(() => requireEmailAccount(nothing)).toThrow(
      'set EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID, EMAILJS_PUBLIC_KEY and build again',
    );
  });
});
