import {translate} from '@docusaurus/Translate';
import {companyTopics, type CompanyAddresses} from '@site/src/data/assistant/company';
import {deviceTopics} from '@site/src/data/assistant/devices';
import {meaningOf} from '@site/src/data/assistant/meanings';
import {planTopics} from '@site/src/data/assistant/plans';
import {composeAnswer} from '@site/src/lib/assistant/compose';
import type {AssistantMessage} from '@site/src/lib/assistant/conversation';
import {isOrder, recogniseCourtesy, type Courtesy} from '@site/src/lib/assistant/intents';
import {plainText} from '@site/src/lib/assistant/markdown';
import {askService, type ServiceOptions} from '@site/src/lib/assistant/service';
import {answerFromTopics} from '@site/src/lib/assistant/topics';
import type {AskedFrom, LocalAnswer, Source} from '@site/src/lib/assistant/types';
import {fold} from '@site/src/lib/searchWords';
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

function fromTopics({text, from, brand, addresses, localized}: Question): LocalAnswer | null {
  const topics = [...planTopics, ...companyTopics(addresses), ...deviceTopics];
  const found = answerFromTopics(text, topics, from.locale, brand);
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

/** What the site says about the question, without leaving the browser. */
function local(question: Question, facts: LocalAnswer | null, found: Found): Reply {
  if (facts) {
    return reply(facts);
  }
  return found.status === 'found'
    ? reply(
        composeAnswer({
          question: question.text,
          passages: found.passages,
          from: question.from,
          brand: question.brand,
          lookUp: found.lookUp,
        }),
      )
    : {kind: 'trouble', text: '', sources: [], trouble: found.trouble};
}

/** What to look for: the question itself, or what such a question means. */
function wantedOf({text, from}: Question): string {
  return meaningOf(fold(text).replace(/['’-]/g, ' '), from.locale) ?? text;
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
  const wanted = wantedOf(question);
  const found = await findPassages(wanted, options.signal);
  const fallback = local({...question, text: wanted}, facts, found);
  if (!question.serviceUrl || options.signal.aborted) {
    return fallback;
  }
  const passages = found.status === 'found' ? found.passages : [];
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
