import {translate} from '@docusaurus/Translate';
import {catalogue} from '@site/src/data/devices/catalogue';
import {SYSTEMS, type Model} from '@site/src/data/devices/types';
import {formatFact} from '@site/src/data/formatFact';
import {planRows} from '@site/src/data/planRows';
import {tiers} from '@site/src/data/tiers';
import {spaced, type Reader} from '../engine/language';
import type {Block} from '../types';
import {entriesOf, questionWords} from './words';

/** An answer that the site's own data give. */
interface Fact {
  readonly blocks: readonly Block[];
  /** Pages that say the same, best first: paths without the language. */
  readonly sources: readonly string[];
}

const yes = translate({id: 'pricing.row.yes', message: 'Yes'});
const no = translate({id: 'pricing.row.no', message: 'No'});

/** The rows that all plans are compared by. */
const COMPARED = new Set(['price', 'sessions', 'time']);

/** Folded words with one space between them and at both ends, names apart from their numbers. */
const apart = (text: string): string => spaced(text).replace(/(\p{L})(?=\d)/gu, '$1 ');

/**
 * Whether a question has no words but those of a list, names, numbers and what may be beside them. Without
 * names, one of the list is required.
 */
function asksFor(
  question: string,
  reader: Reader,
  list: string,
  names: readonly string[],
): boolean {
  const text = apart(question);
  const known = new Set(reader.terms([questionWords.beside, list, ...names].join(', ')));
  return (
    (names.length > 0 || entriesOf(list).some((entry) => text.includes(` ${entry} `))) &&
    reader.terms(question).every((term) => /^\d+$/.test(term) || known.has(term))
  );
}

/** Plans that a question names; people leave out the end of “Professional”. */
const plansIn = (question: string) =>
  tiers.filter(({name}) => {
    const text = apart(question);
    return text.includes(spaced(name)) || (name === 'Professional' && text.includes(' pro '));
  });

const cellText = (cell: string | boolean): string =>
  typeof cell === 'string' ? cell : cell ? yes : no;

/** A table that compares all plans, or has all that the named ones include. */
function plansFact(question: string, words: string, reader: Reader): Fact | undefined {
  const named = [words, question].map(plansIn).find(({length}) => length > 0);
  const rows = named ? planRows : planRows.filter(({id}) => COMPARED.has(id));
  const names = [
    'pro',
    ...tiers.map(({name}) => name),
    ...rows.flatMap(({name, cells}) => [name, ...cells.map(String)]),
  ];
  if (!asksFor(question, reader, questionWords.facts.plans, named ? names : [])) {
    return undefined;
  }
  const shown = named ?? tiers;
  const table = rows.map(({name, cells}) => [
    name,
    ...shown.map((tier) => cellText(cells[tiers.indexOf(tier)] ?? false)),
  ]);
  const header = [
    translate({id: 'pricing.row.what', message: 'What you get'}),
    ...shown.map(({name}) => name),
  ];
  return {
    blocks: [{type: 'rows', header, rows: table}],
    sources: [
      '/pricing/',
      '/documentation/reference/limits/#plans',
      '/documentation/concepts/concurrency/#how-many',
    ],
  };
}

/** Makers may be left out, “a Galaxy S24”, unless only a number remains. Browsers are on all devices. */
function nameOf({name, maker}: Model): string {
  const bareName = name.replace(`${maker} `, '');
  return apart(/\p{L}/u.test(bareName) ? bareName : name);
}

/** Longest names first: the iPhone 15 is no iPhone 15 Pro. */
const models = catalogue
  .filter(({kind}) => kind !== 'browser')
  .map((model) => ({model, name: nameOf(model)}))
  .sort((a, b) => b.name.length - a.name.length);

/** The models that a question names, each by its whole name. */
function modelsIn(question: string): readonly Model[] {
  let rest = apart(question);
  return models.flatMap(({model, name}) => {
    if (!rest.includes(name)) {
      return [];
    }
    rest = rest.replaceAll(name, ' ');
    return [model];
  });
}

/** The versions of the models that a question names. */
function devicesFact(question: string, reader: Reader): Fact | undefined {
  const named = modelsIn(question);
  const names = named.map(({name}) => name);
  if (named.length === 0 || !asksFor(question, reader, questionWords.facts.devices, names)) {
    return undefined;
  }
  const header = [
    translate({id: 'assistant.fact.device', message: 'Device'}),
    translate({id: 'assistant.fact.versions', message: 'Versions'}),
  ];
  const rows = named.map(({name, platform, versions}) => [
    name,
    `${SYSTEMS[platform].name} ${versions.join(', ')}`,
  ]);
  return {
    blocks: [{type: 'rows', header, rows}],
    sources: [...named.map(({slug}) => `/devices/#${slug}`), '/devices/'],
  };
}

function apiLimitFact(question: string, reader: Reader): Fact | undefined {
  if (!asksFor(question, reader, questionWords.facts.apiLimit, [])) {
    return undefined;
  }
  const text = translate(
    {
      id: 'assistant.fact.apiLimit',
      message:
        'The public API accepts {count} requests a minute for each API key. Above that limit it returns 429, with a header that shows how long to wait.',
    },
    {count: formatFact('apiRequestsPerMinute')},
  );
  return {
    blocks: [{type: 'text', text}],
    sources: ['/documentation/reference/limits/#rate', '/api-documentation/#rate-limit'],
  };
}

/** The fact that a question asks for, perhaps with the one before it, and none if it asks for anything else. */
export function factFor(question: string, before: string, reader: Reader): Fact | undefined {
  const find = (whole: string): Fact | undefined =>
    devicesFact(whole, reader) ?? apiLimitFact(whole, reader) ?? plansFact(whole, question, reader);
  return find(question) ?? (before ? find(`${question} ${before}`) : undefined);
}
