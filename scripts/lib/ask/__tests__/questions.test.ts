import {questionProblems} from '../figures';
import {scoreQuestions, type AnsweredQuestion} from '../questions';

const answered = (
  place: number | null,
  isAnswerable = true,
  isDeclined = false,
): AnsweredQuestion => ({
  question: 'x',
  set: 'tune',
  isAnswerable,
  isDeclined,
  place,
});

it('counts right pages, and questions that are rightly declined', () => {
  expect(
    scoreQuestions([
      answered(1),
      answered(3),
      answered(4),
      answered(null, true, true),
      answered(null, false, true),
      answered(null, false, false),
    ]),
  ).toEqual({
    count: 4,
    first: 0.25,
    firstThree: 0.5,
    reciprocalRank: 0.3958,
    unanswerable: 2,
    declined: 0.5,
  });
});

it('names what is below the floors, and languages that differ', () => {
  const good = {
    count: 1,
    first: 0.8,
    firstThree: 0.92,
    reciprocalRank: 0.9,
    unanswerable: 1,
    declined: 0.85,
  };
  const figures = {all: good, tune: good, 'held-out': good};
  expect(questionProblems({questions: {en: figures, fr: figures}})).toEqual([]);
  const bad = {...figures, all: {...good, declined: 0.5}};
  expect(questionProblems({questions: {en: figures, fr: bad}})).toEqual([
    'questions, fr: 50.0 % declined, below 85.0 %',
    'questions: the languages differ by 35.0 % declined',
  ]);
});
