import {fold} from '@site/src/lib/searchWords';
import type {Source} from './types';
import {likeness, plainWords, questionWords} from './words';

/** A question that the site's own data answers, whatever words it is asked in. */
export interface Topic {
  readonly id: string;
  /** What the folded question has to hold. */
  readonly asks: RegExp;
  /**
   * Folded words, divided by spaces, that may stand in such a question. One that is not among them
   * (another product, another subject) means that something else is asked.
   */
  readonly about: string;
  /** The answer, in Markdown; null where the data has none for this question. */
  readonly answer: (question: TopicQuestion) => string | null;
  /** Paths without the language; the best first. */
  readonly sources: readonly Source[];
  /** Places whose text the answer stands for when the search finds them: paths without the language. */
  readonly fills?: readonly string[];
}

export interface TopicQuestion {
  /** The question, folded. */
  readonly text: string;
  readonly words: readonly string[];
}

/** Words that change nothing about what is asked. */
const POLITE =
  'per par each chaque today now currently maintenant actuellement presently please svp information info infos infomations details detail question questions know year years annee annees month months mois monthly mensuel mensuelle'.split(
    ' ',
  );

const isNumber = (word: string): boolean => /^\d+$/.test(word);

function knows(vocabulary: readonly string[], word: string): boolean {
  return isNumber(word) || vocabulary.some((known) => likeness(word, known) > 0.7);
}

/** @param question As it was typed. */
export function topicQuestion(question: string): TopicQuestion {
  return {text: fold(question).replace(/['’]/g, ' '), words: plainWords(question)};
}

export interface TopicAnswer {
  readonly topic: Topic;
  readonly text: string;
}

/**
 * Looks for the topic that a question is about.
 * @param question As it was typed.
 * @param topics In the order in which they are tried.
 * @param locale Language of the page.
 * @param brand The site's name, which may stand in any question.
 * @returns The topic and its answer, or null.
 */
export function answerFromTopics(
  question: string,
  topics: readonly Topic[],
  locale: string,
  brand = '',
): TopicAnswer | null {
  const asked = topicQuestion(question);
  const words = questionWords(question, locale, brand);
  for (const topic of topics) {
    const vocabulary = [...topic.about.split(/\s+/), ...POLITE];
    if (topic.asks.test(asked.text) && words.every((word) => knows(vocabulary, word))) {
      const answer = topic.answer(asked);
      if (answer !== null) {
        return {topic, text: answer};
      }
    }
  }
  return null;
}
