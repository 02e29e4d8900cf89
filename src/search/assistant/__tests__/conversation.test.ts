import type * as Store from '../conversation';

const KEY = 'firegrid:conversation';
const reply: Store.Reply = {
  grade: 'fact',
  blocks: [{type: 'rows', header: ['a'], rows: [['b']]}],
  sources: [{url: '/blog/#a', page: 'Blog', section: 'A'}],
};

/** The store as a new page finds it. */
function reload(): typeof Store {
  let store: typeof Store | undefined;
  jest.isolateModules(() => {
    store = jest.requireActual<typeof Store>('../conversation');
  });
  return store!;
}

const turns = () => reload().currentChat().turns;

const store = (stored: readonly unknown[]): void =>
  sessionStorage.setItem(KEY, JSON.stringify({version: 3, turns: stored}));

const settled = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => sessionStorage.clear());

it('is the same after a reload, and says which question was left without an answer', async () => {
  const before = reload();
  before.ask('  question ', async () => Promise.resolve(reply));
  expect(turns()).toMatchObject([{question: 'question', reply: {note: 'interrupted'}}]);
  await settled();
  expect(turns()).toEqual([{id: 1, question: 'question', reply}]);
  // As long as a service's answer may be.
  const long = {grade: 'service', text: 'x'.repeat(8000), sources: []} as const;
  before.askAgain(async () => Promise.resolve(long));
  await settled();
  expect(turns()).toEqual([{id: 1, question: 'question', reply: long}]);
});

it.each([
  '{',
  'null',
  '{"version": 3, "turns": [1, null]}',
  '{"version": 2, "turns": [{"id": 1, "question": "q"}]}',
])('is empty where the storage holds %s', (text) => {
  store([{id: 1, question: 'q', reply}]);
  expect(turns()).toHaveLength(1);
  sessionStorage.setItem(KEY, text);
  expect(turns()).toEqual([]);
});

it('keeps the latest turns', () => {
  store(Array.from({length: reload().MAX_TURNS + 5}, (_, id) => ({id, question: 'x'})));
  expect(turns()[0]?.id).toBe(5);
});

it('drops an answer that comes after Stop, or after another question', async () => {
  const chat = reload();
  let late: (reply: Store.Reply) => void = () => undefined;
  const signals: AbortSignal[] = [];
  chat.ask('first', async (_turns, {signal, onText}) => {
    signals.push(signal);
    onText('Half');
    return new Promise((resolve) => {
      late = resolve;
    });
  });
  chat.stopAnswer();
  expect(signals[0]?.aborted).toBe(true);
  expect(chat.currentChat()).toMatchObject({
    partial: null,
    turns: [{question: 'first', reply: {text: 'Half', note: 'stopped'}}],
  });
  chat.ask('second', async () => Promise.resolve(reply));
  await settled();
  late(reply);
  await settled();
  expect(chat.currentChat().turns.map((turn) => turn.reply?.grade)).toEqual(['service', 'fact']);
});
