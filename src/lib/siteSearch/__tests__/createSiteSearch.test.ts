import {createSiteSearch, type SiteSearchParts} from '../createSiteSearch';
import {indexWords} from '../indexText';
import {stemOf} from '../language';
import {language as english} from '../language.en';
import {language as french} from '../language.fr';
import type {Outline} from '../outline';
import {packAsked, unpackNumbers, type AskedPlace} from '../packAsked';
import type {Kind, SiteSearch} from '../types';

interface FakePage {
  readonly url: string;
  readonly title: string;
  readonly kind: Kind;
  /** Section titles with their texts; the first stands before any heading. */
  readonly sections: readonly (readonly [id: string, title: string, text: string])[];
}

const pages: readonly FakePage[] = [
  {
    url: '/documentation/sessions/video-recording/',
    title: 'Video recordings',
    kind: 'docs',
    sections: [
      ['', '', 'Each session is recorded.'],
      ['watch', 'Watch a recording', 'Open the session in the portal to watch its recording.'],
    ],
  },
  {
    url: '/documentation/reference/capabilities/',
    title: 'Capabilities',
    kind: 'docs',
    sections: [['reset', 'Reset', 'With appium:noReset the app keeps its data in the session.']],
  },
  {
    url: '/documentation/reference/errors/',
    title: 'Errors',
    kind: 'docs',
    sections: [['commands', 'Commands', 'The hub says: no such element. Wait for the element.']],
  },
  {
    url: '/terms/',
    title: 'Terms of use',
    kind: 'legal',
    sections: [['conduct', 'Conduct', 'No recordings of the recordings, and no video recording.']],
  },
  {
    url: '/',
    title: 'Real devices, on demand.',
    kind: 'site',
    sections: [['pricing', 'Plans by the month', 'The plans and their price.']],
  },
];

/** Finds words by their beginning, as often as they stand in a section. */
function partsOf(language = english, overrides: Partial<SiteSearchParts> = {}): SiteSearchParts {
  const words = new Map<string, number>();
  const records: Record<string, readonly [number, number]> = {};
  pages.forEach(({title, sections}, page) => {
    const texts = sections.flatMap(([, name, text]) => [name, text]);
    new Set(indexWords(texts.join(' '))).forEach((word) => {
      words.set(word, Math.abs(words.get(word) ?? 0) + 1);
    });
    // No section holds them.
    indexWords(title).forEach((word) => words.set(word, words.get(word) ?? -1));
    sections.forEach((_section, section) => {
      records[`r${page}-${section}`] = [page, section];
    });
  });
  const places: readonly AskedPlace[] = [
    [0, 1, ['film of what happened on the phone']],
    [1, 0, ['app still logged in from last run', 'keep the state of the app']],
  ];
  const unanswered = ['can I pay with bitcoin', 'tests on a smart watch'];
  indexWords([...places.flatMap(([, , phrases]) => phrases), ...unanswered].join(' ')).forEach(
    (word) => words.set(word, words.get(word) ?? -1),
  );
  const outline: Outline = {
    pages: pages.map(({url, title, kind, sections}, index) => ({
      url,
      title,
      kind,
      file: String(index),
      keywords: '',
      sections: sections.map(([id, name]) => ({id, title: name})),
    })),
    records,
    words: [...words].map(([word, count]) => `${word} ${count}`).join(' '),
    asked: packAsked({places, unanswered}, (word) => stemOf(language, word)),
  };
  return {
    outline,
    language,
    index: {
      find: async (word) =>
        Promise.resolve(
          Object.entries(records).flatMap(([id, [page, section]]) => {
            const [, name = '', text = ''] = pages[page]?.sections[section] ?? [];
            const score = indexWords(`${name} ${text}`).filter((each) =>
              each.startsWith(word),
            ).length;
            return score > 0 ? [{id, score}] : [];
          }),
        ),
    },
    loadTexts: async (file) =>
      Promise.resolve(pages[Number(file)]?.sections.map(([, , text]) => text) ?? []),
    ...overrides,
  };
}

const first = async (engine: SiteSearch, query: string): Promise<string | undefined> =>
  (await engine.search(query))[0]?.url;

it.each([
  ['recording', '/documentation/sessions/video-recording/'],
  ['vidoe recordngs', '/documentation/sessions/video-recording/'],
  ['where can I watch the screencast?', '/documentation/sessions/video-recording/'],
  ['appium:noReset', '/documentation/reference/capabilities/'],
  ['no such element', '/documentation/reference/errors/'],
  ['how much is it', '/'],
])('leads from “%s” to %s', async (query, url) => {
  expect(await first(createSiteSearch(partsOf()), query)).toBe(url);
});

