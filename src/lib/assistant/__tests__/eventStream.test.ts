import {EventStreamReader} from '../eventStream';

const read = (...chunks: readonly string[]): string[] => {
  const reader = new EventStreamReader();
  return chunks.flatMap((chunk) => reader.read(chunk));
};

it('reads events in whatever pieces they come', () => {
  const stream = 'data: one\n\n: comment\nevent: x\ndata:two\r\n\r\ndata: a\ndata: b\r\r';
  expect(read(stream, 'x')).toEqual(['one', 'two', 'a\nb']);
  expect(read(...stream.split(/(?=[^])/), 'x')).toEqual(['one', 'two', 'a\nb']);
});

it('waits for the end of an event', () => {
  expect(read('data: one\n')).toEqual([]);
  expect(read('data: one\n', '\n')).toEqual(['one']);
});

it('leaves out what holds no data', () => {
  expect(read('\uFEFFdata: x\n\n', 'id: 1\n\n', 'nonsense\n\n')).toEqual(['x']);
});
