import type {KnownWord, Passage} from '@site/src/lib/siteSearch/types';
import {composeAnswer} from '../compose';
import {plainText} from '../markdown';
import {splitSentences} from '../sentences';

const passage = (url: string, page: string, text: string, score = 1): Passage => ({
  url,
  page,
  kind: 'docs',
  text,
  words: [],
  score,
});

const passages = [
  passage(
    '/documentation/concepts/device-reset/#removed',
    'Device reset',
    'After each session the device is given back clean. The app, its data and accounts are removed. Settings are restored.',
  ),
  passage(
    '/blog/flaky/',
    'Flaky tests',
    'A flaky test fails without a cause that anybody sees.',
    0.4,
  ),
];

const known = new Set(
  'device session clean app data account removed settings flaky test fails cause'.split(' '),
);

const lookUp = (word: string): KnownWord => ({
  rarity: known.has(word) ? 0.5 : 1.2,
  forms: word === 'wiped' ? [{word: 'removed', weight: 0.6}] : [],
});

const ask = (question: string, path = '/') =>
  composeAnswer({question, passages, from: {path, locale: 'en'}, brand: 'Firegrid', lookUp});

it('answers with sentences of the page, word for word, and links to it', () => {
  const answer = ask('Which data are removed from the device after a session?');
  expect(answer.kind).toBe('pages');
  const shown = plainText(answer.text);
  const own = splitSentences(passages[0]!.text);
  expect(own.filter((sentence) => shown.includes(sentence)).join(' ')).toBe(shown);
  expect(shown).toContain('The app, its data and accounts are removed.');
  expect(answer.sources[0]?.url).toBe('/documentation/concepts/device-reset/#removed');
});

it('understands words that mean the same', () => {
  expect(ask('Is the device wiped after a session?').kind).toBe('pages');
});

it.each(['What is the weather in Toronto?', 'Can I pay with bitcoin?', '???', 'Firegrid'])(
  'does not answer %s',
  (question) => {
    const {kind, text} = ask(question);
    expect({kind, text}).toEqual({kind: 'unknown', text: ''});
  },
);

it('does not answer without passages', () => {
  const {kind} = composeAnswer({
    question: 'device session',
    passages: [],
    from: {path: '/', locale: 'en'},
    brand: 'Firegrid',
    lookUp,
  });
  expect(kind).toBe('unknown');
});

it('keeps the marks of a page from becoming Markdown', () => {
  const text = 'Set `appium:noReset` and **all** [links](https://evil.example/) stay text.';
  const answer = composeAnswer({
    question: 'noReset links text',
    passages: [passage('/a/', 'noReset', text)],
    from: {path: '/', locale: 'en'},
    brand: 'Firegrid',
    lookUp,
  });
  expect(plainText(answer.text)).toBe(text);
  expect(answer.text).not.toContain('[links](');
});

describe('sentences', () => {
  it('end at their signs, in both languages', () => {
    expect(splitSentences('One. Two? « Trois : quatre. » Cinq…\n\nSix')).toEqual([
      'One.',
      'Two?',
      '« Trois : quatre. »',
      'Cinq…',
      'Six',
    ]);
  });

  it('do not end at abbreviations and versions', () => {
    expect(splitSentences('Use e.g. Android 14.1 or later. Done.')).toEqual([
      'Use e.g. Android 14.1 or later.',
      'Done.',
    ]);
  });
});
