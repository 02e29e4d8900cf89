import {translate} from '@docusaurus/Translate';
import {spaced} from '../engine/language';
import {entriesOf} from './question';

/** A message that needs no look at the pages: a kindness, or a question about the assistant. */
export type Courtesy = 'greeting' | 'thanks' | 'goodbye' | 'self';

const fillers = entriesOf(
  translate({
    id: 'assistant.words.fillers',
    message:
      'there, all, everyone, you, to you, ok, okay, great, super, perfect, today, doing, a lot, so much, very much, for your help, for the help, later, soon, please',
  }),
);

const courtesies: readonly (readonly [Courtesy, string])[] = [
  [
    'greeting',
    translate({
      id: 'assistant.words.greeting',
      message:
        'hi, hello, hey, yo, good morning, good afternoon, good evening, good day, how are you, how are you doing, what s up, bonjour, salut',
    }),
  ],
  [
    'thanks',
    translate({
      id: 'assistant.words.thanks',
      message: 'thanks, thank you, many thanks, thx, ty, merci',
    }),
  ],
  [
    'goodbye',
    translate({
      id: 'assistant.words.goodbye',
      message: 'bye, bye bye, goodbye, see you, au revoir',
    }),
  ],
  [
    'self',
    translate({
      id: 'assistant.words.self',
      message:
        'who are you, what are you, are you human, are you a human, are you real, are you a robot, are you a bot, are you an ai, are you a machine, are you a person, are you a real person, am i talking to a human, am i talking to a bot, am i talking to a real person, do i talk to a human, what can you do, what can you help with, what can you help me with',
    }),
  ],
];

const known = courtesies.map(([courtesy, list]) => ({courtesy, phrases: entriesOf(list)}));

// Each word is read once, in its longest phrase: trying all ways to divide a long text takes for ever.
const longestFirst = [...known.flatMap(({phrases}) => phrases), ...fillers].sort(
  (a, b) => b.length - a.length,
);
const pattern = new RegExp(` (?:${longestFirst.join('|')})(?= )`, 'g');

/**
 * Recognises what is no question to the site: a message of such phrases and fillers alone.
 * @param text As it was typed.
 * @returns The courtesy, of several the last in the list above, or null for a question.
 */
export function recogniseCourtesy(text: string): Courtesy | null {
  const words = spaced(text);
  if (words.replace(pattern, '').trim() !== '') {
    return null;
  }
  const isIn = (phrase: string): boolean => words.includes(` ${phrase} `);
  return known.findLast(({phrases}) => phrases.some(isIn))?.courtesy ?? null;
}
