// The texts that machines read out of the pages: what the search quotes, and the Markdown twins.
import type {Element} from 'hast';
import {select, selectAll} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import {allDevices} from '../../src/data/devices/catalogue';
import {facts, type FactId} from '../../src/data/facts';
import {markdownTwin} from '../../src/lib/markdownTwin';
import type {IndexEntry, IndexFile, TextsFile} from '../../src/search/engine/indexFile';
import {blocksText} from '../../src/search/engine/quote';
import {checkNamed} from '../samples/devices';
import {home, locales, readBuilt, readPages} from './site';

/** Parts that are seen beside the text, and are no part of it. */
const BESIDE = 'time, .theme-last-updated, .theme-edit-this-page';
const BUTTONS = 'button, .button-row a, .flag';

/** A code's characters follow each other as they are; pictures are read by their names. */
const UNREAD = new Set(['pre', 'code', 'svg', 'script']);

/** Code of a twin. */
const CODE = /^ *(`{3,}).*?^ *\1$/gms;

/** Ends in a word or a sentence, and begins with one. */
const LAST_WORD = /[^\s([“«]*[\p{Ll}\d.:;!?+%)]$/u;
const FIRST_WORD = /^[\p{Lu}$][^\s.,;:]*/u;

/** Words of neighbours between which there is no space in the page, as they would run together. */
function runTogether(element: Element): string[] {
  if (UNREAD.has(element.tagName)) {
    return [];
  }
  const nodes = element.children.filter(({type}) => type !== 'comment');
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    const isNeighbour = node.type === 'element' || next?.type === 'element';
    const last = LAST_WORD.exec(toString(node))?.[0];
    const first = next && FIRST_WORD.exec(toString(next))?.[0];
    return [
      ...(isNeighbour && last && first ? [last + first] : []),
      ...(node.type === 'element' ? runTogether(node) : []),
    ];
  });
}

/** How pages of both languages write amounts, with the facts that they may have. */
const AMOUNTS: Readonly<Record<string, readonly FactId[]>> = {
  '\\$(\\d+)|(\\d+)\\s\\$': ['starterPrice', 'professionalPrice'],
  '(\\d+)\\s(?:concurrent sessions|sessions simultanées)': [
    'fireSessions',
    'starterSessions',
    'professionalSessions',
  ],
  '(\\d+)\\s(?:hours per month|heures par mois)': ['starterHours', 'professionalHours'],
  '(\\d+)\\s(?:free minutes|minutes gratuites)': ['freeMinutes'],
  '(\\d+)\\s(?:requests per minute|requêtes par minute)': ['apiRequestsPerMinute'],
};

const textOf = (node: Element): string => toString(node).replace(/\s+/g, ' ').trim();

describe.each(locales)('texts in %s', (locale) => {
  const base = home(locale);
  const folder = `${base}search-index/`;
  const entry = JSON.parse(readBuilt(`${folder}current.json`)) as IndexEntry;
  const {pages: indexed} = JSON.parse(readBuilt(folder + entry.index)) as IndexFile;
  const quoted = JSON.parse(readBuilt(folder + entry.texts)) as TextsFile;
  const pages = readPages(locale).map(({path, tree}) => {
    const blocks = quoted[indexed.findIndex(({url}) => url === path)]?.flat() ?? [];
    return {
      path,
      main: select('main', tree)!,
      blocks: blocks.filter(({type}) => type !== 'code').map((block) => blocksText([block])),
      twin: readBuilt(markdownTwin(decodeURI(path), base)!).replace(CODE, ''),
    };
  });

  it('keep neighbours apart', () => {
    const joined = pages.flatMap(({path, main, blocks, twin}) => {
      const words = new Set([...blocks, twin].join('\n').split(/\s+/));
      return runTogether(main)
        .filter((word) => words.has(word))
        .map((word) => `${path}: ${word}`);
    });
    expect(joined).toEqual([]);
    expect(pages.flatMap(({twin}) => /\]\(\S+\)\[.*/.exec(twin) ?? [])).toEqual([]);
    // A page without such neighbours would prove nothing.
    expect(pages.flatMap(({main}) => runTogether(main)).length).toBeGreaterThan(100);
  });

  it('write “email” as the fixed texts do', () => {
    const other = pages.filter(({main}) => /\be-mail/i.test(toString(main)));
    expect(other.map(({path}) => path)).toEqual([]);
  });

  it('quote no dates and no buttons', () => {
    const wrong = pages.flatMap(({path, main, blocks}) => {
      const beside = selectAll(BESIDE, main).map(textOf);
      const buttons = new Set(selectAll(BUTTONS, main).map(textOf));
      return blocks
        .filter((block) => beside.some((text) => block.includes(text)) || buttons.has(block))
        .map((block) => `${path}: ${block}`);
    });
    expect(wrong).toEqual([]);
  });

  it('name no price and no limit but those of the facts', () => {
    const named = pages.flatMap(({path, twin}) =>
      Object.entries(AMOUNTS).flatMap(([pattern, ids]) => {
        const values = ids.map((id) => String(facts[id].value));
        return [...twin.matchAll(new RegExp(pattern, 'g'))].map((match) => {
          const value = match.slice(1).find(Boolean) ?? '';
          return {pattern, wrong: values.includes(value) ? [] : [`${path}: ${match[0]}`]};
        });
      }),
    );
    expect(named.flatMap(({wrong}) => wrong)).toEqual([]);
    // Each is on a page, or would prove nothing.
    expect(new Set(named.map(({pattern}) => pattern)).size).toBe(Object.keys(AMOUNTS).length);
  });

  it('name no device but those of the catalogue', () => {
    // What came and went stays in the changelog.
    const now = pages.filter(({path}) => path !== `${base}changelog/`);
    const twins = now.map(({path}) => [path, readBuilt(markdownTwin(decodeURI(path), base)!)]);
    expect(twins.flatMap(([path = '', twin = '']) => checkNamed(path, twin))).toEqual([]);
    const all = twins.map(([, twin]) => twin).join('\n');
    expect(allDevices().filter(({model}) => !all.includes(model.name))).toEqual([]);
  });

  it('have a claim in numbers as one phrase', () => {
    const claim = /\d\smin\*{0,2} (?:to|jusqu’au) /;
    const [front] = pages.filter(({path}) => path === base);
    expect(front!.twin).toMatch(claim);
    expect(front!.blocks.join('\n')).toMatch(claim);
  });
});
