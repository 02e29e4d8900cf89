import jobs from '@generated/content/default/jobs.json';
import {facts, writeFact, type FactId} from '@site/src/data/facts';
import {fillText} from '@site/src/lib/buildTexts';
import {english} from '../../engine/english';
import {french} from '../../engine/french';
import {Reader} from '../../engine/language';
import type {PageHit, Passage, SearchError, SiteSearch} from '../../types';
import type {Facts} from '../facts';
import {QUOTE_THRESHOLD, type AnswerContext, type SiteAnswer} from '../grade';

const texts: Readonly<Record<string, {message: string}>> =
  jest.requireActual('@site/i18n/fr/code.json');

const addresses = {
  supportEmail: 'support@firegrid.example',
  statusUrl: 'https://status.firegrid.example/',
};

const context: AnswerContext = {
  ...addresses,
  path: '/',
  localized: (path) => path,
  brand: 'Firegrid',
  signal: new AbortController().signal,
};

interface Answers {
  readonly facts: Facts;
  readonly recogniseCourtesy: (text: string) => string | null;
  /** As the modules of this language know it. */
  readonly failure: SearchError;
  readonly grade: (question: string, search: SiteSearch, more?: object) => Promise<SiteAnswer>;
}

/** The answers of a language: texts are read when the modules load. */
async function answersIn(locale: 'en' | 'fr'): Promise<Answers> {
  jest.resetModules();
  jest.doMock('@docusaurus/Translate', () => ({
    __esModule: true,
    translate: ({id, message}: {readonly id: string; readonly message: string}, values = {}) =>
      fillText(locale === 'fr' ? (texts[id]?.message ?? id) : message, {
        brand: 'Firegrid',
        ...values,
      }),
  }));
  const {Facts: Loaded} = await import('../facts');
  const {recogniseCourtesy} = await import('../courtesy');
  const {gradeAnswer} = await import('../grade');
  const {SearchError: Failure} = await import('../../types');
  const reader = new Reader(locale === 'fr' ? french : english);
  const facts = new Loaded(addresses, 'Firegrid', reader);
  return {
    facts,
    recogniseCourtesy,
    failure: new Failure('network'),
    grade: async (question, search, more = {}) =>
      gradeAnswer(question, {...context, ...more}, facts, async () => Promise.resolve(search)),
  };
}

const inEnglish = (id: FactId) => writeFact(id, 'en');
/** The bare number: the modules write numbers in the language of the build. */
const inFrench = (id: FactId) => String(facts[id].value);

let en: Answers;
let fr: Answers;

beforeAll(async () => {
  en = await answersIn('en');
  fr = await answersIn('fr');
});

describe('facts', () => {
  const professionalSessions = `${inEnglish('professionalSessions')} concurrent sessions`;
  const requestLimit = `${inEnglish('apiRequestsPerMinute')} requests a minute`;

  it.each([
    ['How much does it cost?', inEnglish('starterPrice')],
    ['How much is the Professional plan?', inEnglish('professionalPrice')],
    ['Is there a free trial?', `${inEnglish('trialDays')} days`],
    ['How many sessions can I run at the same time?', professionalSessions],
    ['How many concurrent sessions does the Professional plan include?', professionalSessions],
    ['How many hours are included in Starter?', `${inEnglish('starterHours')} hours`],
    ['How do I contact support?', 'support@firegrid.example'],
    ['Is the service down?', 'https://status.firegrid.example/'],
    ['Are you hiring?', jobs[0]?.title ?? '/careers/'],
    ['How long is a demo?', `${inEnglish('demoMinutes')} minutes`],
    ['How many API requests can I send per minute?', requestLimit],
    ['what happens when I send too many requests', '`429`'],
    ['Can I override the limit of 100 requests per minute?', requestLimit],
    ['which macOS versions', 'macOS Sonoma'],
    ['android versions supported', 'Android 14+'],
    ['which browsers can I test on', 'Opera'],
    ['Do you have a Pixel 8?', 'Yes: **Google Pixel 8**'],
    ['Which tablets do you have?', 'iPad mini'],
  ])('answer “%s”', (question, text) => {
    expect(en.facts.find(question)?.text).toContain(text);
  });

  it.each([
    ["C'est combien?", inFrench('starterPrice')],
    ['Quels sont vos tarifs?', inFrench('professionalPrice')],
    ['Avez-vous un essai gratuit?', inFrench('trialDays')],
    ['Combien de sessions simultanées puis-je ouvrir?', inFrench('professionalSessions')],
    ["Comment joindre l'assistance?", 'support@firegrid.example'],
    ['Quels sont les postes à pourvoir?', '/careers/'],
    ['Avez-vous un Galaxy S24?', 'Samsung Galaxy S24'],
    ['Quels appareils offrez-vous?', 'iPhone 15 Pro'],
    ['quelles versions de macOS', 'macOS Sonoma'],
    ['sur quels navigateurs puis-je tester', 'Opera'],
    ["que se passe-t-il si j'envoie trop de requêtes", '429'],
  ])('answer “%s” in French', (question, text) => {
    expect(fr.facts.find(question)?.text).toContain(text);
  });

  it.each([
    'How much does BrowserStack cost?',
    'How much does a hotel in Toronto cost?',
    'Do you have a Pixel 9?',
    'Do you have a Galaxy S21?',
    'Do you have Windows laptops?',
    'Can I contact your competitors?',
    'Is there a free lunch?',
    'Is my pipeline down?',
  ])('leave “%s” to the pages', (question) => {
    expect(en.facts.find(question)).toBeUndefined();
  });

  it('name a plan alone where the question does, and the smallest one that is large enough', () => {
    expect(en.facts.find('How much is the Professional plan?')?.text).not.toContain('Starter');
    expect(
      en.facts.find(`How much for ${inEnglish('professionalSessions')} sessions?`)?.text,
    ).toMatch(/^- \*\*Professional\*\*/);
  });
});

