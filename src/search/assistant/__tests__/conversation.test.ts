import type * as Store from '../conversation';

jest.mock('../reply', () => ({}));

const turn = {question: 'q', reply: {grade: 'nothing', unknown: []}};

/** The turns that a new page finds in this storage. */
function turnsIn(text: string): unknown {
  sessionStorage.setItem('firegrid:conversation', text);
  let store: typeof Store | undefined;
  jest.isolateModules(() => {
    store = jest.requireActual<typeof Store>('../conversation');
  });
  return store?.currentChat().turns;
}

it('goes on after a reload', () => {
  expect(turnsIn(JSON.stringify({version: 4, turns: [turn]}))).toEqual([turn]);
});

it.each([
  '{',
  'null',
  '{"version": 4, "turns": [1, null]}',
  '{"version": 4, "turns": [{"question": "q"}]}',
  JSON.stringify({version: 3, turns: [turn]}),
])('is empty where the storage holds %s', (text) => {
  expect(turnsIn(text)).toEqual([]);
});
