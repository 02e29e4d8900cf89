import {translate} from '@docusaurus/Translate';
import {locale} from '@site/src/lib/locale';
import {log} from '@site/src/lib/log';
import type {SiteConfig} from '@site/src/lib/useSiteConfig';
import {answerFromSite, recogniseCourtesy, type Courtesy, type SiteAnswer} from '../answers';
import {SearchError} from '../types';
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
          'I am a program, not a person. I answer from the pages of this site: plans, devices, documentation, the API, the blog.',
      });
  }
}

const pathOf = (url: string): string => url.replace(/#.*$/, '');

/** One link for each page, best first. */
function sourcesOf(sources: readonly ReplySource[]): readonly ReplySource[] {
  const isFirst = ({url}: ReplySource, index: number): boolean =>
    sources.findIndex((other) => pathOf(other.url) === pathOf(url)) === index;
  return sources
    .filter(isFirst)
    .slice(0, MAX_SOURCES)
    .map(({url, page, section, words}) => ({
      url,
      page,
      ...(section && section !== page && {section}),
      ...(words && {words}),
    }));
}

/** The conversation's form of an answer of the site. */
function replyOf({answer}: SiteAnswer): Reply {
  const empty = {grade: answer.grade, text: '', blocks: [], sources: []};
  switch (answer.grade) {
    case 'fact':
      return {...empty, text: answer.text, sources: sourcesOf(answer.sources)};
    case 'passage':
      return {
        ...empty,
        blocks: answer.passages[0]?.blocks ?? [],
        sources: sourcesOf(answer.passages),
      };
    case 'closest':
      return {
        ...empty,
        sources: sourcesOf(answer.pages.map(({url, title, words}) => ({url, page: title, words}))),
      };
    case 'nothing':
      return empty;
  }
}

/** The site's own answer, or the reason why there is none. */
async function answerHere(question: Question, signal: AbortSignal) {
  const {path, localized, config} = question;
  try {
    const {brand, supportEmail, statusUrl} = config;
    const found = await answerFromSite(question.question, {
      path,
      localized,
      brand,
      supportEmail,
      statusUrl,
      signal,
      needsPassages: config.chatApiUrl !== null,
    });
    return {reply: replyOf(found), passages: found.passages};
  } catch (error) {
    if (!(error instanceof SearchError) && !signal.aborted) {
      log.error('The search could not be loaded.', error);
    }
    const reply: Reply = {
      grade: 'failed',
      text: '',
      blocks: [],
      sources: [],
      reason: failureOf(error),
    };
    return {reply, passages: []};
  }
}

/**
 * Answers a question: from the site's data and pages, or by the configured service, with the
 * former where the service fails.
 * @param question The question, where it was asked, and the settings.
 * @param options Signal to stop, and a function that takes a streamed text as it grows.
 * @returns The reply to show. It throws for bugs only.
 */
export async function answerQuestion(question: Question, options: ServiceOptions): Promise<Reply> {
  const {question: text, path, config} = question;
  const courtesy = recogniseCourtesy(text);
  if (courtesy) {
    return {grade: 'courtesy', text: courtesyText(courtesy), blocks: [], sources: []};
  }
  const {reply, passages} = await answerHere(question, options.signal);
  if (!config.chatApiUrl || options.signal.aborted) {
    return reply;
  }
  const sent = passages.slice(0, SENT_PASSAGES);
  const outcome = await askService(
    {url: config.chatApiUrl, question: text, from: {path, locale}, passages: sent},
    options,
  );
  return outcome.status === 'answered'
    ? {grade: 'service', text: outcome.text, blocks: [], sources: sourcesOf(sent)}
    : {...reply, note: 'fallback'};
}
