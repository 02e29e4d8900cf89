import {act, fireEvent, screen} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import type {Operation, OperationParameter} from '@site/src/lib/apiOperation';
import {TryIt} from '..';
import {rememberKey, TIMEOUT_MS} from '../request';

const API = 'https://api.firegrid.test/v1';
const KEY = 'fg_5f0c1f6e6a43';

const filter = (name: string, more: Partial<OperationParameter> = {}): OperationParameter => ({
  name,
  in: 'query',
  required: false,
  type: 'string',
  ...more,
});

const listDevices: Operation = {
  id: 'list-devices',
  method: 'GET',
  path: '/devices',
  parameters: [
    filter('platform', {enum: ['android', 'ios'], example: 'android', value: 'android'}),
    filter('osVersion', {pattern: String.raw`^\d{1,2}$`, example: '14'}),
    filter('available', {type: 'boolean'}),
    filter('limit', {type: 'integer', minimum: 1, maximum: 200}),
    filter('cursor', {maxLength: 200}),
  ],
  bodyExamples: [],
  bodyFields: [],
};

const createTest: Operation = {
  id: 'create-test',
  method: 'POST',
  path: '/tests',
  parameters: [filter('Idempotency-Key', {in: 'header', required: true, minLength: 8})],
  bodyExamples: [
    {summary: 'An Appium suite', value: {name: "Orders' suite", framework: 'appium'}},
    {summary: 'A Selenium suite', value: {name: 'Search', framework: 'selenium'}},
  ],
  bodyFields: [
    {name: 'name', required: true, type: 'string', maxLength: 20},
    {name: 'framework', required: true, type: 'string', enum: ['appium', 'selenium']},
    {name: 'deviceIds', type: 'list', pattern: '^[a-z-]+$', example: 'pixel'},
    {name: 'video', type: 'boolean'},
  ],
};

const devices = {data: [{id: 'pixel-8-android-14', name: '<b>Pixel</b>'}], nextCursor: 'bmV4dA'};

const fetchMock = jest.fn<Promise<Response>, [URL, RequestInit]>();
let user: UserEvent;

/** The API's next response; jsdom has no fetch(). */
function respondWith(status: number, body: unknown, headers: Record<string, string> = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetchMock.mockResolvedValueOnce({
    status,
    headers: new Headers(headers),
    text: () => Promise.resolve(text),
  } as Response);
}

/** The next request gets no response until it is given up. */
function neverRespond(): void {
  fetchMock.mockImplementationOnce(
    (_url, {signal}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      }),
  );
}

const problem = (type: string, more: object = {}) => ({
  type: `https://api.firegrid.example/problems/${type}`,
  detail: 'In its own words.',
  ...more,
});

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock as unknown as typeof fetch;
  user = userEvent.setup();
  rememberKey('');
});

afterEach(() => {
  jest.useRealTimers();
});

const keyField = (): HTMLElement => screen.getByLabelText(/^API key/);
const bodyField = (): HTMLTextAreaElement => screen.getByLabelText<HTMLTextAreaElement>(/^Body/);
const write = (field: HTMLElement, value: string): boolean =>
  fireEvent.change(field, {target: {value}});
const status = async (text: RegExp | string): Promise<void> =>
  expect(await screen.findByText(text)).toHaveAttribute('role', 'status');

const press = async (name: string): Promise<void> =>
  user.click(await screen.findByRole('button', {name}));
const send = async (): Promise<void> => press('Send the request');

async function open(operation = listDevices, key = KEY, env = {}): Promise<void> {
  document.body.replaceChildren();
  renderOnSite(<TryIt operation={operation} />, {env});
  await press('Try it');
  await screen.findByRole('form');
  if (key) {
    await user.type(keyField(), key);
  }
}

