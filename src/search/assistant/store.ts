import {useSyncExternalStore} from 'react';
import * as z from 'zod/mini';
import {storageSlot} from '@site/src/lib/storage';
import {storageKeys} from '@site/src/lib/storageKeys';
import {safeHref} from './safeHref';

const path = z.string().check(
  z.maxLength(400),
  z.refine((url) => url.startsWith('/') && safeHref(url, window.location.origin) !== null),
);
const line = z.string().check(z.maxLength(300));
const long = z.string().check(z.maxLength(20_000));

/** A list that nothing changes in place. */
const list = <T extends z.core.SomeType>(each: T) => z.readonly(z.array(each));

const source = z.object({
  url: path,
  page: line,
  section: z.optional(line),
  /** To highlight on the page. */
  words: z.optional(list(line)),
});

const block = z.discriminatedUnion('type', [
  z.object({type: z.literal('text'), text: long}),
  z.object({type: z.literal('code'), text: long}),
  z.object({type: z.literal('rows'), header: list(long), rows: list(list(long))}),
]);

const reply = z.object({
  /** The grades of the site's own answers, and four more that come from elsewhere. */
  grade: z.enum(['fact', 'passage', 'closest', 'nothing', 'courtesy', 'service', 'failed']),
  /** Markdown of ours or of the service. */
  text: z.optional(long),
  /** The quotation of a passage. */
  blocks: z.optional(list(block)),
  sources: z.optional(list(source)),
  /** How it ended, when not as it should. */
  note: z.optional(z.enum(['fallback', 'stopped', 'interrupted'])),
  /** Why the search failed. */
  reason: z.optional(z.enum(['no-index', 'network', 'unsupported', 'timeout', 'offline'])),
});

const conversation = z.object({
  version: z.literal(2),
  turns: list(z.object({id: z.number(), question: long, reply: z.optional(reply)})),
});

export type ReplySource = z.infer<typeof source>;
export type Reply = z.infer<typeof reply>;

/** A question with its answer; without one while it is awaited. */
export type Turn = z.infer<typeof conversation>['turns'][number];

export interface Chat {
  readonly turns: readonly Turn[];
  /** The answer on its way, as far as a service has streamed it; null while nothing is awaited. */
  readonly partial: string | null;
  /** Text of the field, kept while the panel is closed. */
  readonly draft: string;
}

/** Longest question, in characters. */
export const MAX_QUESTION_LENGTH = 500;

/** More than a visit has; the oldest go first. */
export const MAX_TURNS = 30;

/** Kept until the tab is closed. */
export const conversationSlot = storageSlot('session', storageKeys.conversation);

/**
 * Reads a stored conversation. Anyone may have written it: content that does not fit the schema
 * counts as nothing, and the rest is shown as text and checked links, never as markup.
 */
function readTurns(): readonly Turn[] {
  try {
    const {turns} = conversation.parse(JSON.parse(conversationSlot.read() ?? 'null'));
    // Without an answer, the page was left, or loaded anew, before there was one.
    const reply: Reply = {grade: 'service', note: 'interrupted'};
    return turns.slice(-MAX_TURNS).map((turn) => ({reply, ...turn}));
  } catch {
    // Nothing stored, or junk.
    return [];
  }
}

const listeners = new Set<() => void>();
let chat: Chat | null = null;
let running = new AbortController();

/** The conversation of this tab. */
export function currentChat(): Chat {
  chat ??= {turns: readTurns(), partial: null, draft: ''};
  return chat;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useChat(): Chat {
  return useSyncExternalStore(subscribe, currentChat, currentChat);
}

function change(next: Partial<Chat>): void {
  chat = {...currentChat(), ...next};
  if (next.turns) {
    conversationSlot.write(JSON.stringify({version: 2, turns: next.turns}));
  }
  listeners.forEach((listener) => {
    listener();
  });
}

/** @param draft The field's text. */
export function setDraft(draft: string): void {
  change({draft});
}

/** Answers a question; `onText` takes the text so far. It never rejects. */
export type Answerer = (
  question: string,
  options: {readonly signal: AbortSignal; readonly onText: (text: string) => void},
) => Promise<Reply>;

/** The conversation with another answer to its last question, or with none. */
function withReply(reply?: Reply): readonly Turn[] {
  const {turns} = currentChat();
  return turns.map((turn) => (turn === turns.at(-1) ? {...turn, reply} : turn));
}

async function answerLast(turns: readonly Turn[], answer: Answerer): Promise<void> {
  const question = turns.at(-1)?.question;
  if (question === undefined || currentChat().partial !== null) {
    return;
  }
  running = new AbortController();
  const {signal} = running;
  change({turns, partial: ''});
  const onText = (partial: string): void => {
    if (!signal.aborted) {
      change({partial});
    }
  };
  const reply = await answer(question, {signal, onText});
  if (!signal.aborted) {
    change({partial: null, turns: withReply(reply)});
  }
}

/**
 * Asks a question, unless an answer is on its way: the question waits in the field then.
 * @param typed As it was typed; blanks alone ask for nothing.
 * @param answer Answers it.
 */
export function ask(typed: string, answer: Answerer): void {
  const question = typed.trim().slice(0, MAX_QUESTION_LENGTH);
  const {turns, partial} = currentChat();
  if (partial !== null) {
    setDraft(question);
  } else if (question) {
    const id = (turns.at(-1)?.id ?? 0) + 1;
    void answerLast([...turns, {id, question}].slice(-MAX_TURNS), answer);
  }
}

/** Asks the last question again, in place of its answer. */
export function askAgain(answer: Answerer): void {
  void answerLast(withReply(), answer);
}

/** Stops the answer on its way at once, even while the index loads, and keeps the text so far. */
export function stopAnswer(): void {
  const {partial} = currentChat();
  if (partial !== null) {
    running.abort();
    const reply: Reply = {grade: 'service', text: partial, note: 'stopped'};
    change({partial: null, turns: withReply(reply)});
  }
}

/** Forgets everything, in memory and in the storage. */
export function clearConversation(): void {
  running.abort();
  change({turns: [], partial: null, draft: ''});
  conversationSlot.clear();
}
