import type {Table} from 'mdast';
import staticTables, {kindOf} from '..';

it.each([
  [
    'fits',
    [
      ['Name', 'Labels'],
      ['qa-1', 'linux, x64'],
    ],
  ],
  [
    'cards',
    [
      ['Place', 'Where the key stands'],
      ['Portal', 'Settings, then API keys'],
    ],
  ],
  [
    'cards',
    [
      ['Limit', 'Value', 'Note'],
      ['Queue', '900 s', 'The session is refused then'],
    ],
  ],
  [
    'scrolls',
    [
      ['Split', 'Shard 1', 'Shard 2', 'Shard 3'],
      ['By time', '12 min', '12 min', '11 min 50 s'],
    ],
  ],
])('%s on a phone: %j', (kind, texts) => {
  expect(kindOf(texts)).toBe(kind);
});

const table = (rows: readonly (readonly string[])[]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((value) => ({type: 'tableCell', children: [{type: 'inlineCode', value}]})),
  })),
});

it('hands the style sheet the names of the columns, and of two columns none', () => {
  const wide = table([
    ['Limit', 'Value', '"Note"'],
    ['Queue', '900 s', 'The session is refused then'],
  ]);
  const narrow = table([
    ['Place', 'Where'],
    ['Portal', 'Under settings, then API keys'],
  ]);
  staticTables()({type: 'root', children: [wide, {type: 'blockquote', children: [narrow]}]});
  expect(wide.data?.hProperties).toEqual({
    dataKind: 'cards',
    style: String.raw`--c2:"Value";--c3:"\"Note\""`,
  });
  expect(narrow.data?.hProperties).toEqual({dataKind: 'cards', style: undefined});
});
