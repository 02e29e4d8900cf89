import {english} from '../../engine/english';
import {Reader} from '../../engine/language';
import type {FoundPassages, SiteSearch} from '../../types';
import {answerFromSite, recogniseCourtesy} from '..';
import {factFor} from '../facts';

jest.mock('../../worker/client', () => ({}));

const reader = new Reader(english);

/** The table of a fact, as lines. */
const tableOf = (question: string, before = ''): readonly string[] | undefined =>
  factFor(question, before, reader)?.blocks.flatMap((block) =>
    block.type === 'rows'
      ? [block.header, ...block.rows].map((row) => row.join(' | '))
      : [block.text],
  );

it('compares all plans for a question about prices, sessions or minutes', () => {
  for (const question of [
    'How much does it cost?',
    'price',
    'How many parallel sessions can I run?',
    'How many minutes are included per month?',
  ]) {
    expect(tableOf(question)).toHaveLength(4);
  }
  expect(tableOf('prices')?.[0]).toBe(' | Fire | Starter | Professional | Enterprise');
  expect(tableOf('prices')?.join()).toContain('$299');
});

it('shows all of a plan that is named, also by the question before', () => {
  expect(tableOf('How much is Starter?')?.join()).toMatch(/ \| Starter,.*\$99.*Email support/);
  expect(tableOf('and for Starter?', 'How much is Professional?')?.[0]).toBe(' | Starter');
  expect(tableOf('Does Pro include advanced reports?')?.[0]).toBe(' | Professional');
});

it.each([
  ['galaxy z fold 7?', 'Samsung Galaxy Z Fold7 | Android'],
  ['Which versions does the iPhone 15 have?', 'iPhone 15 | iOS'],
  ['do you have pixel 8 and iphone 15 pro', 'iPhone 15 Pro | iOS'],
])('%s is answered with the versions of the device', (question, row) => {
  expect(tableOf(question)?.join()).toContain(row);
});

it.each([
  'How do I cancel the Starter plan?',
  'Is there a discount on the price for charities?',
  'Why is my iPhone 15 not rotating?',
  'Do you have a Galaxy S3?',
  'How many people can share a plan?',
  'What is the rate limit header called?',
])('%s asks for something else than a fact', (question) => {
  expect(tableOf(question)).toBeUndefined();
});

it('tells the limit of the API', () => {
  expect(tableOf('How many API requests can I send per minute?')).toEqual([
    expect.stringContaining('100 requests a minute'),
  ]);
});

describe('an answer from the site', () => {
  const passage = (url: string) => ({url, page: url, blocks: [], words: [], whole: []});
  const ask = async (question: string, found: FoundPassages, before = '') => {
    const passages = jest.fn<Promise<FoundPassages>, [string, string]>().mockResolvedValue(found);
    const search = {search: jest.fn(), passages, sources: jest.fn()} as unknown as SiteSearch;
    const {signal} = new AbortController();
    const context = {path: '/b/', before, signal};
    const {answer} = await answerFromSite(question, context, async () => Promise.resolve(search));
    return {answer, asked: passages.mock.calls[0]};
  };

  it('quotes three pages, of the two best the one first that the visitor reads', async () => {
    const passages = ['/a/', '/b/#x', '/b/#y', '/c/', '/d/'].map(passage);
    const {answer} = await ask('why is it red', {passages, unknown: []});
    expect(answer).toMatchObject({
      grade: 'quotes',
      quotes: [{url: '/b/#x'}, {url: '/a/'}, {url: '/c/'}],
    });
    expect(answer).not.toMatchObject({quotes: [{whole: []}]});
  });

  it('finds nothing where no page has enough of its words', async () => {
    const {answer} = await ask('flutter', {passages: [], unknown: ['flutter']});
    expect(answer).toEqual({grade: 'nothing', unknown: ['flutter']});
  });

  it('goes on from the question before where it has few words of its own', async () => {
    const none = {passages: [], unknown: []};
    expect((await ask('and only the devices?', none, 'staging site')).asked?.[1]).toBe(
      'staging site',
    );
    const long = 'Where does my pipeline keep its webhook secret?';
    expect((await ask(long, none, 'staging site')).asked?.[1]).toBe('');
  });
});

it.each([
  ['Hi there!', 'greeting'],
  ['thanks a lot', 'thanks'],
  ['are you a robot?', 'self'],
  ['hi, how much?', null],
])('%s is %s', (text, courtesy) => {
  expect(recogniseCourtesy(text)).toBe(courtesy);
});
