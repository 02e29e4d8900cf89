import {MAX_MESSAGES, readConversation, writeConversation, type Message} from '../conversation';

const messages: readonly Message[] = [
  {from: 'visitor', id: 1, text: 'Hi'},
  {
    from: 'assistant',
    id: 2,
    kind: 'pages',
    text: 'A sentence.',
    sources: [{url: '/blog/#a', page: 'Blog', section: 'A'}],
  },
];

it('is the same after a round trip', () => {
  expect(readConversation(writeConversation(messages))).toEqual(messages);
});

it.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"messages": [1]}'],
  ['another version', JSON.stringify({version: 2, messages})],
  ['an array', '[]'],
])('is empty for %s', (_what, text) => {
  expect(readConversation(text)).toEqual([]);
});

it.each(['javascript:alert(1)', '//evil.example/', 'https://evil.example/', '/\\evil.example/'])(
  'is empty where a link leads to %s',
  (url) => {
    const stored = {version: 1, messages: [{...messages[1], sources: [{url, page: 'Blog'}]}]};
    expect(readConversation(JSON.stringify(stored))).toEqual([]);
  },
);

it('keeps the latest messages', () => {
  const many = Array.from({length: MAX_MESSAGES + 5}, (_, id) => ({
    from: 'visitor' as const,
    id,
    text: 'x',
  }));
  expect(readConversation(writeConversation(many))[0]?.id).toBe(5);
});
