import {ReadableStream} from 'node:stream/web';
import {TextDecoder, TextEncoder} from 'node:util';
import {
  askService,
  FIRST_BYTE_TIMEOUT_MS,
  IDLE_TIMEOUT_MS,
  MAX_ANSWER_LENGTH,
  serviceBody,
  type ServiceOutcome,
} from '../service';

const request = {
  url: 'https://chat.example/v1',
  question: 'What does it cost?',
  from: {path: '/fr/', locale: 'fr'},
  passages: [{url: '/fr/#pricing', page: 'Tarifs', section: 'Forfaits', text: 'Texte "}]}'}],
};

const event = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({choices: [{delta: {content}, finish_reason: finish}]})}\n\n`;

const whole = (content: string): string =>
  JSON.stringify({choices: [{message: {content}, finish_reason: 'stop'}]});

const SILENCE = Symbol('silence');
/** A comment that keeps the connection open, each five seconds. */
const HEARTBEATS = Symbol('heartbeats');
type Piece = string | Error | typeof SILENCE | typeof HEARTBEATS;

/** Answers with these pieces; silence lasts until the request is given up. */
function answerWith(pieces: readonly Piece[], status = 200, type = 'text/event-stream'): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    const signal = init!.signal!;
    const queue = [...pieces];
    const body = new ReadableStream({
      async pull(controller) {
        const piece = queue.shift();
        if (piece === SILENCE) {
          await new Promise<void>((resolve) => {
            signal.addEventListener('abort', () => resolve());
          });
          controller.error(new DOMException('', 'AbortError'));
        } else if (piece === HEARTBEATS) {
          await new Promise((resolve) => setTimeout(resolve, 5000));
          queue.push(HEARTBEATS);
          if (signal.aborted) {
            controller.error(new DOMException('', 'AbortError'));
          } else {
            controller.enqueue(new TextEncoder().encode(': still there\n\n'));
          }
        } else if (piece instanceof Error) {
          controller.error(piece);
        } else if (piece === undefined) {
          controller.close();
        } else {
          controller.enqueue(new TextEncoder().encode(piece));
        }
      },
    });
    return Promise.resolve({
      ok: status < 400,
      status,
      body,
      headers: new Map([['content-type', type]]),
    } as unknown as Response);
  });
}

const texts: string[] = [];
const ask = (signal = new AbortController().signal): Promise<ServiceOutcome> =>
  askService(request, {signal, onText: (text) => texts.push(text)});

beforeEach(() => {
  texts.length = 0;
  Object.assign(globalThis, {TextDecoder, fetch: () => Promise.reject(new TypeError())});
  jest.useFakeTimers({doNotFake: ['queueMicrotask']});
});

afterEach(() => {
  jest.useRealTimers();
});

it('sends the question, the language, the page and the passages, and names no model', () => {
  const body = JSON.parse(serviceBody(request)) as {
    readonly messages: readonly {readonly role: string; readonly content: string}[];
  };
  expect(Object.keys(body)).toEqual(['stream', 'messages']);
  expect(body.messages.at(-1)).toEqual({role: 'user', content: request.question});
  const context = JSON.parse(body.messages[0]!.content.split('\n').at(-1)!) as unknown;
  expect(context).toEqual({
    language: 'fr',
    page: '/fr/',
    passages: [{url: '/fr/#pricing', title: 'Tarifs: Forfaits', text: 'Texte "}]}'}],
  });
});

it('reads an answer as it comes', async () => {
  answerWith([': hi\n\n', event('Un '), event('deux'), event('', 'stop'), 'data: [DONE]\n\n']);
  await expect(ask()).resolves.toEqual({status: 'answered', text: 'Un deux'});
  expect(texts).toEqual(['Un ', 'Un deux']);
});

it('reads letters that are cut in two', async () => {
  const bytes = new TextEncoder().encode(`${event('é…')}data: [DONE]\n\n`);
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({
    ok: true,
    body: new ReadableStream({
      start(controller) {
        bytes.forEach((byte) => controller.enqueue(Uint8Array.of(byte)));
        controller.close();
      },
    }),
    headers: new Map([['content-type', 'text/event-stream']]),
  } as unknown as Response);
  await expect(ask()).resolves.toEqual({status: 'answered', text: 'é…'});
});

it('reads an answer that does not stream', async () => {
  const body = whole('Whole.');
  answerWith([body.slice(0, 9), body.slice(9)], 200, 'application/json');
  await expect(ask()).resolves.toEqual({status: 'answered', text: 'Whole.'});
});

it.each([
  ['an error', [], 500, 'refused'],
  ['no JSON', ['data: <html>\n\n'], 200, 'refused'],
  ['nothing', [], 200, 'refused'],
  ['an empty answer', [event('', 'stop')], 200, 'refused'],
  ['a cut connection', [new TypeError('cut')], 200, 'network'],
  ['a cut in the middle', [event('Half'), new TypeError('cut')], 200, 'broken'],
  ['an end without a mark', [event('Half')], 200, 'broken'],
  ['an error in the middle', [event('Half'), 'data: {"error":{}}\n\n'], 200, 'broken'],
] as const)('says that %s is a failure', async (_what, pieces, status, reason) => {
  answerWith(pieces, status);
  await expect(ask()).resolves.toMatchObject({status: 'failed', reason});
});

it('reads events in whatever pieces they come, comments and all kinds of line ends among them', async () => {
  const stream = `\uFEFF: comment\nevent: x\nid: 1\n${event('One ').replaceAll('\n', '\r\n')}${event('two.', 'stop')}`;
  answerWith(stream.split(/(?=[^])/));
  await expect(ask()).resolves.toEqual({status: 'answered', text: 'One two.'});
});

it.each([
  ['one answer in JSON', [whole('1. '.repeat(13_000))], 'application/json'],
  ['one event', [event('1. '.repeat(13_000))], 'text/event-stream'],
  ['many events', Array.from({length: 900}, () => event('all work ')), 'text/event-stream'],
])('cuts %s at the limit', async (_what, pieces, type) => {
  answerWith(pieces, 200, type);
  const {status, text} = await ask();
  expect(status).toBe('answered');
  expect(text).toHaveLength(MAX_ANSWER_LENGTH);
  expect(Math.max(...texts.map(({length}) => length))).toBe(MAX_ANSWER_LENGTH);
});

it('cuts no character in two', async () => {
  answerWith([event(`${'x'.repeat(MAX_ANSWER_LENGTH - 1)}😀`)]);
  await expect(ask()).resolves.toMatchObject({text: 'x'.repeat(MAX_ANSWER_LENGTH - 1)});
});

it('refuses an answer in JSON without an end', async () => {
  answerWith(
    ['{"choices": "', ...Array.from({length: 200}, () => 'x'.repeat(1000)), SILENCE],
    200,
    'application/json',
  );
  await expect(ask()).resolves.toMatchObject({status: 'failed', text: ''});
});

it('takes an error of null for none', async () => {
  const piece = {error: null, choices: [{delta: {content: 'Fine.'}, finish_reason: 'stop'}]};
  answerWith([`data: ${JSON.stringify(piece)}\n\n`]);
  await expect(ask()).resolves.toEqual({status: 'answered', text: 'Fine.'});
});

it.each([
  ['before the first word', [], ''],
  ['after some words', [event('Half')], 'Half'],
] as const)('gives up a service that only says it is there, %s', async (_what, pieces, text) => {
  answerWith([...pieces, HEARTBEATS]);
  const outcome = ask();
  await jest.advanceTimersByTimeAsync(2 * IDLE_TIMEOUT_MS);
  await expect(outcome).resolves.toEqual({status: 'failed', reason: 'timeout', text});
});

it('gives up an event that does not end', async () => {
  answerWith([event('Begun'), `data: ${'x'.repeat(200_000)}`, 'x', 'x', SILENCE]);
  await expect(ask()).resolves.toEqual({status: 'failed', reason: 'broken', text: 'Begun'});
});

it('gives up a service that does not begin', async () => {
  answerWith([SILENCE]);
  const outcome = ask();
  await jest.advanceTimersByTimeAsync(FIRST_BYTE_TIMEOUT_MS);
  await expect(outcome).resolves.toEqual({status: 'failed', reason: 'timeout', text: ''});
});

it('gives up a service that falls silent', async () => {
  answerWith([event('Half'), SILENCE]);
  const outcome = ask();
  await jest.advanceTimersByTimeAsync(IDLE_TIMEOUT_MS);
  await expect(outcome).resolves.toEqual({status: 'failed', reason: 'timeout', text: 'Half'});
});

it('stops when it is told to, with what has come', async () => {
  answerWith([event('Half'), SILENCE]);
  const controller = new AbortController();
  const outcome = ask(controller.signal);
  await jest.advanceTimersByTimeAsync(10);
  controller.abort();
  await expect(outcome).resolves.toEqual({status: 'stopped', text: 'Half'});
});
