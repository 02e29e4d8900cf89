import {makeIndex} from '../../build/makeIndex';
import type {Block, Kind} from '../../types';
import {Engine} from '../engine';
import {english} from '../english';
import type {IndexFile} from '../indexFile';

interface Page {
  readonly path: string;
  readonly title: string;
  readonly sections: readonly {
    readonly id?: string;
    readonly title?: string;
    readonly blocks: readonly (Block | string)[];
  }[];
}

/** An index as a build writes it and a browser reads it: through JSON. */
function engineOver(pages: readonly Page[]) {
  const read = pages.map(({path, title, sections}) => ({
    path,
    route: path,
    title,
    description: '',
    keywords: '',
    sections: sections.map(({id = '', title: heading = '', blocks}) => ({
      id,
      title: heading,
      blocks: blocks.map((block) =>
        typeof block === 'string' ? {type: 'text' as const, text: block} : block,
      ),
    })),
  }));
  const {index, texts} = makeIndex(read, english);
  return new Engine(JSON.parse(JSON.stringify(index)) as IndexFile, texts, english);
}

const plans: Block = {
  type: 'rows',
  header: ['Plan', 'Concurrent sessions', 'Time a month'],
  rows: [
    ['Fire', '5', '60 minutes'],
    ['Starter', '5', '10 hours'],
    ['Professional', '15', '50 hours'],
  ],
};

const engine = engineOver([
  {path: '/', title: 'Home', sections: [{blocks: ['Welcome.']}]},
  {
    path: '/limits/',
    title: 'Limits',
    sections: [
      {blocks: ['Each limit counts for something.']},
      {id: 'plans', title: 'Plans', blocks: ['These belong to the account:', plans]},
      {id: 'cost', title: 'How much is it?', blocks: ['See the prices.']},
    ],
  },
  {
    path: '/queue/',
    title: 'Queue',
    sections: [
      {
        blocks: [
          'Sessions wait here until a device is free.',
          'The order is that of arrival. Nothing else decides it.',
          {type: 'code', text: 'queueTimeout: 600'},
        ],
      },
    ],
  },
  {
    path: '/terms/',
    title: 'Terms',
    sections: [{blocks: ['The queue and its sessions, devices and order are ours.']}],
  },
  {
    path: '/blog/queue/',
    title: 'What a queue teaches',
    sections: [{blocks: ['A story about waiting.']}],
  },
]);

const urls = (query: string, kind?: Kind) => engine.search(query, kind).map(({url}) => url);

it('finds pages by their title before those that mention it, contracts last', () => {
  expect(urls('queue')[0]).toBe('/queue/');
  expect(urls('queue').at(-1)).toBe('/terms/');
});

it.each([
  ['another form of the word', 'queues'],
  ['the beginning of a word', 'que'],
  ['a slip of the finger', 'qeueu timeout'],
  ['a name in code', 'queueTimeout'],
  ['two words in one', 'sessionswait'],
])('finds a page by %s', (_name, query) => {
  expect(urls(query)[0]).toBe('/queue/');
});

it('finds questions for words that name no subject', () => {
  expect(urls('how much')).toEqual(['/limits/']);
  expect(urls('how much', 'api')).toEqual([]);
  expect(urls('… ?')).toEqual([]);
});

it.each(['iphone15', 'iPhone15', 'iphone 15', 'iphone15 xylophone'])(
  'finds a model by %s',
  (query) => {
    const models = ['14', '15', '16'].map((version) => ({
      path: `/iphone-${version}/`,
      title: `iPhone ${version}`,
      sections: [{blocks: ['A phone.']}],
    }));
    const catalogue = engineOver(models);
    expect(catalogue.search(query)[0]?.url).toBe('/iphone-15/');
  },
);

it('puts the model first that the query names whole, but for its maker', () => {
  const models = ['Galaxy S24+', 'Galaxy S24', 'Galaxy S24 FE'].map((name) => ({
    path: `/${name}/`,
    title: `Samsung ${name}`,
    sections: [{blocks: ['A phone.']}],
  }));
  expect(engineOver(models).search('galaxy s24')[0]?.title).toBe('Samsung Galaxy S24');
});

it('finds pages of one kind alone', () => {
  expect(urls('queue', 'blog')).toEqual(['/blog/queue/']);
});

it('finds nothing for signs and words that no page has', () => {
  expect([...urls('?!'), ...urls('xylophone')]).toEqual([]);
});

it('marks the words found in excerpts, and names them as written for the page', () => {
  const [hit] = engine.search('arrivals');
  expect(hit?.excerpt.filter(({isMatch}) => isMatch)).toEqual([{text: 'arrival', isMatch: true}]);
  expect(hit?.words).toEqual(['arrival']);
});

it('lists the sections that fit below their page, which quotes no text twice', () => {
  const [hit] = engine.search('professional plan');
  expect(hit?.sections[0]).toMatchObject({url: '/limits/#plans', title: 'Plans'});
  expect(hit?.sections[0]?.excerpt).not.toEqual([]);
  expect(hit?.excerpt).toEqual([]);
});

const passageFor = (question: string, before = '') => engine.passages(question, before).passages[0];

it('quotes a short section whole, and a row under the header of its table', () => {
  expect(passageFor('What decides the order of arrival?')).toMatchObject({
    url: '/queue/',
    blocks: [{type: 'text'}, {type: 'text'}, {type: 'code'}],
  });
  const plan = passageFor('How many concurrent sessions does the Professional plan include?');
  expect(plan).toMatchObject({url: '/limits/#plans', page: 'Limits', section: 'Plans'});
  expect(plan?.blocks).toContainEqual({...plans, rows: [['Professional', '15', '50 hours']]});
  expect(plan?.whole).toContainEqual(plans);
});

it('reads a question with the subjects of the one before, which count less', () => {
  expect(passageFor('and the Professional?', 'How many sessions?')?.url).toBe('/limits/#plans');
  expect(passageFor('and the queue?', 'Which plans?')?.url).toBe('/queue/');
});

it('names the words that no page has, slips aside', () => {
  expect(engine.passages('Flutter sesions').unknown).toEqual(['Flutter']);
  expect(engine.passages('Flutter').passages).toEqual([]);
});

it('tells the titles of places', () => {
  expect(engine.sources(['/limits/#plans', '/gone/'])).toEqual([
    {url: '/limits/#plans', page: 'Limits', section: 'Plans'},
  ]);
});
