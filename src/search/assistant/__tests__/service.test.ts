import {ReadableStream} from 'node:stream/web';
import {TextDecoder, TextEncoder} from 'node:util';
import {
  askService,
  FIRST_BYTE_TIMEOUT_MS,
  IDLE_TIMEOUT_MS,
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

const SILENCE = Symbol('silence');
type Piece = string | Error | typeof SILENCE;

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
  const whole = JSON.stringify({choices: [{message: {content: 'Whole.'}, finish_reason: 'stop'}]});
  answerWith([whole.slice(0, 9), whole.slice(9)], 200, 'application/json');
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
