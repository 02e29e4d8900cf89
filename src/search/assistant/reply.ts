import {translate} from '@docusaurus/Translate';
import {locale} from '@site/src/lib/locale';
import {log} from '@site/src/lib/log';
import type {SiteConfig} from '@site/src/lib/useSiteConfig';
import {answerFromSite, recogniseCourtesy, type Courtesy} from '../answers';
import {SearchError, type Answer, type Passage} from '../types';
import {failureOf} from '../useSearch';
import {askService, type ServiceOptions} from './service';
import type {Reply, ReplySource} from './store';

export interface Question {
  readonly question: string;
  /** Path of the page that it is asked from. */
  readonly path: string;
  /** Adds the language to a path of this site. */
  readonly localized: (path: string) => string;
  readonly config: SiteConfig;
}

/** Passages sent to the service: enough to answer, few enough to read at once. */
const SENT_PASSAGES = 6;
const MAX_SOURCES = 3;

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

/** One link for each page, best first. */
function sourcesOf(sources: readonly ReplySource[]): readonly ReplySource[] {
  const byPage = new Map<string, ReplySource>();
  for (const {url, page, section, words} of sources) {
    const path = url.replace(/#.*$/, '');
    if (!byPage.has(path)) {
      byPage.set(path, {
        url,
        page,
        ...(section && section !== page && {section}),
        ...(words && {words}),
      });
    }
  }
  return [...byPage.values()].slice(0, MAX_SOURCES);
}

/** The conversation's form of an answer of the site. */
function replyOf(answer: Answer): Reply {
  switch (answer.grade) {
    case 'fact':
      return {grade: 'fact', text: answer.text, sources: sourcesOf(answer.sources)};
    case 'passage':
      return {
        grade: 'passage',
        blocks: answer.passages[0]?.blocks,
        sources: sourcesOf(answer.passages),
      };
    case 'closest':
      return {
        grade: 'closest',
        sources: answer.pages.map(({url, title, words}) => ({url, page: title, words})),
      };
    case 'nothing':
      return answer;
  }
}

/**
 * Answers a question: from the site's data and pages, or by the configured service, with the
 * former where the service fails.
 * @param question The question, where it was asked, and the settings.
 * @param options Signal to stop, and a function that takes a streamed text as it grows.
 * @returns The reply to show. It throws for bugs only.
 */
export async function answerQuestion(
  {question, path, localized, config}: Question,
  options: ServiceOptions,
): Promise<Reply> {
  const courtesy = recogniseCourtesy(question);
  if (courtesy) {
    return {grade: 'courtesy', text: courtesyTexts[courtesy]};
  }
  const {brand, supportEmail, statusUrl, chatApiUrl} = config;
  const {signal} = options;
  const needsPassages = chatApiUrl !== null;
  const context = {path, localized, brand, supportEmail, statusUrl, signal, needsPassages};
  let reply: Reply;
  let sent: readonly Passage[] = [];
  try {
    const found = await answerFromSite(question, context);
    reply = replyOf(found.answer);
    sent = found.passages.slice(0, SENT_PASSAGES);
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
      isSure: reply.grade === 'fact' || reply.grade === 'passage',
    },
    options,
  );
  return text === null
    ? {...reply, note: 'fallback'}
    : {grade: 'service', text, sources: sourcesOf(sent)};
}
