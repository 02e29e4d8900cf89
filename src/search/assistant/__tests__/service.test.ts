/** @jest-environment node */
import {askService, FIRST_BYTE_TIMEOUT_MS, IDLE_TIMEOUT_MS, MAX_ANSWER_LENGTH} from '../service';

const request: Parameters<typeof askService>[0] = {
  url: 'https://chat.example/v1',
  question: 'What does it cost?',
  language: 'fr',
  page: '/fr/',
  passages: [
    {
      url: '/fr/#pricing',
      page: 'Tarifs',
      section: 'Forfaits',
      whole: [
        {type: 'text', text: 'Texte "}]}'},
        {type: 'rows', header: ['Forfait', 'Prix'], rows: [['Fire', '0 $']]},
        {type: 'code', text: 'npm test'},
      ],
    },
  ],
  earlier: [{question: 'Hello?', answer: 'Hello.'}],
};

const event = (content: string, finish: string | null = null, more = {}): string =>
  `data: ${JSON.stringify({...more, choices: [{delta: {content}, finish_reason: finish}]})}\n\n`;

const whole = (content: string): string =>
  JSON.stringify({choices: [{message: {content}, finish_reason: 'stop'}]});

const STREAM = 'text/event-stream';
const JSON_TYPE = 'application/json';
const HEARTBEAT = ': still there\n\n';

type Piece = string | Uint8Array;
type End = 'close' | 'silence' | 'heartbeats' | 'cut';

/** Answers with these pieces, and then ends like this. */
function answerWith(pieces: readonly Piece[], type = STREAM, end: End = 'close', status = 200) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const encode = (piece: Piece): Uint8Array =>
      typeof piece === 'string' ? new TextEncoder().encode(piece) : piece;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        init?.signal?.addEventListener('abort', () => {
          jest.clearAllTimers();
          controller.error(new Error('aborted'));
        });
        pieces.forEach((piece) => controller.enqueue(encode(piece)));
        if (end === 'close') {
          controller.close();
        } else if (end === 'cut') {
          setTimeout(() => controller.error(new TypeError('cut')), 10);
        } else if (end === 'heartbeats') {
          setInterval(() => controller.enqueue(encode(HEARTBEAT)), 5000);
        }
      },
    });
    return Promise.resolve(new Response(body, {status, headers: {'content-type': type}}));
  });
}

const texts: string[] = [];

/** Asks, and lets time pass until there is an outcome. */
async function ask(ms = 0, signal = new AbortController().signal): Promise<string | null> {
  const outcome = askService(request, {signal, onText: (text) => texts.push(text)});
  await jest.advanceTimersByTimeAsync(ms);
  return outcome;
}

beforeEach(() => {
  texts.length = 0;
  jest.useFakeTimers({doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate']});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('sends the question, the language, the page and the passages, and names no model', async () => {
  const fetched = answerWith([]);
  await ask();
  const body = JSON.parse(fetched.mock.calls[0]?.[1]?.body as string) as {
    readonly messages: readonly {readonly role: string; readonly content: string}[];
  };
  expect(Object.keys(body)).toEqual(['stream', 'messages']);
  expect(body.messages.at(-1)).toEqual({role: 'user', content: request.question});
  expect(JSON.parse(body.messages[0]?.content.split('\n').at(-1) ?? '')).toEqual({
    language: 'fr',
    page: '/fr/',
    passages: [
      {
        url: '/fr/#pricing',
        title: 'Tarifs: Forfaits',
        text: 'Texte "}]}\n\n**Forfait · Prix**\n\n- Fire · 0 $\n\n`````\nnpm test\n`````',
      },
    ],
  });
});

it('tells the text as it comes', async () => {
  answerWith([HEARTBEAT, event('Un '), event('deux'), event('', 'stop')]);
  expect(await ask()).toBe('Un deux');
  expect(texts).toEqual(['Un ', 'Un deux']);
});

const spread = `\uFEFF${HEARTBEAT}event: x\nid: 1\n${event('One ').replaceAll('\n', '\r\n')}${event('twé.')}data: [DONE]\n\n`;

it.each([
  [
    'events in whatever pieces',
    [...new TextEncoder().encode(spread)].map((byte) => Uint8Array.of(byte)),
    STREAM,
    'One twé.',
  ],
  ['an error of null', [event('Fine.', 'stop', {error: null})], STREAM, 'Fine.'],
  [
    'an answer that does not stream',
    [whole('Whole.').slice(0, 9), whole('Whole.').slice(9)],
    JSON_TYPE,
    'Whole.',
  ],
] as const)('reads %s', async (_what, pieces, type, text) => {
  answerWith(pieces, type);
  expect(await ask()).toBe(text);
});

it.each([
  ['an error', [event('Ok.', 'stop')], 'close', 500],
  ['no JSON', ['data: <html>\n\n'], 'close', 200],
  ['nothing', [], 'close', 200],
  ['an empty answer', [event('', 'stop')], 'close', 200],
  ['a cut in the middle', [event('Half')], 'cut', 200],
  ['an end without a mark', [event('Half')], 'close', 200],
  ['an error in the middle', [event('Half'), 'data: {"error":{}}\n\n'], 'close', 200],
  ['an event without an end', [`data: ${'x'.repeat(200_000)}`, 'x'], 'silence', 200],
] as const)('takes %s for no answer', async (_what, pieces, end, status) => {
  answerWith(pieces, STREAM, end, status);
  expect(await ask(100)).toBeNull();
});

it('survives a connection that does not come about', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError());
  expect(await ask()).toBeNull();
});