it('names the section to land on and marks the words in it', async () => {
  const [hit] = await createSiteSearch(partsOf()).search('watch recording');
  const [section] = hit?.sections ?? [];
  expect(section?.url).toBe('/documentation/sessions/video-recording/#watch');
  expect(section?.excerpt.filter(({isMatch}) => isMatch).map(({text}) => text)).toContain('watch');
  expect(hit?.words).toEqual(expect.arrayContaining(['watch', 'recording']));
});

it('puts legal texts after the pages that explain', async () => {
  const hits = await createSiteSearch(partsOf()).search('video recording');
  expect(hits.map(({kind}) => kind).indexOf('legal')).toBeGreaterThan(0);
});

it('knows ways of asking that share no word with the page', async () => {
  const engine = createSiteSearch(partsOf());
  expect(await first(engine, 'still logged in, why?')).toBe(
    '/documentation/reference/capabilities/',
  );
  const [hit] = await engine.search('a film of it happening');
  expect(hit?.sections[0]?.url).toBe('/documentation/sessions/video-recording/#watch');
});

it('says how near a question comes to what no page answers', async () => {
  const engine = createSiteSearch(partsOf());
  const {unanswered} = await engine.evidence('Can I pay with bitcoin?');
  expect(unanswered).toBeCloseTo(1);
  expect((await engine.evidence('where is the key')).unanswered).toBeLessThan(0.3);
});

it('tells how well a passage fits', async () => {
  const engine = createSiteSearch(partsOf());
  const near = await engine.evidence('app still logged in from the last run');
  expect(near.passages[0]?.fit.likeness).toBeGreaterThan(0.9);
  const far = await engine.evidence('recording of zzqqx qqzzy');
  expect(far.passages[0]?.fit.coverage).toBeLessThan(0.5);
  expect(far.passages[0]?.fit.likeness).toBeLessThan(0.3);
});

it('hands out passages with their sections', async () => {
  const {passages} = await createSiteSearch(partsOf()).evidence('watch a recording', {limit: 2});
  expect(passages).toHaveLength(2);
  expect(passages[0]).toMatchObject({
    url: '/documentation/sessions/video-recording/#watch',
    page: 'Video recordings',
    section: 'Watch a recording',
    text: 'Open the session in the portal to watch its recording.',
  });
});

it.each(['', '   ', '?!', '<script>alert(1)</script> zzqqx', '../../etc/passwd'])(
  'survives “%s”',
  async (query) => {
    await expect(createSiteSearch(partsOf()).search(query)).resolves.toBeInstanceOf(Array);
  },
);

it('stops when it is told to', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(
    createSiteSearch(partsOf()).search('video', {signal: controller.signal}),
  ).rejects.toThrow(/abort/i);
});

it('tells a broken connection from nothing found: the word is known, the index is silent', async () => {
  const silent = createSiteSearch(
    partsOf(english, {index: {find: async () => Promise.resolve([])}}),
  );
  await expect(silent.search('portal')).rejects.toMatchObject({reason: 'network'});
  await expect(silent.search('zzqqxy')).resolves.toEqual([]);
});

it('asks again for a text that did not arrive', async () => {
  let attempts = 0;
  const engine = createSiteSearch(
    partsOf(english, {
      loadTexts: async () => {
        attempts += 1;
        return attempts === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(['', '', '']);
      },
    }),
  );
  await expect(engine.search('capabilities')).rejects.toThrow('gone');
  await expect(engine.search('capabilities')).resolves.not.toHaveLength(0);
});

it('reads French as Quebec types it', async () => {
  const engine = createSiteSearch(partsOf(french));
  // The pages of this test are English, their words the same in both: price, plans, session.
  expect(await first(engine, "c'est quoi l'session")).toBe(
    '/documentation/sessions/video-recording/',
  );
});

it('packs ways of asking by their stems', () => {
  const packed = packAsked(
    {
      places: [
        [0, 1, ['keep the app', 'kept apps']],
        [2, 0, ['keeps']],
      ],
      unanswered: ['apps'],
    },
    (word) => stemOf(english, word),
  );
  expect(packed.places).toEqual([
    [0, 1, 2],
    [2, 0, 1],
    [-1, 0, 1],
  ]);
  expect(Object.keys(packed.phrases)).toEqual(['app', 'keep', 'kept', 'the']);
  expect(unpackNumbers(packed.phrases.app ?? '')).toEqual([0, 1, 3]);
  expect(unpackNumbers(packed.phrases.keep ?? '')).toEqual([0, 2]);
});

it('puts contracts last in a search that names none, and leaves them first where they answer', async () => {
  const search = createSiteSearch(partsOf());
  const inPassing = 'video conduct';
  const {passages} = await search.evidence(inPassing);
  expect(passages[0]?.url).toBe('/terms/#conduct');
  const hits = await search.search(inPassing);
  expect(hits[0]?.url).toBe('/documentation/sessions/video-recording/');
  expect(hits.at(-1)?.url).toBe('/terms/');
  const [named] = await search.search('terms of use');
  expect(named?.url).toBe('/terms/');
});
