import type {MessageFiles} from '../lib/translations/messages';
import {readOutline} from '../lib/translations/outline';
import {
  findStaleMessages,
  findStalePages,
  findUnrecorded,
  hashMessages,
  hashSections,
  hashText,
  updateSources,
} from '../lib/translations/sources';
import {checkUsages} from '../lib/translations/usages';

const PAGE = 'i18n/fr/docusaurus-plugin-content-docs/current/index.mdx';
const CODE = 'i18n/fr/code.json';

const page = (body: string, title = 'Title') => ({
  [PAGE]: hashSections(readOutline(`---\ntitle: ${title}\nslug: /\n---\n\n${body}`).sections),
});

const code = (texts: Record<string, string>): MessageFiles =>
  new Map([
    ['code.json', Object.fromEntries(Object.entries(texts).map(([k, message]) => [k, {message}]))],
  ]);

const BODY = 'Intro.\n\n## One {/* #one */}\n\nFirst.\n\n## Two {/* #two */}\n\nSecond.\n';
const english = () => 'docs/index.mdx';

describe('hashes', () => {
  it('do not change with line endings, indentation or wrapping', () => {
    expect(hashText('a b\nc')).toBe(hashText('  a  b\r\n\tc\n'));
    expect(hashText('a b')).not.toBe(hashText('a c'));
  });
});

describe('a page whose English moved on', () => {
  const recorded = page(BODY);

  it('is current while nothing changed', () => {
    expect(findStalePages(recorded, page(BODY), english)).toEqual([]);
  });

  it.each([
    ['a reworded part', page(BODY.replace('First.', 'Fresh.')), 'changed: #one.'],
    ['a reworded heading', page(BODY.replace('## Two', '## Three')), 'changed: #two.'],
    ['a reworded opening', page(BODY.replace('Intro', 'Start')), 'changed: (opening).'],
    ['a new title', page(BODY, 'Other'), 'changed: (front matter).'],
    ['a new part', page(`${BODY}\n## New {/* #new */}\n\nText.\n`), 'added: #new.'],
    ['a part that went', page(BODY.split('## Two')[0] ?? ''), 'removed: #two.'],
  ])('is named for %s', (_what, current, message) => {
    const [found] = findStalePages(recorded, current, english);
    expect(found?.text).toContain('docs/index.mdx');
    expect(found?.text).toContain(message);
    expect(found?.fix).toContain(`npm run translations -- --accept docs/index.mdx`);
  });
});

describe('a text whose English moved on', () => {
  const before = code({'nav.home': 'Home', 'nav.faq': 'Questions'});
  const after = code({'nav.home': 'Start page', 'nav.faq': 'Questions'});
  const french = code({'nav.home': 'Accueil', 'nav.faq': 'Questions et réponses'});

  it('is named with the new text and the command', () => {
    const found = findStaleMessages(
      hashMessages(before, french),
      hashMessages(after, french),
      after,
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.text).toBe('nav.home: the English text changed to “Start page”.');
    expect(found[0]?.fix).toContain('--accept nav.home');
  });

  it('stays named until someone accepts it', () => {
    const recorded = hashMessages(before, french);
    const current = hashMessages(after, french);
    const untouched = updateSources(recorded, current, []).sources;
    expect(findStaleMessages(untouched, current, after)).toHaveLength(1);
    const accepted = updateSources(recorded, current, ['nav.home']).sources;
    expect(findStaleMessages(accepted, current, after)).toEqual([]);
  });
});

describe('the record', () => {
  it('takes in new translations and drops those that went', () => {
    const current = {...page(BODY), [CODE]: {a: '1'}};
    expect(findUnrecorded({}, current)).toHaveLength(1);
    const {sources} = updateSources({'i18n/fr/gone.mdx': {x: '1'}}, current, []);
    expect(Object.keys(sources)).toEqual([CODE, PAGE]);
    expect(findUnrecorded(sources, current)).toEqual([]);
    expect(findUnrecorded(sources, {...current, [CODE]: {a: '1', b: '2'}})).toHaveLength(1);
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

describe('ids in the code', () => {
  const file = (name: string, texts: Record<string, string>, warnings: string[] = []) => ({
    file: name,
    texts: Object.fromEntries(Object.entries(texts).map(([k, message]) => [k, {message}])),
    warnings,
  });

  it('are told apart when two texts share one', () => {
    const found = checkUsages([
      file('src/a.tsx', {'a.title': 'One', 'a.same': 'Same'}),
      file('src/b.tsx', {'a.title': 'Two', 'a.same': 'Same'}),
    ]);
    expect(found).toHaveLength(1);
    expect(found[0]?.text).toContain('The id a.title says “Two” here and “One” in src/a.tsx');
  });

  it('are asked for, and must be literal', () => {
    const found = checkUsages([file('src/a.tsx', {'Read more': 'Read more'}, ['not static'])]);
    expect(found.map(({text}) => text)).toEqual([
      expect.stringContaining('has no id') as string,
      expect.stringContaining('not static') as string,
    ]);
  });
});