describe('the form', () => {
  it('hides the key, keeps it when it is closed and on the next page, and never stores it', async () => {
    await open();
    expect(keyField()).toHaveAttribute('type', 'password');
    expect(keyField()).toHaveAttribute('autocomplete', 'off');
    await press('Show the key');
    expect(keyField()).toHaveAttribute('type', 'text');
    await press('Try it');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await press('Try it');
    expect(keyField()).toHaveValue(KEY);
    await open(createTest, '');
    expect(keyField()).toHaveValue(KEY);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each<[Operation, RegExp, string, string | RegExp]>([
    [listDevices, /^API key/, '', /^Enter an API key/],
    [listDevices, /^API key/, 'fg_5f0c…', /^No API key contains “…” \(U\+2026\)\. Copy the key/],
    [listDevices, /^osVersion/, 'fourteen', 'Write it like 14.'],
    [listDevices, /^limit/, '201', 'Enter 200 or less.'],
    [listDevices, /^limit/, '1.5', 'Enter a whole number.'],
    [listDevices, /^cursor/, 'x'.repeat(201), 'Enter 200 characters or fewer.'],
    [createTest, /^Idempotency-Key/, 'clé-numéro-1', /^Use unaccented letters/],
    [createTest, /^Idempotency-Key/, 'short', 'Enter 8 characters or more.'],
    [createTest, /^Body/, '{\n  "name": x\n}', "This isn't valid JSON. See line 2, column 11."],
  ])('sends nothing that cannot work, and says so (%#)', async (operation, label, value, text) => {
    await open(operation);
    write(screen.getByLabelText(label), value);
    await send();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('has fields for the body, which read and write its JSON, and are judged by their schema', async () => {
    await open(createTest);
    await user.selectOptions(screen.getByLabelText(/^framework/), 'selenium');
    await user.selectOptions(screen.getByLabelText(/^video/), 'false');
    await user.type(screen.getByLabelText(/^deviceIds/), 'pixel{Enter}Fold');
    expect(bodyField()).toHaveValue(
      JSON.stringify(
        {
          name: "Orders' suite",
          framework: 'selenium',
          deviceIds: ['pixel', 'Fold'],
          video: false,
        },
        null,
        2,
      ).replace(/\[[^\]]*\]/, '["pixel", "Fold"]'),
    );
    await send();
    expect(await screen.findByText('deviceIds: Write it like pixel.')).toBeVisible();
    expect(screen.getByLabelText(/^deviceIds/)).toHaveAccessibleDescription(/^Write it like/);
    expect(fetchMock).not.toHaveBeenCalled();
    write(bodyField(), '{"name": "Other", "own": [1]}');
    expect(screen.getByLabelText(/^deviceIds/)).toHaveValue('');
    await user.type(screen.getByLabelText(/^name/), 's');
    expect(JSON.parse(bodyField().value)).toEqual({name: 'Others', own: [1]});
    write(bodyField(), '{');
    expect(screen.getByLabelText(/^name/)).toBeDisabled();
  });
});

describe('a request', () => {
  it('goes out on Enter, its response is shown as text, and leads to the next page', async () => {
    respondWith(200, devices, {RateLimit: '"key";r=97;t=42'});
    respondWith(200, {data: [], nextCursor: null});
    await open();
    await user.type(screen.getByLabelText('limit'), '2{Enter}');
    await status(/^200 OK, after \d+ ms$/);
    const [url, options] = fetchMock.mock.calls[0] ?? [];
    expect(url?.href).toBe(`${API}/devices?platform=android&limit=2`);
    expect(options).toMatchObject({
      method: 'GET',
      headers: {Authorization: `Bearer ${KEY}`},
      credentials: 'omit',
      redirect: 'error',
    });
    expect(screen.getByText('"key";r=97;t=42')).toBeInTheDocument();
    expect(screen.getByText('"<b>Pixel</b>"')).toBeInTheDocument();
    await press('Copy the code');
    expect(await navigator.clipboard.readText()).toBe(JSON.stringify(devices, null, 2));

    await press('Next page');
    expect(await screen.findByText('null')).toBeInTheDocument();
    expect(fetchMock.mock.calls[1]?.[0].searchParams.get('cursor')).toBe('bmV4dA');
    expect(screen.queryByRole('button', {name: 'Next page'})).not.toBeInTheDocument();
  });

  it('that starts a run brings its body and its own key', async () => {
    respondWith(202, {id: 'tst_01JQ8Z5K3M'});
    await open({...createTest, bodyFields: []});
    const field = screen.getByLabelText<HTMLInputElement>(/^Idempotency-Key/);
    const first = field.value;
    expect(first).toMatch(/^[\da-f-]{36}$/);
    await press('Create a new one');
    expect(field.value).toMatch(/^[\da-f-]{36}$/);
    expect(field.value).not.toBe(first);

    write(bodyField(), '{"mine": 1}');
    await user.selectOptions(screen.getByLabelText('Start from'), 'A Selenium suite');
    expect(bodyField()).toHaveValue(JSON.stringify(createTest.bodyExamples[1]?.value, null, 2));
    await user.selectOptions(screen.getByLabelText('Start from'), 'Your own text');
    await user.type(bodyField(), '{Control>}{Enter}{/Control}');
    await status(/^202 Accepted/);
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'Idempotency-Key': field.value},
      body: '{"mine": 1}',
    });
  });

  it('can be stopped, and says what that means for a run', async () => {
    neverRespond();
    await open(createTest);
    await send();
    const button = screen.getByRole('button', {name: 'Sending…'});
    expect(button).toHaveFocus();
    await user.click(button);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await press('Stop');
    await status('Stopped.');
    expect(screen.getByText(/may have started anyway/)).toBeInTheDocument();
  });
});

