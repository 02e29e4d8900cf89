import {translate} from '@docusaurus/Translate';
import {catalogue} from '@site/src/data/devices/catalogue';
import {SYSTEMS, type Model} from '@site/src/data/devices/types';
import {formatFact} from '@site/src/data/formatFact';
import {planRows} from '@site/src/data/planRows';
import {tiers} from '@site/src/data/tiers';
import {spaced, type Reader} from '../engine/language';
import type {Block} from '../types';
import {entriesOf} from './courtesy';
import {questionWords} from './words';

/** An answer that the site's own data give. */
export interface Fact {
  readonly blocks: readonly Block[];
  /** Pages that say the same, best first: paths without the language. */
  readonly sources: readonly string[];
}

const yes = translate({id: 'assistant.fact.included', message: 'Yes'});
const no = translate({id: 'assistant.fact.missing', message: 'No'});

/** The rows that all plans are compared by. */
const COMPARED = new Set(['price', 'sessions', 'time']);

/** A question, read once for all facts that look at it. */
class Question {
  /** Folded words with one space between them and at both ends, names apart from their numbers. */
  readonly text: string;
  readonly #terms: ReadonlySet<string>;

  constructor(
    typed: string,
    private readonly reader: Reader,
  ) {
    this.text = apart(typed);
    this.#terms = new Set(reader.terms(typed));
  }

  /** Whether it holds one of the words or phrases of a list, which commas divide. */
  mentions(list: string): boolean {
    return entriesOf(list).some((entry) => this.text.includes(` ${entry} `));
  }

  /** Whether all of its words but numbers are in the lists, or may be beside them: any other asks for something else. */
  asksOnly(...lists: readonly string[]): boolean {
    const known = new Set(this.reader.terms([questionWords.beside, ...lists].join(', ')));
    return [...this.#terms].every((term) => /^\d+$/.test(term) || known.has(term));
  }
}

const apart = (text: string): string => spaced(text).replace(/(\p{L})(?=\d)/gu, '$1 ');

/** Plans that a question names; people leave out the end of “Professional”. */
const plansIn = ({text}: Question) =>
  tiers.filter(
    ({name}) => text.includes(spaced(name)) || (name === 'Professional' && text.includes(' pro ')),
  );

const cellText = (cell: string | boolean): string =>
  typeof cell === 'string' ? cell : cell ? yes : no;

/** A table with a row for each plan, or with all that the named ones include. */
function plansFact(question: Question, own: Question): Fact | undefined {
  const inOwn = plansIn(own);
  const named = inOwn.length > 0 ? inOwn : plansIn(question);
  const rows = named.length > 0 ? planRows : planRows.filter(({id}) => COMPARED.has(id));
  const inRows =
    named.length > 0 ? rows.flatMap(({name, cells}) => [name, ...cells.map(String)]) : [];
  const names = [...tiers.map(({name}) => name), 'pro'];
  const isAsked = named.length > 0 || question.mentions(questionWords.facts.plans);
  if (!isAsked || !question.asksOnly(questionWords.facts.plans, ...names, ...inRows)) {
    return undefined;
  }
  const shown = named.length > 0 ? named : tiers;
  const columns = shown.map((tier) => tiers.indexOf(tier));
  const table = rows.map(({name, cells}) => [
    name,
    ...columns.map((at) => cellText(cells[at] ?? false)),
  ]);
  const header = ['', ...shown.map(({name}) => name)];
  return {
    blocks: [{type: 'rows', header, rows: table}],
    sources: [
      '/pricing/',
      '/documentation/concepts/minutes-and-billing/#plans',
      '/documentation/concepts/concurrency/#how-many',
    ],
  };
}

/** Makers may be left out, “a Galaxy S24”, unless only a number remains. Browsers are on all devices. */
function nameOf({name, maker}: Model): string {
  const own = name.replace(`${maker} `, '');
  return apart(/\p{L}/u.test(own) ? own : name);
}

/** Longest names first: the iPhone 15 is no iPhone 15 Pro. */
const models = catalogue
  .filter(({kind}) => kind !== 'browser')
  .map((model) => ({model, name: nameOf(model)}))
  .sort((a, b) => b.name.length - a.name.length);

/** The models that a question names, each by its whole name. */
function modelsIn(question: Question): readonly Model[] {
  let rest = question.text;
  return models.flatMap(({model, name}) => {
    if (!rest.includes(name)) {
      return [];
    }
    rest = rest.replaceAll(name, ' ');
    return [model];
  });
}

/** The versions of the models that a question names. */
function devicesFact(question: Question): Fact | undefined {
  const named = modelsIn(question);
  const names = named.map(({name}) => name);
  if (named.length === 0 || !question.asksOnly(questionWords.facts.devices, ...names)) {
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

function apiLimitFact(question: Question): Fact | undefined {
  if (
    !question.mentions(questionWords.facts.apiLimit) ||
    !question.asksOnly(questionWords.facts.apiLimit)
  ) {
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

/**
 * @param question As it was typed.
 * @param before The question that it goes on from; empty for none.
 * @param reader Of the language of both.
 * @returns The fact that a question asks for by its words alone, none for one that asks for anything else.
 */
export function factFor(question: string, before: string, reader: Reader): Fact | undefined {
  const own = new Question(question, reader);
  const find = (whole: Question): Fact | undefined =>
    devicesFact(whole) ?? apiLimitFact(whole) ?? plansFact(whole, own);
  return find(own) ?? (before ? find(new Question(`${question} ${before}`, reader)) : undefined);
}
