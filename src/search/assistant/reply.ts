import {translate} from '@docusaurus/Translate';
import {companyTopics, type CompanyAddresses} from '@site/src/data/assistant/company';
import {deviceTopics} from '@site/src/data/assistant/devices';
import {planTopics} from '@site/src/data/assistant/plans';
import {composeAnswer} from '@site/src/lib/assistant/compose';
import type {AssistantMessage} from '@site/src/lib/assistant/conversation';
import {isOrder, recogniseCourtesy, type Courtesy} from '@site/src/lib/assistant/intents';
import {plainText} from '@site/src/lib/assistant/markdown';
import {askService, type ServiceOptions} from '@site/src/lib/assistant/service';
import {answerFromTopics, topicQuestion, type Topic} from '@site/src/lib/assistant/topics';
import type {AskedFrom, LocalAnswer, Source} from '@site/src/lib/assistant/types';
import type {Passage} from '@site/src/lib/siteSearch/types';
import {findPassages, type Found} from './findPassages';

export interface Question {
  readonly text: string;
  readonly from: AskedFrom;
  readonly brand: string;
  /** Adds the language to a path of this site. */
  readonly localized: (path: string) => string;
  readonly addresses: CompanyAddresses;
  /** Address of the answer service; null where none is configured. */
  readonly serviceUrl: string | null;
}

export type Reply = Omit<AssistantMessage, 'id' | 'from'>;

/** How many passages the service is sent: enough to answer, little enough to read at once. */
const SENT_PASSAGES = 6;

function courtesyText(courtesy: Courtesy): string {
  switch (courtesy) {
    case 'greeting':
      return translate({
        id: 'assistant.courtesy.greeting',
        message: 'Hello. What would you like to know about {brand}?',
      });
    case 'thanks':
      return translate({
        id: 'assistant.courtesy.thanks',
        message: 'You are welcome. Ask again whenever something comes up.',
      });
    case 'goodbye':
      return translate({id: 'assistant.courtesy.goodbye', message: 'Goodbye, and good testing.'});
    case 'self':
      return translate({
        id: 'assistant.courtesy.self',
        message:
          'I am a program, not a person. I look through the pages of this site and answer with what stands there: plans, devices, documentation, the API, the blog.',
      });
  }
}

const topicsOf = ({addresses}: Question): readonly Topic[] => [
  ...planTopics,
  ...companyTopics(addresses),
  ...deviceTopics,
];

function fromTopics(question: Question): LocalAnswer | null {
  const {text, from, brand, localized} = question;
  const found = answerFromTopics(text, topicsOf(question), from.locale, brand);
  return (
    found && {
      kind: 'facts',
      text: found.text,
      sources: found.topic.sources.map((source) => ({...source, url: localized(source.url)})),
    }
  );
}

function reply({kind, text, sources}: LocalAnswer): Reply {
  return {kind, text, sources: [...sources]};
}

/** Where the best passage is one that the site's own data fill, they answer in its place. */
function withFacts(answer: LocalAnswer, question: Question): LocalAnswer {
  const best = answer.sources[0]?.url;
  const topic = topicsOf(question).find(({fills = []}) =>
    fills.some((place) => question.localized(place) === best),
  );
  const text = answer.kind === 'pages' ? topic?.answer(topicQuestion(question.text)) : null;
  return text ? {...answer, kind: 'facts', text} : answer;
}

/** What the site says about the question, without leaving the browser. */
function local(question: Question, facts: LocalAnswer | null, found: Found): Reply {
  if (facts) {
    return reply(facts);
  }
  return found.status === 'found'
    ? reply(withFacts(composeAnswer(found.evidence, question.from), question))
    : {kind: 'trouble', text: '', sources: [], trouble: found.trouble};
}

/** Facts go to the service as a passage like the others. */
function factsPassage(
  facts: LocalAnswer | null,
): readonly Pick<Passage, 'url' | 'page' | 'text'>[] {
  const source = facts?.sources[0];
  return facts && source ? [{url: source.url, page: source.page, text: plainText(facts.text)}] : [];
}

function sourcesFor(facts: LocalAnswer | null, answer: Reply): Source[] {
  return [...(facts?.sources ?? answer.sources)];
}

/**
 * Answers a question: from the site's data and pages, or by the configured service, with the
 * former where the service fails.
 * @param question What is asked, where, and by which settings.
 * @param options Signal to stop, and what to do with a streamed text as it grows.
 * @returns What to show. It never throws but for bugs.
 */
export async function answerQuestion(question: Question, options: ServiceOptions): Promise<Reply> {
  const courtesy = recogniseCourtesy(question.text);
  if (courtesy) {
    return {kind: 'courtesy', text: courtesyText(courtesy), sources: []};
  }
  if (isOrder(question.text)) {
    return {kind: 'unknown', text: '', sources: []};
  }
  const facts = fromTopics(question);
  if (!question.serviceUrl && facts) {
    return reply(facts);
  }
  const found = await findPassages(question.text, options.signal);
  const fallback = local(question, facts, found);
  if (!question.serviceUrl || options.signal.aborted) {
    return fallback;
  }
  const passages = found.status === 'found' ? found.evidence.passages : [];
  const outcome = await askService(
    {
      url: question.serviceUrl,
      question: question.text,
      from: question.from,
      passages: [...factsPassage(facts), ...passages].slice(0, SENT_PASSAGES),
    },
    options,
  );
  const partial: Reply = {
    kind: 'service',
    text: outcome.text,
    sources: sourcesFor(facts, fallback),
  };
  switch (outcome.status) {
    case 'answered':
      return partial;
    case 'stopped':
      return {...partial, note: 'stopped'};
    case 'failed':
      return {...fallback, note: 'fallback'};
  }
}