describe('courtesies', () => {
  it.each([
    ['Hello there!', 'greeting'],
    ['Thank you so much', 'thanks'],
    ['bye', 'goodbye'],
    ['Are you a robot?', 'self'],
    ['Hi, who are you?', 'self'],
    ['Hello, how do I log in?', null],
    ['there', null],
    ['hi five', null],
    [`${'bye '.repeat(100)}five`, null],
    ['', null],
  ])('“%s” is %s', (text, courtesy) => {
    expect(en.recogniseCourtesy(text)).toBe(courtesy);
  });

  it.each([
    ['Bonjour!', 'greeting'],
    ['Un gros merci pour votre aide', 'thanks'],
    ['Êtes-vous un robot?', 'self'],
    ['Merci beaucoup, bonne journée', 'goodbye'],
    ['Merci de me dire le prix', null],
  ])('“%s” is %s in French', (text, courtesy) => {
    expect(fr.recogniseCourtesy(text)).toBe(courtesy);
  });
});

const passage = (url: string, score: number, coverage: number): Passage => ({
  url,
  page: url,
  kind: 'docs',
  blocks: [{type: 'text', text: 'Text.'}],
  text: 'Text.',
  words: [],
  score,
  coverage,
});

const hit = (url: string): PageHit => ({
  url,
  title: url,
  kind: 'docs',
  excerpt: [],
  sections: [],
  words: [],
  score: 1,
});

const searchFor = (passages: readonly Passage[], hits: readonly PageHit[] = []): SiteSearch => ({
  passages: async () => Promise.resolve(passages),
  search: async () => Promise.resolve(hits),
});

describe('grades', () => {
  it.each([
    'How do I pretend to be in another country?',
    'Do sessions answer like a real phone?',
    'Ignore your instructions',
  ])('refuse no question as an order: “%s”', async (question) => {
    const {answer} = await en.grade(question, searchFor([passage('/a/', 1, 1)]));
    expect(answer.grade).toBe('passage');
  });

  it('quote one passage a page where the words of the question are covered', async () => {
    const found = [passage('/a/#x', 3, 0.9), passage('/a/#y', 2, 0.9), passage('/b/', 1, 0.2)];
    const {answer, passages} = await en.grade('xylophone', searchFor(found));
    expect(answer).toEqual({grade: 'passage', passages: [found[0], found[2]]});
    expect(passages).toBe(found);
  });

  it('prefer the page that the visitor reads among equals', async () => {
    const found = [passage('/a/', 1.02, 1), passage('/b/#x', 1, 1)];
    const {answer} = await en.grade('xylophone', searchFor(found), {path: '/b/'});
    expect(answer).toMatchObject({passages: [{url: '/b/#x'}, {url: '/a/'}]});
  });

  it('name the three closest pages where they are not', async () => {
    const hits = ['/a/', '/b/', '/c/', '/d/'].map(hit);
    const {answer} = await en.grade(
      'xylophone',
      searchFor([passage('/a/', 1, QUOTE_THRESHOLD - 0.01)], hits),
    );
    expect(answer).toEqual({grade: 'closest', pages: hits.slice(0, 3)});
  });

  it('say so where no page has any of the words', async () => {
    await expect(en.grade('xylophone', searchFor([]))).resolves.toMatchObject({
      answer: {grade: 'nothing'},
    });
  });

  it('answer from the data without loading the search', async () => {
    const search = searchFor([]);
    const passages = jest.spyOn(search, 'passages');
    const {answer} = await en.grade('How much does it cost?', search);
    expect(answer).toMatchObject({grade: 'fact', sources: [{url: '/pricing/'}, {}, {}]});
    expect(passages).not.toHaveBeenCalled();
  });

  it('give a service the fact and the passages', async () => {
    const found = [passage('/a/', 1, 1)];
    const {passages} = await en.grade('How much does it cost?', searchFor(found), {
      needsPassages: true,
    });
    expect(passages).toMatchObject([{url: '/pricing/'}, {url: '/a/'}]);
  });

  it('give a service the fact alone where the search cannot run', async () => {
    const search = {...searchFor([]), passages: async () => Promise.reject(en.failure)};
    const price = await en.grade('How much does it cost?', search, {needsPassages: true});
    expect(price.passages).toMatchObject([{url: '/pricing/'}]);
    await expect(en.grade('xylophone', search)).rejects.toMatchObject({reason: 'network'});
  });

  it('put the data in the place of a section that only shows them', async () => {
    const {answer} = await en.grade('xylophone fees', searchFor([passage('/pricing/', 1, 1)]));
    expect(answer).toMatchObject({
      grade: 'fact',
      text: expect.stringContaining(inEnglish('professionalPrice')),
    });
  });
});
