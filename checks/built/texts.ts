import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {allDevices} from '../../src/data/devices/catalogue';
import {facts, type FactId} from '../../src/data/facts';
import {checkNamed} from '../samples/devices';
import {eachPage, type Site} from './site';

/** A code's characters follow each other as they are; pictures are read by their names. */
const UNREAD = new Set(['pre', 'code', 'svg', 'script']);

/** Code of a twin. */
const CODE = /^ *(`{3,}).*?^ *\1$/gms;

/** Ends in a word or a sentence, and begins with one. */
const LAST_WORD = /[^\s([“«]*[\p{Ll}\d.:;!?+%)]$/u;
const FIRST_WORD = /^[\p{Lu}$][^\s.,;:]*/u;

/** Words of neighbours between which there is no space in the page, as they would run together. */
function runTogether(element: Element): string[] {
  const nodes = element.children.filter(({type}) => type !== 'comment');
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    const isNeighbour = node.type === 'element' || next?.type === 'element';
    const last = LAST_WORD.exec(toString(node))?.[0];
    const first = next && FIRST_WORD.exec(toString(next))?.[0];
    return [
      ...(isNeighbour && last && first ? [last + first] : []),
      ...(node.type === 'element' && !UNREAD.has(node.tagName) ? runTogether(node) : []),
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

/** Tests the texts of the pages, by their Markdown. */
export function testTexts(site: Site): void {
  const all = site.pages.map(({markdown}) => markdown).join('\n');

  it('keep neighbours apart', () => {
    eachPage(site, ({main, markdown}) => {
      const words = new Set(markdown.replace(CODE, '').split(/\s+/));
      return runTogether(main).filter((word) => words.has(word));
    });
    // Pages without such neighbours would prove nothing.
    expect(site.pages.flatMap(({main}) => runTogether(main)).length).toBeGreaterThan(100);
  });

  it.each(Object.entries(AMOUNTS))('name no other amount than the facts: %s', (pattern, ids) => {
    const values = ids.map((id) => String(facts[id].value));
    expect(all).toMatch(new RegExp(pattern));
    eachPage(site, ({markdown}) =>
      [...markdown.replace(CODE, '').matchAll(new RegExp(pattern, 'g'))]
        .filter((match) => !values.includes(match.slice(1).find(Boolean) ?? ''))
        .map(([amount]) => amount),
    );
  });

  it('name each device of the catalogue, and no other', () => {
    // The changelog also names devices that came and went.
    eachPage(site, ({path, markdown}) =>
      path.endsWith('/changelog/') ? [] : checkNamed(path, markdown).map(({text}) => text),
    );
    expect(allDevices().filter(({model}) => !all.includes(model.name))).toEqual([]);
  });
}
