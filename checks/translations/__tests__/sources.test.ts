import {hashSections, type Sources} from '../../../src/plugins/stale-sections/sections';
import {parseMarkdown} from '../../shared/markdown';
import {findStale, hashMessages, updateSources} from '../sources';
import {readOutline} from '../twins';

const PAGE = 'i18n/fr/docusaurus-plugin-content-docs/current/index.mdx';
const CODE = 'i18n/fr/code.json';

const page = (body: string, title = 'Title'): Sources => {
  const source = `---\ntitle: ${title}\nslug: /\n---\n\n${body}`;
  return {[PAGE]: hashSections(readOutline(source, parseMarkdown(source)).sections)};
};

const code = (home: string) => {
  const file = (message: string) => new Map([['code.json', {'nav.home': {message}}]]);
  return hashMessages(file(home), 'fr', file('Accueil'));
};

const BODY = 'Intro.\n\n## One {/* #one */}\n\nFirst.\n\n## Two {/* #two */}\n\nSecond.\n';

it.each([
  ['a reworded part', page(BODY.replace('First.', 'Fresh.')), '#one.'],
  ['a reworded heading', page(BODY.replace('## Two', '## Three')), '#two.'],
  ['a reworded opening', page(BODY.replace('Intro', 'Start')), '(opening).'],
  ['a new title', page(BODY, 'Other'), '(front matter).'],
  ['a new part', page(`${BODY}\n## New {/* #new */}\n\nText.\n`), '#new.'],
])('a page is stale for %s, until someone accepts it', (_what, current, names) => {
  const recorded = page(BODY);
  const found = findStale(recorded, current);
  expect(found).toEqual([
    {
      file: PAGE,
      text: `The English moved on (docs/index.mdx); changed: ${names}`,
      fix: expect.stringContaining('translations -- --accept docs/index.mdx; or') as string,
    },
  ]);
  expect(findStale(recorded, recorded)).toEqual([]);
  expect(findStale(updateSources(recorded, current, []), current)).toEqual(found);
  expect(findStale(updateSources(recorded, current, [PAGE]), current)).toEqual([]);
});

it('a text is stale when its English changed, until someone accepts it', () => {
  const [before, after] = [code('Home'), code('Start page')];
  const found = findStale(before, after);
  expect(found).toMatchObject([
    {
      file: CODE,
      text: 'The English moved on (i18n/en/code.json); changed: nav.home.',
      fix: expect.stringContaining('--accept nav.home') as string,
    },
  ]);
  expect(findStale(updateSources(before, after, []), after)).toEqual(found);
  expect(findStale(updateSources(before, after, ['nav.home']), after)).toEqual([]);
});

it('the record takes in new translations, and drops those that went', () => {
  const current = {...page(BODY), [CODE]: {a: '1'}};
  expect(findStale({}, current)).toMatchObject([{file: 'i18n/sources.json'}]);
  const sources = updateSources({'i18n/fr/gone.mdx': {x: '1'}}, current, []);
  expect(Object.keys(sources)).toEqual([CODE, PAGE]);
  expect(findStale(sources, {...current, [CODE]: {a: '1', b: '2'}})).toHaveLength(1);
});

it('says when that which is accepted does not exist', () => {
  expect(() => updateSources({}, code('Home'), ['nav.hom'])).toThrow('under nav.hom.');
});
