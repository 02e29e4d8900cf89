import {checkLanguage, type Document} from '../checkLanguage';
import {isOtherLanguage, splitSentences, type Detect} from '../judge';

/** In place of the detector: an accent is French to it. command.test uses the real one. */
const byAccents: Detect = (text) => (/[éèàç]/.test(text) ? 'fr' : 'en');

it('cuts a block into sentences', () => {
  expect(splitSentences('Un essai. Il dure 1.5 heure! « Vraiment? » Oui.')).toEqual([
    'Un essai.',
    'Il dure 1.5 heure!',
    '« Vraiment? »',
    'Oui.',
  ]);
});

it.each([
  'The build waits until one of your sessions ends.',
  'Read the documentation',
  'Open chat with us',
])('finds English on a French page: %s', (sentence) => {
  expect(isOtherLanguage(sentence, 'fr', byAccents)).toBe(true);
  expect(isOtherLanguage(sentence, 'en', byAccents)).toBe(false);
});

it.each([
  'GitHub Actions',
  'Appium, Selenium, Jenkins, Katalon, Slack, Jira',
  'GET /devices',
  'https://example.com/read-the-docs/for-all.html',
  "Au-delà, l'API répond 429 Too Many Requests, et votre programme attend.",
  'Ouvrir dans Slack',
])('lets names and quoted terms pass on a French page: %s', (sentence) => {
  expect(isOtherLanguage(sentence, 'fr', byAccents)).toBe(false);
});

it('finds French on an English page', () => {
  expect(isOtherLanguage('Les sessions de votre équipe sont là.', 'en', byAccents)).toBe(true);
});

describe('checkLanguage', () => {
  const page = (file: string, ...texts: string[]): Document => ({
    file,
    language: 'fr',
    texts: texts.map((text) => ({place: 'p', text})),
  });

  it('names a sentence once, with the first page and the number of others', () => {
    const pages = [page('a.html', 'Read this first.'), page('b.html', 'Read this first.')];
    const {problems} = checkLanguage(pages, {}, byAccents);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({
      file: 'a.html',
      text: 'English on a French page (p, and on 1 more): “Read this first.”',
    });
  });

  it('lets pass what has a reason, and names reasons without a text', () => {
    const pages = [page('a.html', '« No minutes left »')];
    const allowed = {'No minutes left': 'message of the API', 'Gone away': 'no page has it'};
    const {problems} = checkLanguage(pages, allowed, byAccents);
    expect(problems.map(({text}) => text)).toEqual([
      'otherLanguage lets “Gone away” pass, which no page holds any more.',
    ]);
  });
});
