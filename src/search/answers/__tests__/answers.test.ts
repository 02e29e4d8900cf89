import {english} from '../../engine/english';
import {Reader} from '../../engine/language';
import type {FoundPassages, SiteSearch} from '../../types';
import {answerFromSite, recogniseCourtesy} from '..';
import {factFor} from '../facts';

jest.mock('../../worker/client', () => ({}));

/** The table of a fact, line by line. */
const tableOf = (question: string, before = '') =>
  factFor(question, before, new Reader(english))
    ?.blocks.flatMap((block) => (block.type === 'rows' ? [block.header, ...block.rows] : []))
    .map((row) => row.join(' | '))
    .join('\n');

const ALL_PLANS =
  /^What you get \| Fire \| Starter \| Professional \| Enterprise\n.*\$299(?:.*\n){2}.*$/;

it.each([
  ['How much does it cost?', '', ALL_PLANS],
  ['How many minutes are included per month?', '', ALL_PLANS],
  ['How much is Starter?', '', /^What you get \| Starter\n.*\$99(?:.|\n)*Email support/],
  ['and for Starter?', 'How much is Professional?', /^What you get \| Starter\n/],
  ['Does Pro include advanced reports?', '', /^What you get \| Professional\n/],
  ['galaxy z fold 7?', '', /Samsung Galaxy Z Fold7 \| Android/],
  ['do you have pixel 8 and iphone 15 pro', '', /iPhone 15 Pro \| iOS(?:.|\n)*Pixel 8 \| Android/],
])('%s %s is answered with a table', (question, before, table) => {
  expect(tableOf(question, before)).toMatch(table);
});

it.each([
  'How do I cancel the Starter plan?',
  'Is there a discount on the price for charities?',
  'Why is my iPhone 15 not rotating?',
  'Do you have a Galaxy S3?',
  'How many people can share a plan?',
])('%s asks for something else than a fact', (question) => {
  expect(tableOf(question)).toBeUndefined();
});

it('tells the limit of the API, and nothing else about it', () => {
  const textOf = (question: string) => factFor(question, '', new Reader(english))?.blocks;
  expect(textOf('How many API requests can I send per minute?')).toEqual([
    {type: 'text', text: expect.stringContaining('100 requests a minute') as string},
  ]);
  expect(textOf('What is the rate limit header called?')).toBeUndefined();
});

describe('an answer from the site', () => {
  const passage = (url: string) => ({url, page: url, blocks: [], whole: []});
  const ask = async (question: string, found: Partial<FoundPassages>, before = '') => {
    const passages = jest.fn().mockResolvedValue({passages: [], unknown: [], ...found});
    const search: SiteSearch = {
      search: jest.fn(),
      passages,
      sources: async () => Promise.resolve([{url: '/pricing/', page: 'Pricing'}]),
    };
    const answer = await answerFromSite(question, before, async () => Promise.resolve(search));
    return {...answer, asked: passages.mock.calls[0] as unknown[]};
  };

  it('quotes the best of each page, of three at most', async () => {
    const passages = ['/a/', '/b/#x', '/b/#y', '/c/', '/d/'].map(passage);
    const {answer} = await ask('why is it red', {passages});
    expect(answer).toMatchObject({
      grade: 'quotes',
      quotes: [{url: '/a/'}, {url: '/b/#x'}, {url: '/c/'}],
    });
    expect(answer).not.toMatchObject({quotes: [{whole: []}]});
  });

  it('gives a fact to the answer service as well', async () => {
    const {answer, passages} = await ask('price', {passages: ['/pricing/', '/a/'].map(passage)});
    expect(answer).toMatchObject({grade: 'fact', sources: [{url: '/pricing/'}]});
    expect(passages).toMatchObject([{url: '/pricing/', whole: [{type: 'rows'}]}, {url: '/a/'}]);
  });

  it('finds nothing where no page has enough of its words', async () => {
    const {answer} = await ask('flutter', {unknown: ['flutter']});
    expect(answer).toEqual({grade: 'nothing', unknown: ['flutter']});
  });

  it('goes on from the question before where it has few words of its own', async () => {
    const before = 'staging site';
    expect((await ask('and only the devices?', {}, before)).asked[1]).toBe(before);
    const long = 'Where does my pipeline keep its webhook secret?';
    expect((await ask(long, {}, before)).asked[1]).toBe('');
  });
});

it.each([
  ['Hi there, how are you?', 'greeting'],
  ['hi, thanks a lot', 'thanks'],
  ['are you a robot?', 'self'],
  ['hi, how much?', null],
])('%s is %s', (text, courtesy) => {
  expect(recogniseCourtesy(text)).toBe(courtesy);
});
