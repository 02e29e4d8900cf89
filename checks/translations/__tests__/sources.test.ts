import {parseMarkdown} from '../../shared/markdown';
import type {MessageFiles} from '../messages';
import {readOutline} from '../twins';
import {hashSections, type Sources} from '../../../src/plugins/stale-sections/sections';
import {findStale, hashMessages, updateSources} from '../sources';

const PAGE = 'i18n/fr/docusaurus-plugin-content-docs/current/index.mdx';
const CODE = 'i18n/fr/code.json';

const page = (body: string, title = 'Title') => {
  const source = `---\ntitle: ${title}\nslug: /\n---\n\n${body}`;
  return {[PAGE]: hashSections(readOutline(source, parseMarkdown(source)).sections)};
};

const code = (texts: Record<string, string>): MessageFiles =>
  new Map([
    ['code.json', Object.fromEntries(Object.entries(texts).map(([k, message]) => [k, {message}]))],
  ]);

const BODY = 'Intro.\n\n## One {/* #one */}\n\nFirst.\n\n## Two {/* #two */}\n\nSecond.\n';

const stale = (recorded: Sources, current: Sources) =>
  findStale(recorded, current, {
    pages: new Map([[PAGE, 'docs/index.mdx']]),
    english: code({'nav.home': 'Start page'}),
    translated: new Map([
      ['fr', new Map([['code.json', {'nav.home': {message: 'Accueil', line: 7}}]])],
    ]),
  });

describe('a page whose English moved on', () => {
  const recorded = page(BODY);

  it('is current while nothing changed', () => {
    expect(stale(recorded, page(BODY))).toEqual([]);
  });

  it.each([
    ['a reworded part', page(BODY.replace('First.', 'Fresh.')), '#one.'],
    ['a reworded heading', page(BODY.replace('## Two', '## Three')), '#two.'],
    ['a reworded opening', page(BODY.replace('Intro', 'Start')), '(opening).'],
    ['a new title', page(BODY, 'Other'), '(front matter).'],
    ['a new part', page(`${BODY}\n## New {/* #new */}\n\nText.\n`), '#new.'],
  ])('is named for %s', (_what, current, message) => {
    const [found] = stale(recorded, current);
    expect(found?.text).toContain('docs/index.mdx');
    expect(found?.text).toContain(message);
    expect(found?.fix).toContain(`npm run translations -- --accept docs/index.mdx`);
    // Recording what is new records none of it.
    expect(stale(updateSources(recorded, current, []).sources, current)).toEqual([found]);
    expect(stale(updateSources(recorded, current, [PAGE]).sources, current)).toEqual([]);
  });
});

describe('a text whose English moved on', () => {
  const before = code({'nav.home': 'Home', 'nav.faq': 'Questions'});
  const after = code({'nav.home': 'Start page', 'nav.faq': 'Questions'});
  const french = code({'nav.home': 'Accueil', 'nav.faq': 'Questions et réponses'});

  it('is named with the new text and the command', () => {
    const found = stale(hashMessages(before, 'fr', french), hashMessages(after, 'fr', french));
    expect(found).toHaveLength(1);
    expect(found[0]?.text).toBe('nav.home: the English text changed to “Start page”.');
    expect(found[0]).toMatchObject({file: CODE, line: 7});
    expect(found[0]?.fix).toContain('--accept nav.home');
  });

  it('stays named until someone accepts it', () => {
    const recorded = hashMessages(before, 'fr', french);
    const current = hashMessages(after, 'fr', french);
    const untouched = updateSources(recorded, current, []).sources;
    expect(stale(untouched, current)).toHaveLength(1);
    const accepted = updateSources(recorded, current, ['nav.home']).sources;
    expect(stale(accepted, current)).toEqual([]);
  });
});

describe('the record', () => {
  it('takes in new translations and drops those that went', () => {
    const current = {...page(BODY), [CODE]: {a: '1'}};
    expect(stale({}, current)).toHaveLength(1);
    const {sources} = updateSources({'i18n/fr/gone.mdx': {x: '1'}}, current, []);
    expect(Object.keys(sources)).toEqual([CODE, PAGE]);
    expect(stale(sources, current)).toEqual([]);
    expect(stale(sources, {...current, [CODE]: {a: '1', b: '2'}})).toHaveLength(1);
  });

  it('renews an accepted page and no other', () => {
    const recorded = {...page(BODY), 'i18n/fr/x.mdx': {'(opening)': 'old'}};
    const current = {...page('New.'), 'i18n/fr/x.mdx': {'(opening)': 'new'}};
    const {sources, unknown} = updateSources(recorded, current, [PAGE]);
    expect(sources[PAGE]).toEqual(current[PAGE]);
    expect(sources['i18n/fr/x.mdx']).toEqual({'(opening)': 'old'});
    expect(unknown).toEqual([]);
  });

  it('says when what is accepted does not exist', () => {
    const current = {...page(BODY), [CODE]: {'nav.home': '1'}};
    expect(updateSources({}, current, ['nav.hom', '#one', CODE]).unknown).toEqual([
      'nav.hom',
      '#one',
    ]);
  });
});
