/** @jest-environment node */
import {askService, BEGIN_TIMEOUT_MS, IDLE_TIMEOUT_MS, MAX_ANSWER_LENGTH} from '../service';

const event = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({choices: [{delta: {content}, finish_reason: finish}]})}\n\n`;

const STREAM = 'text/event-stream';
const JSON_TYPE = 'application/json';
const HEARTBEAT = ': still there\n\n';

type Pieces = readonly (string | Uint8Array)[];

/** Answers with these pieces, and stays open where it says so. */
function answerWith(pieces: Pieces, type = STREAM, isOpen = false, status = 200) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        init?.signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
        pieces.forEach((piece) => controller.enqueue(Buffer.from(piece)));
        if (!isOpen) {
          controller.close();
        }
      },
    });
    return Promise.resolve(new Response(body, {status, headers: {'content-type': type}}));
  });
}

const texts: string[] = [];

/** Asks, and lets time pass until there is an outcome. */
async function ask(ms = 0, {signal} = new AbortController()) {
  const options = {signal, onText: (text: string) => texts.push(text)};
  const outcome = askService('https://chat.example/v1', [], options);
  await jest.advanceTimersByTimeAsync(ms);
  return outcome;
}

beforeEach(() => {
  texts.length = 0;
  jest.useFakeTimers({doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate']});
});

afterEach(() => jest.useRealTimers());

it('tells the text as it comes, in whatever pieces', async () => {
  const sent = Buffer.from(`${HEARTBEAT}${event('Là ')}${event('deux')}data: [DONE]\n\n`);
  answerWith(Array.from(sent, (byte) => Uint8Array.of(byte)));
  expect(await ask()).toBe('Là deux');
  expect(texts).toEqual(['Là ', 'Là deux']);
});

it('reads an answer that does not stream', async () => {
  answerWith(['{"choices": [{"mess', 'age": {"content": "Là."}}]}'], JSON_TYPE);
  expect(await ask()).toBe('Là.');
});

const TOO_LONG = 'x'.repeat(200_000);

it.each<[what: string, pieces: Pieces, type: string, isOpen?: boolean, status?: number]>([
  ['an error', [event('Ok.', 'stop')], STREAM, false, 500],
  ['no JSON', ['data: <html>\n\n'], STREAM],
  ['nothing', [], STREAM],
  ['an empty answer', [event('', 'stop')], STREAM],
  ['an end without a mark', [event('Half')], STREAM],
  ['an error in the middle', [event('Half'), 'data: {"error":{}}\n\n'], STREAM],
  ['an event without an end', [`data: ${TOO_LONG}`, 'x'], STREAM, true],
  ['JSON that is too long', [TOO_LONG], JSON_TYPE, true],
])('takes %s for no answer', async (_what, ...answer) => {
  answerWith(...answer);
  expect(await ask()).toBeNull();
});

it('cuts an answer at the limit', async () => {
  answerWith(Array.from({length: 900}, () => event('all work ')));
  expect(await ask()).toHaveLength(MAX_ANSWER_LENGTH);
  expect(texts.at(-1)).toHaveLength(MAX_ANSWER_LENGTH);
});

it.each([
  ['falls silent', [event('Half')], STREAM],
  ['only says that it is there', [HEARTBEAT], STREAM],
  ['sends JSON without an end', ['{"choices": "'], JSON_TYPE],
])('gives up a service that %s', async (_what, pieces, type) => {
  answerWith(pieces, type, true);
  expect(await ask(IDLE_TIMEOUT_MS)).toBeNull();
});

it('gives up a service that does not begin', async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    async (_url, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  expect(await ask(BEGIN_TIMEOUT_MS)).toBeNull();
});

it('is stopped by its signal, and by nothing before', async () => {
  answerWith([event('Half')], STREAM, true);
  const controller = new AbortController();
  const outcome = jest.fn();
  void ask(0, controller).then(outcome);
  await jest.advanceTimersByTimeAsync(IDLE_TIMEOUT_MS - 100);
  expect(outcome).not.toHaveBeenCalled();
  controller.abort();
  await jest.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(null);
});
