import {translate} from '@docusaurus/Translate';
import {locale} from '@site/src/lib/locale';
import {log} from '@site/src/lib/log';
import type {SiteConfig} from '@site/src/lib/useSiteConfig';
import {answerFromSite, recogniseCourtesy, type Courtesy} from '../answers';
import {blocksText} from '../engine/quote';
import {SearchError, type Passage, type SiteAnswer} from '../types';
import {failureOf} from '../useSearch';
import type {Reply, Turn} from './conversation';
import {askService, type ServiceOptions} from './service';

/** Sections sent to the service: enough to answer, few enough to read at once. */
const SENT_PASSAGES = 6;

/** Turns before the question that the service gets. */
const SENT_TURNS = 3;

const courtesyTexts: Readonly<Record<Courtesy, string>> = {
  greeting: translate({
    id: 'assistant.courtesy.greeting',
    message: 'Hello. What would you like to know about {brand}?',
  }),
  thanks: translate({
    id: 'assistant.courtesy.thanks',
    message: 'You are welcome. Feel free to ask another question.',
  }),
  goodbye: translate({id: 'assistant.courtesy.goodbye', message: 'Goodbye, and good testing.'}),
  self: translate({
    id: 'assistant.courtesy.self',
    message:
      'I am a program, not a person. I answer from the pages of this site: plans, devices, documentation, the API, the blog.',
  }),
};

/** Passages for an answer service: a fact comes first, like a section of the page that says it. */
function passagesFor({answer, passages}: SiteAnswer): readonly Passage[] {
  const own = answer.grade === 'fact' ? answer : undefined;
  const fact = own?.sources
    .slice(0, 1)
    .map((source) => ({...source, blocks: own.blocks, whole: own.blocks, words: []}));
  return [...(fact ?? []), ...passages].slice(0, SENT_PASSAGES);
}

/** An answer as the service is reminded of it. */
function textOf(reply: Reply | undefined): string {
  switch (reply?.grade) {
    case 'fact':
      return blocksText(reply.blocks);
    case 'quotes':
      return reply.quotes.map(({blocks}) => blocksText(blocks)).join('\n\n');
    case 'courtesy':
    case 'service':
      return reply.text;
    default:
      return '';
  }
}

/**
 * Answers a question: from the site's data and pages, or by the configured service, with the
 * former where the service fails.
 * @param turns The conversation; its last question is asked.
 * @param path Path of the page that it is asked from.
 * @param config The site's settings.
 * @param options Signal to stop, and a function that takes a streamed text as it grows.
 * @returns The reply to show. It throws for bugs only.
 */
export async function answerQuestion(
  turns: readonly Turn[],
  path: string,
  {chatApiUrl}: SiteConfig,
  options: ServiceOptions,
): Promise<Reply> {
  const question = turns.at(-1)?.question ?? '';
  const earlier = turns.slice(0, -1);
  const courtesy = recogniseCourtesy(question);
  if (courtesy) {
    return {grade: 'courtesy', text: courtesyTexts[courtesy], sources: []};
  }
  const {signal} = options;
  let reply: Reply;
  let sent: readonly Passage[] = [];
  try {
    const before = earlier.at(-1)?.question ?? '';
    const found = await answerFromSite(question, {path, before, signal});
    reply = found.answer;
    sent = passagesFor(found);
  } catch (error) {
    if (!(error instanceof SearchError) && !signal.aborted) {
      log.error('The search could not be loaded.', error);
    }
    reply = {grade: 'failed', reason: failureOf(error)};
  }
  if (!chatApiUrl || signal.aborted) {
    return reply;
  }
  const text = await askService(
    {
      url: chatApiUrl,
      question,
      language: locale,
      page: path,
      passages: sent,
      earlier: earlier
        .slice(-SENT_TURNS)
        .map((turn) => ({question: turn.question, answer: textOf(turn.reply)})),
    },
    options,
  );
  return text === null
    ? {...reply, note: 'fallback'}
    : // Those that the answer cites.
      {
        grade: 'service',
        text,
        sources: sent
          .filter(({url}) => text.includes(`](${url})`))
          .map(({whole: _whole, blocks: _blocks, ...source}) => source),
      };
}
