import type {Block} from '../../types';
import {blocksText, quoteOf} from '../quote';

const text = (words: string): Block => ({type: 'text', text: words});
const weigh = (held: string): number => held.split('here').length - 1;

it('quotes what fits best with what follows it, at most 600 characters', () => {
  const long = text('Nothing. '.repeat(70));
  const blocks = [long, text('It is here:'), text('first'), text('second'), long];
  expect(quoteOf(blocks, weigh)).toEqual(blocks.slice(1, 4));
  const [cut] = quoteOf([text(`It is here. ${'More of it. '.repeat(80)}`)], weigh);
  expect(cut?.type === 'text' && cut.text.length).toBeLessThanOrEqual(600);
  expect(cut).toMatchObject({text: expect.stringMatching(/\.$/) as string});
});

it('quotes the rows that fit best, and the beginning of long code', () => {
  const rows = [
    ['a', 'b'],
    ['here', 'c'],
    ['d', 'here'],
  ];
  expect(quoteOf([{type: 'rows', header: ['x', 'y'], rows}], weigh)).toEqual([
    {type: 'rows', header: ['x', 'y'], rows: rows.slice(1)},
  ]);
  const code = quoteOf([{type: 'code', text: 'line\n'.repeat(40)}], weigh);
  expect(blocksText(code).split('\n')).toHaveLength(13);
});
