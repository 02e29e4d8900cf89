import {markCode} from '@site/src/lib/siteSearch/codeLines';
import type {Evidence, Passage, PassageFit} from '@site/src/lib/siteSearch/types';
import {composeAnswer, escapeMarkdown} from '../compose';
import {confidenceOf} from '../confidence';
import {plainText} from '../markdown';
import {splitSentences} from '../sentences';
import type {AskedFrom} from '../types';

const from: AskedFrom = {path: '/', locale: 'en'};

const near: PassageFit = {
  coverage: 0.9,
  pageCoverage: 0.9,
  likeness: 0.7,
  pageLikeness: 0.7,
  asked: 0.8,
};

const far: PassageFit = {
  coverage: 0.3,
  pageCoverage: 0.3,
  likeness: 0.1,
  pageLikeness: 0.1,
  asked: 0.1,
};

const reset: Passage = {
  url: '/documentation/concepts/device-reset/#removed',
  page: 'Device reset',
  section: 'What is removed',
  kind: 'docs',
  text: 'Whoever gets a device finds it as new. It is cleaned first. The app, its data and accounts are removed. Settings are restored. Nothing is kept.',
  words: ['data', 'removed'],
  score: 2,
  fit: near,
};

const flaky: Passage = {
  url: '/blog/flaky/#cause',
  page: 'Flaky tests',
  kind: 'blog',
  text: 'A flaky test fails without a cause that anybody sees.',
  words: [],
  score: 1.95,
  fit: near,
};

const evidence = (passages: readonly Passage[], unanswered = 0): Evidence => ({
  passages,
  unanswered,
});

it('answers with sentences of the page, word for word, and links to it', () => {
  const {kind, text, sources} = composeAnswer(evidence([reset, flaky]), from);
  expect(kind).toBe('pages');
  const own = splitSentences(reset.text);
  const shown = plainText(text);
  expect(own.filter((sentence) => shown.includes(sentence)).join(' ')).toBe(shown);
  expect(shown).toContain('The app, its data and accounts are removed.');
  expect(shown).not.toContain('Whoever gets');
  expect(sources).toEqual([
    {url: reset.url, page: 'Device reset', section: 'What is removed'},
    {url: flaky.url, page: 'Flaky tests'},
  ]);
});

it('puts rows of a table on lines of their own', () => {
  const text = 'App data · Removed\n\nData of accounts · Removed';
  const answer = composeAnswer(evidence([{...reset, text}]), from);
  expect(plainText(answer.text)).toBe(text);
});

it('quotes no code, unless a section holds nothing else', () => {
  const code = markCode('driver.remove("data");\n\ndriver.quit();');
  const withProse = {...reset, text: `The app is removed.\n\n${code}\n\nSo are accounts.`};
  expect(plainText(composeAnswer(evidence([withProse]), from).text)).toBe(
    'The app is removed. So are accounts.',
  );
  const onlyCode = composeAnswer(evidence([{...reset, text: code}]), from);
  expect(onlyCode.kind).toBe('pages');
  expect(plainText(onlyCode.text)).toBe('driver.remove("data");\n\ndriver.quit();');
});

it('begins at the beginning where the passage has none of the words', () => {
  const {text} = composeAnswer(evidence([{...reset, words: []}]), from);
  expect(text).toMatch(/^Whoever gets a device finds it as new\. It is cleaned first\./);
});

it('links a page once, by its best passage', () => {
  const other = {...reset, url: '/documentation/concepts/device-reset/#why', score: 1.9};
  const {sources} = composeAnswer(evidence([reset, other, flaky]), from);
  expect(sources.map(({url}) => url)).toEqual([reset.url, flaky.url]);
});

it('means the page that the visitor reads where another is about as good', () => {
  const {sources} = composeAnswer(evidence([reset, flaky]), {...from, path: '/blog/flaky/'});
  expect(sources[0]?.url).toBe(flaky.url);
});

it.each([
  ['little speaks for the best passage', evidence([{...reset, fit: far}])],
  [
    'the question is one that no page answers',
    evidence([{...reset, fit: {...near, likeness: 0.4, pageLikeness: 0.4}}], 0.95),
  ],
  ['nothing was found', evidence([])],
])('does not answer where %s', (_why, found) => {
  const {kind, text} = composeAnswer(found, from);
  expect({kind, text}).toEqual({kind: 'unknown', text: ''});
});

it.each(['coverage', 'pageCoverage', 'likeness', 'pageLikeness', 'asked'] as const)(
  'trusts a passage more for its %s',
  (sign) => {
    const less = evidence([{...reset, fit: far}]);
    const more = evidence([{...reset, fit: {...far, [sign]: 0.9}}]);
    expect(confidenceOf(more)).toBeGreaterThan(confidenceOf(less));
  },
);

it('keeps the marks of a page from becoming Markdown', () => {
  const text =
    'Set `appium:noReset` and **all** [links](https://evil.example/), <https://evil.example/>, &lt; and # stay text.';
  expect(plainText(escapeMarkdown(text))).toBe(text);
  const answer = composeAnswer(evidence([{...reset, text}]), from);
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