describe('an error', () => {
  it.each<[code: number, type: string, advice: RegExp]>([
    [401, 'invalid-api-key', /doesn't know this key/],
    [422, 'invalid-content', /rejected the content/],
    [422, 'idempotency-key-reused', /Create a new one above/],
    [503, 'unavailable', /wrong on our side/],
  ])('%i %s says what to do, and loses nothing', async (code, type, advice) => {
    const errors = [{pointer: '#/deviceIds/1', detail: 'There is no such device.'}, {odd: true}];
    respondWith(code, problem(type, {errors}));
    await open();
    await user.type(screen.getByLabelText('osVersion'), '14');
    await send();
    expect(await screen.findByText(advice)).toBeInTheDocument();
    await status(new RegExp(`^${code} .+, after`));
    expect(screen.getByText('In its own words.').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('listitem')).toHaveTextContent(
      '#/deviceIds/1 There is no such device.',
    );
    expect(screen.queryAllByRole('link', {name: 'the portal'})).toHaveLength(code === 401 ? 1 : 0);
    expect(keyField()).toHaveValue(KEY);
    expect(screen.getByLabelText('osVersion')).toHaveValue('14');
  });

  it('429 counts down, and lets the visitor send again', async () => {
    jest.useFakeTimers();
    user = userEvent.setup({advanceTimers: jest.advanceTimersByTimeAsync});
    respondWith(429, problem('rate-limit-exceeded'), {'Retry-After': '17'});
    respondWith(200, devices);
    await open();
    await send();
    const again = await screen.findByRole('button', {name: 'Send again'});
    expect(again).toHaveAttribute('aria-disabled', 'true');
    await status(/^429 Too Many Requests/);
    expect(screen.getByRole('timer')).toHaveTextContent('You can send again in 17 seconds.');
    await user.click(again);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(16_000));
    expect(screen.getByRole('timer')).toHaveTextContent('in 1 second.');
    act(() => jest.advanceTimersByTime(1500));
    expect(screen.getByText('You can send again.')).toBeInTheDocument();
    await user.click(again);
    await status(/^200 OK/);
  });

  it('of time says so after 20 seconds', async () => {
    jest.useFakeTimers();
    user = userEvent.setup({advanceTimers: jest.advanceTimersByTimeAsync});
    neverRespond();
    await open();
    await send();
    await act(async () => jest.advanceTimersByTimeAsync(TIMEOUT_MS));
    await status('No response came within 20 seconds.');
    expect(screen.getByText('Send again whenever you like.')).toBeInTheDocument();
  });

  it('of the network tells offline from unreachable, and from what is no response of the API', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    respondWith(200, '<h1>Log in to the Wi-Fi</h1>');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await open();
    await send();
    await status("The API couldn't be reached.");
    expect(screen.getByRole('link', {name: 'status page'})).toBeInTheDocument();
    online.mockReturnValue(false);
    await send();
    await status('Your device is offline.');
    await send();
    expect(await screen.findByText(/isn't JSON/)).toBeInTheDocument();
    expect(screen.getByText('<h1>Log in to the Wi-Fi</h1>')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
