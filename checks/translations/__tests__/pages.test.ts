import {checkHeadingIds} from '../checkPages';
import {compareTwins} from '../compareTwins';
import {readFields} from '../fields';
import {invalidPage, MarkdownError} from '../../shared/markdown';
import type {Problem} from '../../shared/problem';
import {readDataFile, readOutline} from '../outline';

const ENGLISH = `---
title: Quick start
slug: /quick-start
---

# Quick start

You get <Fact id="freeMinutes"/> minutes. Read [the plans](/#pricing).

## Set up {/* #set-up */}

\`\`\`bash title="Terminal"
npm ci : ok ?
\`\`\`

:::note[Read this]

See [Wikipedia](https://en.wikipedia.org/wiki/Grid).

:::

![The grid](/img/grid-en.png)

| Plan | Price           |
| ---- | --------------- |
| Fire | <Price/>        |
| Free | <Price free/>   |
`;

const FRENCH = `---
title: Premiers pas
slug: /quick-start
---

# Premiers pas

Vous avez <Fact id="freeMinutes"/> minutes. Lisez [les forfaits](/#pricing).

## Préparer {/* #set-up */}

\`\`\`bash title="Terminal"
npm ci : ok ?
\`\`\`

:::note[À lire\u00A0:]

Voyez [Wikipédia](https://fr.wikipedia.org/wiki/Grille).

:::

![La grille](/img/grid-fr.png)

| Forfait | Prix          |
| ------- | ------------- |
| Fire    | <Price/>      |
| Gratuit | <Price free/> |
`.replaceAll('Grille', 'Grid');

function compare(french: string, english = ENGLISH): string[] {
  return compareTwins(readOutline(english), readOutline(french)).map(
    ({line, text, fix}) => `${line ?? '-'} ${text} ${fix}`,
  );
}

describe('a page and its translation', () => {
  it('match when only the words differ', () => {
    expect(compare(FRENCH)).toEqual([]);
  });

  it.each([
    ['a translated heading id', ['#set-up', '#preparer'], '10 The headings differ from here on'],
    ['a heading of another level', ['## Préparer', '### Préparer'], '10 The headings differ'],
    ['a lost heading id', [' {/* #set-up */}', ''], '(no id)'],
    ['a link that gained /fr', ['(/#pricing)', '(/fr/#pricing)'], 'has no link /fr/#pricing'],
    ['a lost link', ['[les forfaits](/#pricing)', 'les forfaits'], 'link /#pricing of the English'],
    ['a translated fact', ['freeMinutes', 'minutesGratuites'], 'fact freeMinutes of the English'],
    ['a number typed by hand', ['<Fact id="freeMinutes"/>', '60'], 'component Fact of the English'],
    [
      'a translated slug',
      ['slug: /quick-start', 'slug: /premiers-pas'],
      'page has no field slug: /premiers-pas',
    ],
    [
      'a lost field',
      ['title: Premiers pas\n', ''],
      'field title of the English page (line 2) is missing',
    ],
    [
      'a field of its own',
      ['slug:', 'draft: true\nslug:'],
      'English page has no field draft: true',
    ],
    ['a changed code block', ['```bash', '```sh'], '12 The code blocks differ'],
    [
      'a component used less often',
      ['<Price free/>', '0 $'],
      'English page has 2 of the component Price, this one 1',
    ],
    ['another picture', ['grid-fr.png', 'device-fr.png'], '22 The English page has no picture'],
    ['a lost picture', ['![La grille](/img/grid-fr.png)', ''], 'picture /img/grid.png of the'],
    ['a lost row', ['| Gratuit | <Price free/> |\n', '<Price/>\n'], 'English has 2 columns and 3'],
  ])('are told apart by %s', (_what, [from = '', to = ''], message) => {
    expect(FRENCH).toContain(from);
    expect(compare(FRENCH.replace(from, to)).join('\n')).toContain(message);
  });

  it.each([
    ['may', '(<span lang="en">free</span>)', 0],
    ['may not without saying which', '(<span>free</span>)', 1],
  ])('%s mark words of another language', (_what, words, count) => {
    expect(compare(FRENCH.replace('minutes.', `minutes ${words}.`))).toHaveLength(count);
  });

  it('end the introduction of a post together', () => {
    const [found] = compare(FRENCH, `${ENGLISH}\n{/* truncate */}\n`);
    expect(found).toContain('{/* truncate */} of the English page (line 29) is missing');
  });
});

