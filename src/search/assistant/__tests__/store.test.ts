import type * as Store from '../store';

const KEY = 'firegrid:conversation';
const source = {url: '/blog/#a', page: 'Blog', section: 'A', words: ['a']};
const reply: Store.Reply = {
  grade: 'passage',
  text: '',
  blocks: [{type: 'rows', header: ['a'], rows: [['b']]}],
  sources: [source],
};

/** The store as a new page finds it. */
function reload(): typeof Store {
  let store: typeof Store | undefined;
  jest.isolateModules(() => {
    store = jest.requireActual<typeof Store>('../store');
  });
  return store!;
}

const store = (turns: readonly unknown[], version = 2): void =>
  sessionStorage.setItem(KEY, JSON.stringify({version, turns}));

const settled = async (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => sessionStorage.clear());

it('is the same after a reload', async () => {
  const before = reload();
  before.ask('  question ', async () => Promise.resolve(reply));
  expect(reload().currentChat().turns).toEqual([{id: 1, question: 'question'}]);
  await settled();
  expect(reload().currentChat().turns).toEqual([{id: 1, question: 'question', reply}]);
});

it('survives an answer of any length that a service may send', async () => {
  const before = reload();
  before.ask('question', async () =>
    Promise.resolve({...reply, grade: 'service', text: 'x'.repeat(8000)}),
  );
  await settled();
  expect(reload().currentChat().turns[0]?.reply?.text).toHaveLength(8000);
});

it('asks again what was left without an answer', async () => {
  store([{id: 4, question: 'question'}]);
  const after = reload();
  after.askAgain(async () => Promise.resolve(reply));
  await settled();
  expect(after.currentChat().turns).toEqual([{id: 4, question: 'question', reply}]);
});

it.each([
  ['no JSON', '{'],
  ['another shape', '{"version": 2, "turns": [1]}'],
  ['the shape of an older site', '{"version": 1, "messages": []}'],
  ['an array', '[]'],
  ['null', 'null'],
])('is empty where the storage holds %s', (_what, text) => {
  sessionStorage.setItem(KEY, text);
  expect(reload().currentChat().turns).toEqual([]);
});

it.each(['javascript:alert(1)', '//evil.example/', 'https://evil.example/', '/\\evil.example/'])(
  'is empty where a link leads to %s',
  (url) => {
    store([{id: 1, question: 'q', reply: {...reply, sources: [{...source, url}]}}]);
    expect(reload().currentChat().turns).toEqual([]);
  },
);

it('keeps the latest turns', () => {
  const {MAX_TURNS} = reload();
  store(Array.from({length: MAX_TURNS + 5}, (_, id) => ({id, question: 'x'})));
  expect(reload().currentChat().turns[0]?.id).toBe(5);
});

it('drops an answer that comes after Stop, or after another question', async () => {
  const chat = reload();
  let late: (reply: Store.Reply) => void = () => undefined;
  const signals: AbortSignal[] = [];
  chat.ask('first', async (_question, {signal, onText}) => {
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
  late({...reply, grade: 'fact'});
  await settled();
  expect(chat.currentChat().turns.map((turn) => turn.reply?.grade)).toEqual(['service', 'passage']);
});
