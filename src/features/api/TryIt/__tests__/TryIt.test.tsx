import {act, fireEvent, screen, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import type {Operation, OperationParameter} from '@site/src/lib/apiOperation';
import {TryIt} from '..';
import {colourJson} from '../json';
import {rememberKey, TIMEOUT_MS} from '../request';

jest.mock('../json', () => {
  const json = jest.requireActual<typeof import('../json')>('../json');
  return {...json, colourJson: jest.fn(json.colourJson)};
});

const API = 'https://api.firegrid.test/v1';
const KEY = 'fg_5f0c1f6e6a43';

const filter = (name: string, more: Partial<OperationParameter> = {}): OperationParameter => ({
  ...{name, in: 'query', required: false, type: 'string'},
  ...more,
});

const listDevices: Operation = {
  id: 'listDevices',
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
  id: 'createTest',
  method: 'POST',
  path: '/tests',
  parameters: [filter('Idempotency-Key', {in: 'header', required: true, minLength: 8})],
  bodyExamples: [
    {summary: 'An Appium suite', value: {name: "Orders' suite", framework: 'appium'}},
    {summary: 'A Selenium suite', value: {name: 'Search', framework: 'selenium'}},
  ],
  bodyFields: [],
};

const startRun: Operation = {
  ...createTest,
  bodyFields: [
    {name: 'name', required: true, type: 'string', maxLength: 20},
    {name: 'framework', required: true, type: 'string', enum: ['appium', 'selenium']},
    {name: 'deviceIds', required: true, type: 'list', pattern: '^[a-z-]+$', example: 'pixel'},
    {name: 'video', required: false, type: 'boolean'},
  ],
};

const devices = {data: [{id: 'pixel-8-android-14', name: '<b>Pixel</b>'}], nextCursor: 'bmV4dA'};

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
let user: UserEvent;

/** The API's next answer; jsdom has no fetch() of its own. */
function answerWith(status: number, body: unknown, headers: Record<string, string> = {}): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetchMock.mockResolvedValueOnce({
    status,
    headers: new Headers(headers),
    text: () => Promise.resolve(text),
  } as Response);
}

/** The next request gets no answer until it is given up. */
function answerNothing(): void {
  fetchMock.mockImplementationOnce(
    (_url, {signal}) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('Aborted', 'AbortError'));
        });
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

async function open(operation = listDevices, key = KEY): Promise<void> {
  renderOnSite(<TryIt operation={operation} />);
  await user.click(screen.getByRole('button', {name: 'Try it'}));
  await screen.findByRole('form');
  if (key) {
    await user.type(keyField(), key);
  }
}

const press = async (name: string): Promise<void> =>
  user.click(await screen.findByRole('button', {name}));

const send = async (): Promise<void> => press('Send the request');

const sent = (call = 0): {url: URL; options: RequestInit} => {
  const [url, options] = fetchMock.mock.calls[call] ?? [];
  return {url: new URL(url ?? ''), options: options ?? {}};
};