describe('a page that cannot be read', () => {
  it.each([
    ...['<Card>', 'a {b', '## Titre {#id}', '<https://a.example>'].map((text) => ({
      source: `Un.\n\nDeux.\n\n${text}\n`,
      fault: {line: 5, text: 'The page is not valid MDX: ', fix: 'close every tag, '},
    })),
    {
      source: '---\ntitle: Un\ntags:\n\t- a\n---\n\nUn.\n',
      fault: {line: 4, text: 'The page is not valid YAML: ', fix: 'indent with spaces, '},
    },
  ])('is named with what to do: $source', ({source, fault}) => {
    const read = (): Problem | undefined => {
      try {
        readOutline(source);
        return undefined;
      } catch (error) {
        return invalidPage('docs/a.mdx', error);
      }
    };
    expect(read()).toEqual({
      file: 'docs/a.mdx',
      line: fault.line,
      text: expect.stringContaining(fault.text) as string,
      fix: expect.stringContaining(fault.fix) as string,
    });
  });

  it('is no place for other errors', () => {
    expect(() => invalidPage('docs/a.mdx', new Error('disk'))).toThrow('disk');
  });
});

describe('front matter', () => {
  it('is named with its line when it is not valid', () => {
    expect(() => readOutline('---\ntitle: "a\nslug: /a\n---\n\nUn.')).toThrow(MarkdownError);
    expect(() => readFields('a: b\nc: [d\n', 2)).toThrow(
      expect.objectContaining({line: 4}) as Error,
    );
  });

  it('keeps lists and texts over several lines as they are written', () => {
    const source = 'tags: [a, b]\ndescription: >-\n  One\n  two\nempty:\n';
    expect(readFields(source, 2)).toEqual([
      {name: 'tags', value: '[a, b]', line: 2, isTranslated: false},
      {name: 'description', value: '>-\n  One\n  two', line: 3, isTranslated: true},
      {name: 'empty', value: '', line: 6, isTranslated: false},
    ]);
  });
});

describe('headings', () => {
  it('need an id that both languages share', () => {
    const found = checkHeadingIds(
      'a.mdx',
      readOutline('# Title\n\n## With {/* #id */}\n\n## Without\n'),
    );
    expect(found.map(({line}) => line)).toEqual([5]);
  });
});

describe('authors.yml and tags.yml', () => {
  const english = 'tutorial:\n  label: Tutorial\n  permalink: /tutorial\nnews:\n  label: News\n';
  const compareFiles = (french: string): string[] =>
    compareTwins(readDataFile(english), readDataFile(french)).map(({text}) => text);

  it('may differ in the texts alone', () => {
    expect(
      compareFiles(
        'tutorial:\n  label: Tutoriel\n  permalink: /tutorial\nnews:\n  label: Actualités\n',
      ),
    ).toEqual([]);
  });

  it('are told apart by ids and addresses', () => {
    const french = 'tutoriel:\n  label: Tutoriel\nnews:\n  label: Actualités\n  permalink: /x\n';
    expect(compareFiles(french)).toEqual([
      'The field tutorial of the English page (line 1) is missing.',
      'The field tutorial.label of the English page (line 2) is missing.',
      'The field tutorial.permalink: /tutorial of the English page (line 3) is missing.',
      'The English page has no field tutoriel.',
      'The English page has no field tutoriel.label.',
      'The English page has no field news.permalink: /x.',
    ]);
  });

  it('go stale by entry', () => {
    expect(readDataFile(english).sections.map(({name}) => name)).toEqual(['tutorial', 'news']);
  });
});