it('stops reading an answer that is no stream once it is too long', async () => {
  let sent = 0;
  const piece = new TextEncoder().encode(' '.repeat(50_000));
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      if (sent < 1000) {
        controller.enqueue(piece);
      } else {
        controller.enqueue(new TextEncoder().encode(whole('Late')));
        controller.close();
      }
    },
  });
  const headers = {'content-type': JSON_TYPE};
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, {headers}));
  expect(await ask()).toBeNull();
  expect(sent).toBeLessThan(20);
});

it.each([
  ['one answer in JSON', [whole('1. '.repeat(13_000))], JSON_TYPE, MAX_ANSWER_LENGTH],
  ['one event', [event('1. '.repeat(13_000))], STREAM, MAX_ANSWER_LENGTH],
  ['many events', Array.from({length: 900}, () => event('all work ')), STREAM, MAX_ANSWER_LENGTH],
  [
    'no character in two',
    [event(`${'x'.repeat(MAX_ANSWER_LENGTH - 1)}😀`)],
    STREAM,
    MAX_ANSWER_LENGTH - 1,
  ],
])('cuts %s at the limit', async (_what, pieces, type, length) => {
  answerWith(pieces, type);
  expect(await ask()).toHaveLength(length);
  expect(Math.max(...texts.map((text) => text.length))).toBe(length);
});

it.each([
  ['does not begin', [], STREAM, 'silence', FIRST_BYTE_TIMEOUT_MS],
  ['falls silent', [event('Half')], STREAM, 'silence', IDLE_TIMEOUT_MS],
  ['only says that it is there', [], STREAM, 'heartbeats', 5000 + IDLE_TIMEOUT_MS],
  ['only says so after some words', [event('Half')], STREAM, 'heartbeats', IDLE_TIMEOUT_MS],
  ['sends JSON without an end', ['{"choices": "'], JSON_TYPE, 'silence', IDLE_TIMEOUT_MS],
] as const)('gives up a service that %s', async (_what, pieces, type, end, ms) => {
  answerWith(pieces, type, end);
  const outcome = jest.fn();
  void askService(request, {signal: new AbortController().signal, onText: jest.fn()}).then(outcome);
  await jest.advanceTimersByTimeAsync(ms - 100);
  expect(outcome).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(outcome).toHaveBeenCalledWith(null);
});

it('stops when it is told to, and sends no further request', async () => {
  const fetched = answerWith([event('Half')], STREAM, 'silence');
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 50);
  expect(await ask(100, controller.signal)).toBeNull();
  expect(texts).toEqual(['Half']);
  expect(await ask(0, controller.signal)).toBeNull();
  expect(fetched).toHaveBeenCalledTimes(1);
});