describe('before anything is sent', () => {
  it('says that no API is configured, and has no form then', async () => {
    renderOnSite(<TryIt operation={listDevices} />, {
      env: {apiBaseUrl: 'https://api.firegrid.example/v1'},
    });
    await press('Try it');
    expect(await screen.findByText(/^No API is configured/)).toHaveTextContent('API_BASE_URL');
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('begins with what the samples send, in a field for each parameter by its kind', async () => {
    await open();
    expect(screen.getByText(/^Requests are real/)).toBeVisible();
    const options = within(screen.getByLabelText('platform')).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Not sent', 'android', 'ios']);
    expect(screen.getByLabelText('platform')).toHaveValue('android');
    expect(screen.getByLabelText('available')).toHaveTextContent('truefalse');
    expect(screen.getByLabelText('limit')).toHaveAttribute('max', '200');
    expect(screen.getByLabelText('osVersion')).toHaveAttribute('placeholder', '14');
    expect(screen.getByLabelText('osVersion')).toHaveValue('');
  });

  it('hides the key, keeps it when it is closed and on the next page, and never stores it', async () => {
    await open();
    expect(keyField()).toHaveAttribute('type', 'password');
    expect(keyField()).toHaveAttribute('autocomplete', 'off');
    await press('Show the key');
    expect(keyField()).toHaveAttribute('type', 'text');
    const button = screen.getByRole('button', {name: 'Try it'});
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    await user.click(button);
    expect(keyField()).toHaveValue(KEY);
    document.body.replaceChildren();
    await open(createTest, '');
    expect(keyField()).toHaveValue(KEY);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each<[Operation, RegExp, string, string | RegExp]>([
    [listDevices, /^API key/, '', /^Enter an API key/],
    [
      listDevices,
      /^API key/,
      'fg_5f0c…',
      /^No API key contains “…” \(U\+2026\)\. Copy the key again/,
    ],
    [listDevices, /^API key/, '\u200Bfg_5f0c', /\(U\+200B\)/],
    [listDevices, /^API key/, 'fg_5f\t0c', /\(U\+0009\)/],
    [listDevices, /^API key/, 'fg_é', /“é” \(U\+00E9\)/],
    [listDevices, /^API key/, 'fg_🔑', /“🔑” \(U\+1F511\)/],
    [listDevices, /^osVersion/, 'fourteen', 'Write it like 14.'],
    [listDevices, /^limit/, '201', 'Enter 200 or less.'],
    [createTest, /^Idempotency-Key/, 'clé-numéro-1', /^Use unaccented letters/],
    [createTest, /^Idempotency-Key/, 'short', 'Enter 8 characters or more.'],
    [createTest, /^Body/, '{\n  "name": x\n}', 'This is not valid JSON. See line 2, column 11.'],
  ])(
    'sends nothing that cannot work, and says so (%#)',
    async (operation, label, value, message) => {
      await open(operation);
      fireEvent.change(screen.getByLabelText(label), {target: {value}});
      await send();
      expect(await screen.findByText(message)).toBeInTheDocument();
      expect(screen.getByLabelText(label)).toHaveFocus();
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );

  it('has a form for the body, which reads and writes its JSON', async () => {
    await open(startRun);
    const body = screen.getByLabelText<HTMLTextAreaElement>(/^Body/);
    await user.selectOptions(screen.getByLabelText(/^framework/), 'selenium');
    await user.selectOptions(screen.getByLabelText(/^video/), 'false');
    await user.type(screen.getByLabelText(/^deviceIds/), 'pixel{Enter}fold');
    expect(JSON.parse(body.value)).toEqual({
      ...{name: "Orders' suite", framework: 'selenium', deviceIds: ['pixel', 'fold']},
      video: false,
    });
    expect(Object.keys(JSON.parse(body.value) as object)).toEqual(
      startRun.bodyFields.map(({name}) => name),
    );
    fireEvent.change(body, {target: {value: '{"name": "Other", "own": [1]}'}});
    expect(screen.getByLabelText(/^name/)).toHaveValue('Other');
    expect(screen.getByLabelText(/^deviceIds/)).toHaveValue('');
    await user.type(screen.getByLabelText(/^name/), 's');
    expect(JSON.parse(body.value)).toEqual({name: 'Others', own: [1]});
    fireEvent.change(body, {target: {value: '{'}});
    expect(screen.getByLabelText(/^name/)).toBeDisabled();
  });

  it('judges each field of the body by its schema, and sends nothing until they are right', async () => {
    await open(startRun);
    await user.type(screen.getByLabelText(/^Idempotency-Key/), '01JQ8Z5K3M');
    await user.type(screen.getByLabelText(/^deviceIds/), 'pixel{Enter}Pixel 8');
    await send();
    expect(await screen.findByText('deviceIds: Write it like pixel.')).toBeVisible();
    expect(screen.getByLabelText(/^deviceIds/)).toHaveAccessibleDescription(
      /^Write it like pixel\./,
    );
    expect(fetchMock).not.toHaveBeenCalled();
    await user.clear(screen.getByLabelText(/^deviceIds/));
    await user.type(screen.getByLabelText(/^deviceIds/), 'pixel');
    answerWith(202, {id: 'tst_1'});
    await send();
    expect(await screen.findByText(/^202 Accepted/)).toBeVisible();
  });

  it.each([
    [
      'in a member of one’s own',
      `{"name": "A", "own": ${'['.repeat(99_000)}${']'.repeat(99_000)}}`,
    ],
    ['in a field', `{"name": "A", "video": ${'['.repeat(9000)}${']'.repeat(9000)}}`],
    ['without an end', '['.repeat(99_000)],
  ])('takes a body that is nested deep %s, and leaves it to the API', async (_place, text) => {
    const fields = startRun.bodyFields.filter(({name}) => ['name', 'video'].includes(name));
    await open({...startRun, bodyFields: fields});
    await user.type(screen.getByLabelText(/^Idempotency-Key/), '01JQ8Z5K3M');
    const body = screen.getByLabelText<HTMLTextAreaElement>(/^Body/);
    fireEvent.change(body, {target: {value: text}});
    expect(body).toHaveValue(text);
    answerWith(400, problem('invalid-content'));
    await send();
    expect(await screen.findByText(/^400 Bad Request/)).toBeVisible();
    expect(sent().options.body).toBe(text);
  });

  it('shows a long body without colours, which would keep the browser busy', async () => {
    await open(startRun);
    const body = screen.getByLabelText<HTMLTextAreaElement>(/^Body/);
    fireEvent.change(body, {target: {value: JSON.stringify({name: 'x'.repeat(50_000)})}});
    expect(document.querySelector('form pre[aria-hidden]')).toBeNull();
    fireEvent.change(body, {target: {value: '{"name": "Short"}'}});
    expect(document.querySelector('form pre[aria-hidden]')).toHaveTextContent('"Short"');
    expect(screen.getByLabelText(/^Body/)).toBe(body);
  });

  it('begins with the key of the test account where the build names one, unless there is another', async () => {
    answerWith(200, devices);
    renderOnSite(<TryIt operation={listDevices} />, {env: {apiTestKey: 'fg_test'}});
    await press('Try it');
    await send();
    expect(await screen.findByText(/^200 OK/)).toBeVisible();
    expect(sent().options.headers).toMatchObject({Authorization: 'Bearer fg_test'});
    expect(keyField()).toHaveAccessibleDescription('This key belongs to a test account.');
    await user.type(keyField(), '2');
    expect(keyField()).toHaveAccessibleDescription(/^The key stays in memory/);
    document.body.replaceChildren();
    renderOnSite(<TryIt operation={listDevices} />, {env: {apiTestKey: 'fg_test'}});
    await press('Try it');
    await screen.findByRole('form');
    expect(keyField()).toHaveValue('fg_test2');
  });

  it.each([
    ['PUT', createTest, /^curl '.+--request PUT.+--json/],
    ['DELETE', listDevices, /^curl '.+--request DELETE/],
  ])('takes %s like any other method', async (method, operation, command) => {
    answerWith(200, {});
    await open({...operation, method});
    expect(screen.getByText(/^curl '/)).toHaveTextContent(command);
    await send();
    expect(await screen.findByText(/^200 OK/)).toBeVisible();
    expect(sent().options.method).toBe(method);
  });

  it('writes the request as a command, without the key', async () => {
    await open(createTest);
    const command = screen.getByText(/^curl '/);
    expect(command).toHaveTextContent(`curl '${API}/tests'`);
    expect(command).toHaveTextContent('--header "Authorization: Bearer $FIREGRID_API_KEY"');
    expect(command).toHaveTextContent(String.raw`Orders'\'' suite`);
    expect(document.body).not.toHaveTextContent(KEY);
    await press('Copy the command');
    expect(await navigator.clipboard.readText()).toContain('--json');
    expect(screen.getByText('Copied')).toBeInTheDocument();
  });
});

describe('a request', () => {
  it('goes out on Enter, its answer is shown as text, and leads to the next page', async () => {
    answerWith(200, devices, {RateLimit: '"key";r=97;t=42'});
    answerWith(200, {data: [], nextCursor: null});
    await open();
    await user.type(screen.getByLabelText('limit'), '2{Enter}');
    expect(await screen.findByText(/^200 OK, after \d+ ms$/)).toHaveAttribute('role', 'status');
    expect(sent().url.href).toBe(`${API}/devices?platform=android&limit=2`);
    expect(sent().options).toMatchObject({
      method: 'GET',
      headers: {Authorization: `Bearer ${KEY}`},
      credentials: 'omit',
      redirect: 'error',
    });
    expect(screen.getByText('"key";r=97;t=42')).toBeInTheDocument();
    expect(screen.getByText('"<b>Pixel</b>"')).toBeInTheDocument();
    await press('Copy the body');
    expect(await navigator.clipboard.readText()).toBe(JSON.stringify(devices, null, 2));

    await press('Next page');
    expect(await screen.findByText('null')).toBeInTheDocument();
    expect(sent(1).url.searchParams.get('cursor')).toBe('bmV4dA');
    expect(screen.queryByRole('button', {name: 'Next page'})).not.toBeInTheDocument();
  });

  it('that starts a run brings its body and a key of its own', async () => {
    answerWith(202, {id: 'tst_01JQ8Z5K3M'});
    await open(createTest);
    const field = screen.getByLabelText<HTMLInputElement>(/^Idempotency-Key/);
    const first = field.value;
    expect(first).toMatch(/^[\da-f-]{36}$/);
    await press('Create a new one');
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

  it('whose answer is long shows the beginning, and all of it as a file', async () => {
    const text = JSON.stringify(Array.from({length: 50_000}, (_, index) => `entry ${index}`));
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    URL.revokeObjectURL = jest.fn();
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
    answerWith(200, text);
    await open();
    await send();
    expect(await screen.findByText('Only the first 200 KB are shown.')).toBeVisible();
    expect(screen.getByText(/"entry 9",/).textContent).toHaveLength(200_000);
    await press('Download all of it');
    expect(click).toHaveBeenCalledTimes(1);
    expect(files[0]?.size).toBe(text.length);
    click.mockRestore();
  });

  it('whose answer is nested too deep to be laid out is shown as it came', async () => {
    const text = `${'['.repeat(99_000)}1${']'.repeat(99_000)}`;
    answerWith(200, text);
    await open();
    await send();
    expect(await screen.findByText(/^200 OK/)).toBeVisible();
    expect(document.querySelector('[data-answer]')).toHaveTextContent(text);
  });

  it('whose answer cannot be drawn leaves the rest of the page as it is', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    answerWith(200, devices);
    await open();
    const actual = jest.mocked(colourJson).getMockImplementation();
    jest.mocked(colourJson).mockImplementation(() => {
      throw new RangeError('Maximum call stack size exceeded');
    });
    await send();
    expect(await screen.findByText('This response cannot be displayed.')).toBeVisible();
    expect(screen.getByText(/^200 OK/)).toBeVisible();
    expect(keyField()).toHaveValue(KEY);
    jest.mocked(colourJson).mockImplementation(actual);
    log.mockRestore();
  });

  it('can be stopped, and says what that means for a run', async () => {
    answerNothing();
    await open(createTest);
    await send();
    const button = screen.getByRole('button', {name: 'Sending…'});
    expect(button).toHaveFocus();
    await user.click(button);
    expect(fetchMock).toHaveBeenCalledTimes(1);
    await press('Stop');
    expect(await screen.findByText('Stopped.')).toHaveAttribute('role', 'status');
    expect(screen.getByText(/may have started anyway/)).toBeInTheDocument();
  });
});

describe('an error', () => {
  it.each<[status: number, type: string, advice: RegExp]>([
    [400, 'invalid-request', /rejected the request/],
    [401, 'invalid-api-key', /does not know this key/],
    [403, 'forbidden', /role doesn't allow/],
    [404, 'not-found', /nothing with this id/],
    [409, 'idempotency-conflict', /still being processed/],
    [422, 'invalid-content', /rejected the content/],
    [422, 'idempotency-key-reused', /Create a new one above/],
    [500, 'internal-error', /wrong on our side/],
    [503, 'unavailable', /wrong on our side/],
  ])('%i %s says what to do, and loses nothing', async (status, type, advice) => {
    const errors = [{pointer: '#/deviceIds/1', detail: 'There is no such device.'}, {odd: true}];
    answerWith(status, problem(type, {errors}));
    await open();
    await user.type(screen.getByLabelText('osVersion'), '14');
    await send();
    expect(await screen.findByText(advice)).toBeInTheDocument();
    expect(screen.getByText(new RegExp(`^${status} .+, after`))).toHaveAttribute('role', 'status');
    expect(screen.getByText('In its own words.').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('listitem')).toHaveTextContent(
      '#/deviceIds/1 There is no such device.',
    );
    expect(screen.queryAllByRole('link', {name: 'the portal'})).toHaveLength(
      status === 401 ? 1 : 0,
    );
    expect(keyField()).toHaveValue(KEY);
    expect(screen.getByLabelText('osVersion')).toHaveValue('14');
  });

  it('429 counts down, and lets the visitor send again', async () => {
    jest.useFakeTimers();
    user = userEvent.setup({advanceTimers: jest.advanceTimersByTimeAsync});
    answerWith(429, problem('rate-limit-exceeded'), {'Retry-After': '17'});
    answerWith(200, devices);
    await open();
    await send();
    const again = await screen.findByRole('button', {name: 'Send again'});
    expect(again).toHaveAttribute('aria-disabled', 'true');
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
    answerNothing();
    await open();
    await send();
    await act(async () => {
      await jest.advanceTimersByTimeAsync(TIMEOUT_MS);
    });
    expect(screen.getByText('No response came within 20 seconds.')).toBeInTheDocument();
    expect(screen.getByText('Send again whenever you like.')).toBeInTheDocument();
  });

  it('of the network tells offline from unreachable, and from what is no answer of the API', async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    answerWith(200, '<h1>Log in to the Wi-Fi</h1>');
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await open();
    await send();
    expect(await screen.findByText('The API could not be reached.')).toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'status page'})).toBeInTheDocument();
    online.mockReturnValue(false);
    await send();
    expect(await screen.findByText('Your device is offline.')).toBeInTheDocument();
    expect(keyField()).toHaveValue(KEY);
    await send();
    expect(await screen.findByText(/is not JSON/)).toBeInTheDocument();
    expect(screen.getByText('<h1>Log in to the Wi-Fi</h1>')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
