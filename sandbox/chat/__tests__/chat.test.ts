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
    isSure: true,
    ...more,
  });

it('answers with the whole best passage', () => {
  expect(ask({})).toBe(passages[0]?.text);
});

it('says when the pages may not answer, or when there are none', () => {
  expect(ask({isSure: false})).toMatch(/not sure/);
  expect(ask({passages: [], language: 'fr'})).toMatch(/Je n’ai rien trouvé/);
});
