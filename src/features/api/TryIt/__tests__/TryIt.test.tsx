import {act, fireEvent, screen, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {TryIt} from '..';
import {rememberKey, TIMEOUT_MS} from '../request';
import {createTest, listDevices} from './operations';

const API = 'https://api.firegrid.example/v1';
const KEY = 'fg_5f0c1f6e6a43';

type FetchMock = jest.Mock<Promise<Response>, [string, RequestInit]>;

let fetchMock: FetchMock;
let user: UserEvent;

/** What a browser's fetch() gives: jsdom has none of its own. */
function answer(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return Promise.resolve({
    status,
    headers: new Headers(headers),
    text: () => Promise.resolve(typeof body === 'string' ? body : JSON.stringify(body)),
  } as Response);
}

const problem = (status: number, type: string, detail: string, more: object = {}) => ({
  type: `https://api.firegrid.example/problems/${type}`,
  title: type,
  status,
  detail,
  ...more,
});

beforeEach(() => {
  fetchMock = jest.fn();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  user = userEvent.setup();
  rememberKey('');
});

afterEach(() => {
  jest.useRealTimers();
});

async function open(operation = listDevices): Promise<void> {
  renderOnSite(<TryIt operation={operation} />);
  await user.click(screen.getByRole('button', {name: 'Try it'}));
  await screen.findByRole('form');
}

const keyField = (): HTMLElement => screen.getByLabelText(/^API key/);

async function openWithKey(operation = listDevices): Promise<void> {
  await open(operation);
  await user.type(keyField(), KEY);
}

const send = async (): Promise<void> =>
  user.click(screen.getByRole('button', {name: 'Send the request'}));

const sent = (call = 0): {url: URL; options: RequestInit} => {
  const [url, options] = fetchMock.mock.calls[call] ?? [];
  return {url: new URL(url ?? ''), options: options ?? {}};
};

const devices = {data: [{id: 'pixel-8-android-14', name: '<b>Pixel</b>'}], nextCursor: 'bmV4dA'};

describe('before anything is sent', () => {
  it('loads the form on the first press, and keeps what was typed when it is closed', async () => {
    await openWithKey();
    const button = screen.getByRole('button', {name: 'Try it'});
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await user.click(button);
    expect(keyField()).toHaveValue(KEY);
  });

  it('says that requests are real', async () => {
    await open();
    expect(screen.getByText(/they are real/)).toHaveTextContent(API);
  });

  it('has a field for each parameter, by its kind', async () => {
    await open();
    const options = within(screen.getByLabelText('platform')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Not sent', 'android', 'ios']);
    expect(screen.getByLabelText('platform')).toHaveAccessibleDescription(
      'Keep devices with this operating system.',
    );
    expect(screen.getByLabelText('available')).toHaveTextContent('truefalse');
    expect(screen.getByLabelText('limit')).toHaveAttribute('max', '200');
    expect(screen.getByLabelText('osVersion')).toHaveAttribute('placeholder', '14');
    await user.click(screen.getByRole('button', {name: 'Use the example 14'}));
    expect(screen.getByLabelText('osVersion')).toHaveValue('14');
  });

  it('hides the key, and never stores it', async () => {
    await openWithKey();
    expect(keyField()).toHaveAttribute('type', 'password');
    expect(keyField()).toHaveAttribute('autocomplete', 'off');
    await user.click(screen.getByRole('button', {name: 'Show the key'}));
    expect(keyField()).toHaveAttribute('type', 'text');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it('remembers the key on the page of the next operation', async () => {
    await openWithKey();
    document.body.replaceChildren();
    await open(createTest);
    expect(keyField()).toHaveValue(KEY);
  });

  it('sends nothing without a key, and says where to get one', async () => {
    await open();
    await send();
    expect(await screen.findByText(/Enter an API key/)).toBeInTheDocument();
    expect(keyField()).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it.each([
    ['a key', listDevices, /^API key/, 'fg_5f0c…', /No API key has such characters/],
    ['a header', createTest, /^Idempotency-Key/, 'clé-numéro-1', /Use unaccented letters/],
  ])('says so of %s that no header can hold', async (_what, operation, label, value, message) => {
    await openWithKey(operation);
    fireEvent.change(screen.getByLabelText(label), {target: {value}});
    await send();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('sends nothing that the description does not allow', async () => {
    await openWithKey();
    await user.type(screen.getByLabelText('osVersion'), 'fourteen');
    await user.type(screen.getByLabelText('limit'), '201');
    await send();
    expect(await screen.findByText('Write it like 14.')).toBeInTheDocument();
    expect(screen.getByText('Enter 200 or less.')).toBeInTheDocument();
    expect(screen.getByLabelText('osVersion')).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('writes the request as a command, without the key', async () => {
    await openWithKey(createTest);
    const command = screen.getByText(/^curl '/);
    expect(command).toHaveTextContent(`curl '${API}/tests'`);
    expect(command).toHaveTextContent('--header "Authorization: Bearer $FIREGRID_API_KEY"');
    expect(command).toHaveTextContent(String.raw`Orders'\'' suite`);
    expect(document.body).not.toHaveTextContent(KEY);
    await user.click(screen.getByRole('button', {name: 'Copy the command'}));
    expect(await navigator.clipboard.readText()).toContain('--json');
    expect(screen.getByText('Copied')).toBeInTheDocument();
  });
});

describe('a request', () => {
  it('goes out on Enter, with what was filled in, and its answer is shown as text', async () => {
    fetchMock.mockReturnValue(
      answer(200, devices, {RateLimit: '"key";r=97;t=42', 'RateLimit-Policy': '"key";q=100;w=60'}),
    );
    await openWithKey();
    await user.selectOptions(screen.getByLabelText('platform'), 'android');
    await user.type(screen.getByLabelText('limit'), '2{Enter}');
    expect(await screen.findByText(/^200 OK, after \d+ ms$/)).toHaveAttribute('role', 'status');
    const {url, options} = sent();
    expect(url.href).toBe(`${API}/devices?platform=android&limit=2`);
    expect(options).toMatchObject({
      method: 'GET',
      headers: {Authorization: `Bearer ${KEY}`},
      credentials: 'omit',
      redirect: 'error',
    });
    expect(screen.getByText('"key";r=97;t=42')).toBeInTheDocument();
    expect(screen.getByText(/"name": "<b>Pixel<\/b>"/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', {name: 'Copy the body'}));
    expect(await navigator.clipboard.readText()).toBe(JSON.stringify(devices, null, 2));
  });

  it('leads to the next page, and to none after the last', async () => {
    fetchMock.mockReturnValueOnce(answer(200, devices));
    fetchMock.mockReturnValueOnce(answer(200, {data: [], nextCursor: null}));
    await openWithKey();
    await send();
    await user.click(await screen.findByRole('button', {name: 'Next page'}));
    expect(await screen.findByText(/"nextCursor": null/)).toBeInTheDocument();
    expect(sent(1).url.searchParams.get('cursor')).toBe('bmV4dA');
    expect(screen.getByLabelText('cursor')).toHaveValue('bmV4dA');
    expect(screen.queryByRole('button', {name: 'Next page'})).not.toBeInTheDocument();
  });

  it('that starts a run brings its body and a key of its own', async () => {
    fetchMock.mockReturnValue(answer(202, {id: 'tst_01JQ8Z5K3M'}));
    await openWithKey(createTest);
    const field = screen.getByLabelText<HTMLInputElement>(/^Idempotency-Key/);
    const first = field.value;
    expect(first).toMatch(/^[\da-f-]{36}$/);
    await user.click(screen.getByRole('button', {name: 'Make a new one'}));
    expect(field.value).toMatch(/^[\da-f-]{36}$/);
    expect(field.value).not.toBe(first);

    const body = screen.getByLabelText(/^Body/);
    fireEvent.change(body, {target: {value: '{"mine": 1}'}});
    await user.selectOptions(screen.getByLabelText('Start from'), 'A Selenium suite');
    expect(body).toHaveValue(JSON.stringify(createTest.bodyExamples[1]?.value, null, 2));
    await user.selectOptions(screen.getByLabelText('Start from'), 'Your own text');
    expect(body).toHaveValue('{"mine": 1}');

    await user.type(body, '{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/^202 Accepted/)).toBeInTheDocument();
    expect(sent().options).toMatchObject({
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'Idempotency-Key': field.value},
      body: '{"mine": 1}',
    });
  });

  it('whose body is no JSON is not sent, and the place is named', async () => {
    await openWithKey(createTest);
    fireEvent.change(screen.getByLabelText(/^Body/), {target: {value: '{\n  "name": x\n}'}});
    await send();
    expect(
      await screen.findByText('This is no JSON. Look at line 2, column 11.'),
    ).toBeInTheDocument();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('can be stopped, and says what that means for a run', async () => {
    fetchMock.mockImplementation(
      (_url, {signal}) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new DOMException('Aborted', 'AbortError'));
          });
        }),
    );
    await openWithKey(createTest);
    await send();
    const button = screen.getByRole('button', {name: 'Sending…'});
    expect(button).toHaveFocus();
    await user.click(button);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', {name: 'Stop'}));
    expect(await screen.findByText('Stopped.')).toHaveAttribute('role', 'status');
    expect(screen.getByText(/may have been started all the same/)).toBeInTheDocument();
  });
});

describe('an error', () => {
  const refused: readonly (readonly [status: number, type: string, advice: RegExp])[] = [
    [400, 'invalid-request', /does not accept the request/],
    [401, 'invalid-api-key', /does not know this key/],
    [403, 'forbidden', /role of this key/],
    [404, 'not-found', /no such thing in your account/],
    [409, 'idempotency-conflict', /still being handled/],
    [422, 'idempotency-key-reused', /Make a new one above/],
    [500, 'internal-error', /wrong on our side/],
    [503, 'unavailable', /wrong on our side/],
  ];

  it.each(refused)('%i %s says what to do, and loses nothing', async (status, type, advice) => {
    fetchMock.mockReturnValue(answer(status, problem(status, type, 'In its own words.')));
    await openWithKey();
    await user.type(screen.getByLabelText('osVersion'), '14');
    await send();
    expect(await screen.findByText(advice)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`^${status} .+, after`))).toHaveAttribute('role', 'status');
    expect(screen.getByText('In its own words.').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(keyField()).toHaveValue(KEY);
    expect(screen.getByLabelText('osVersion')).toHaveValue('14');
  });

  it('401 leads to the portal', async () => {
    fetchMock.mockReturnValue(answer(401, problem(401, 'invalid-api-key', 'Revoked.')));
    await openWithKey();
    await send();
    expect(await screen.findByRole('link', {name: 'the portal'})).toHaveAttribute(
      'href',
      'https://portal.firegrid.example/',
    );
  });

  it('422 lists the fields at fault', async () => {
    const errors = [{pointer: '#/deviceIds/1', detail: 'There is no such device.'}, {odd: true}];
    fetchMock.mockReturnValue(answer(422, problem(422, 'invalid-content', 'One field.', {errors})));
    await openWithKey(createTest);
    await send();
    expect(await screen.findByRole('listitem')).toHaveTextContent(
      '#/deviceIds/1 There is no such device.',
    );
  });

  it('429 counts down, and lets the visitor send again', async () => {
    jest.useFakeTimers();
    user = userEvent.setup({advanceTimers: jest.advanceTimersByTimeAsync});
    fetchMock.mockReturnValueOnce(
      answer(429, problem(429, 'rate-limit-exceeded', 'Used up.'), {'Retry-After': '17'}),
    );
    fetchMock.mockReturnValueOnce(answer(200, devices));
    await openWithKey();
    await send();
    const again = await screen.findByRole('button', {name: 'Send again'});
    expect(screen.getByRole('timer')).toHaveTextContent('You can send again in 17 seconds.');
    await user.click(again);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    act(() => {
      jest.advanceTimersByTime(16_000);
    });
    expect(screen.getByRole('timer')).toHaveTextContent('in 1 second.');
    act(() => {
      jest.advanceTimersByTime(1500);
    });
    expect(screen.getByText('You can send again.')).toBeInTheDocument();
    await user.click(again);
    expect(await screen.findByText(/^200 OK/)).toBeInTheDocument();
  });

  it('of time says so after 20 seconds', async () => {
    jest.useFakeTimers();
    user = userEvent.setup({advanceTimers: jest.advanceTimersByTimeAsync});
    fetchMock.mockImplementation(
      (_url, {signal}) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => {
            reject(new DOMException('Aborted', 'AbortError'));
          });
        }),
    );
    await openWithKey();
    await send();
    await act(async () => {
      await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    });
    expect(screen.getByText('No answer came within 20 seconds.')).toBeInTheDocument();
    expect(screen.getByText('Send again whenever you like.')).toBeInTheDocument();
  });

  it('of the network tells offline from unreachable', async () => {
    fetchMock.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await openWithKey();
    await send();
    expect(await screen.findByText('The API could not be reached.')).toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'status page'})).toBeInTheDocument();
    online.mockReturnValue(false);
    await send();
    expect(await screen.findByText('Your device is offline.')).toBeInTheDocument();
    expect(keyField()).toHaveValue(KEY);
  });

  it('of what stands in between is shown as it came', async () => {
    fetchMock.mockReturnValue(answer(200, '<h1>Log in to the Wi-Fi</h1>'));
    await openWithKey();
    await send();
    expect(await screen.findByText(/is no JSON/)).toBeInTheDocument();
    expect(screen.getByText('<h1>Log in to the Wi-Fi</h1>')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
