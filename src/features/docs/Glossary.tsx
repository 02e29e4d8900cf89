import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import glossary from '@generated/content/default/glossary.json';
import type {CSSProperties, ReactNode} from 'react';
import {Table} from '@site/src/components/mdx/Table';
import {locale} from '@site/src/lib/locale';

interface GlossaryProps {
  readonly part: NonNullable<(typeof glossary)[number]['part']>;
}

const [shown, other] = locale === 'fr' ? (['fr', 'en'] as const) : (['en', 'fr'] as const);

/** For the order; localeCompare takes tens of milliseconds on a phone. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Names in code are between backticks. */
const withCode = (text: string): readonly ReactNode[] =>
  text.split('`').map((words, index) => (index % 2 ? <code key={words}>{words}</code> : words));

/** The terms of a part of the glossary, each with its name in the other language. */
export function Glossary({part}: GlossaryProps) {
  const inOther = translate({id: 'glossary.other', message: 'In French'});
  const meaning = translate({id: 'glossary.meaning', message: 'Meaning'});
  const labels = {
    '--c2': JSON.stringify(inOther),
    '--c3': JSON.stringify(meaning),
  } as CSSProperties;
  return (
    <Table data-kind="cards" style={labels}>
      <thead>
        <tr>
          <th>{translate({id: 'glossary.term', message: 'Term'})}</th>
          <th>{inOther}</th>
          <th>{meaning}</th>
        </tr>
      </thead>
      <tbody>
        {glossary
          .filter((term) => term.part === part)
          .toSorted((one, two) => (plain(one[shown]) < plain(two[shown]) ? -1 : 1))
          .map(({id, to, meaning: text = '', ...names}) => (
            <tr key={id}>
              <td>{to ? <Link to={to}>{names[shown]}</Link> : names[shown]}</td>
              <td lang={other}>{names[other]}</td>
              <td>{withCode(text)}</td>
            </tr>
          ))}
      </tbody>
    </Table>
  );
}
