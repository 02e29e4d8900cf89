import {answerFrom} from '../request';

const passages = [
  {url: '/#pricing', title: 'Pricing', text: `**Plan · Price**\n\n- ${'Fire '.repeat(99)}`},
  {url: '/b/', title: 'Other', text: 'Other'},
];

const ask = (more: object): string =>
  answerFrom({
    language: 'en',
    page: '/',
    question: 'How much?',
    passages,
    ...more,
  });

it('answers with the whole best passage, and cites it', () => {
  expect(ask({})).toBe(`${passages[0]?.text}\n\n[Pricing](/#pricing)`);
});

it('says when there are no passages', () => {
  expect(ask({passages: [], language: 'fr'})).toMatch(/Je n’ai rien trouvé/);
});
