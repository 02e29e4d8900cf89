import {useSyncExternalStore} from 'react';
import * as z from 'zod/mini';
import {storageSlot} from '@site/src/lib/storage';
import {storageKeys} from '@site/src/lib/storageKeys';

const path = z.string().check(z.maxLength(400), z.regex(/^\/(?![/\\])[^\s\\]*$/));
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
  /** Markdown of ours or of the service; empty for grades without any. */
  text: long,
  /** The quotation of a passage. */
  blocks: list(block),
  sources: list(source),
  /** How a service's answer ended, when not as it should. */
  note: z.optional(z.enum(['fallback', 'stopped'])),
  /** Why the search failed. */
  reason: z.optional(z.enum(['no-index', 'network', 'unsupported', 'timeout', 'offline'])),
});

const conversation = z.object({
  version: z.literal(2),
  turns: list(z.object({id: z.number(), question: long, reply: z.optional(reply)})),
});

export type ReplySource = z.infer<typeof source>;
export type Reply = z.infer<typeof reply>;

/** A question with its answer; without one while it is awaited, or where the page was left before. */
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
    const stored = conversation.safeParse(JSON.parse(conversationSlot.read() ?? 'null'));
    return stored.success ? stored.data.turns.slice(-MAX_TURNS) : [];
  } catch {
    // Not JSON: junk like any other.
    return [];
  }
}

const listeners = new Set<() => void>();
let chat: Chat | null = null;
let running: AbortController | null = null;

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

/** Ends the answer on its way; a later one of the same question is dropped. */
function settle(answer: Reply): void {
  const {turns} = currentChat();
  running = null;
  change({
    partial: null,
    turns: turns.map((turn, index) =>
      index === turns.length - 1 ? {...turn, reply: answer} : turn,
    ),
  });
}

/** Answers a question; `onText` takes the text so far. It never rejects. */
export type Answerer = (
  question: string,
  options: {readonly signal: AbortSignal; readonly onText: (text: string) => void},
) => Promise<Reply>;

function answerLast(turns: readonly Turn[], answer: Answerer): void {
  const question = turns.at(-1)?.question;
  if (question === undefined || running) {
    return;
  }
  const controller = new AbortController();
  running = controller;
  const isCurrent = (): boolean => running === controller;
  change({turns, partial: ''});
  const onText = (partial: string): void => {
    if (isCurrent()) {
      change({partial});
    }
  };
  void answer(question, {signal: controller.signal, onText}).then((done) => {
    if (isCurrent()) {
      settle(done);
    }
  });
}

/**
 * Asks a question, unless an answer is on its way: the question waits in the field then.
 * @param typed As it was typed; blanks alone ask for nothing.
 * @param answer Answers it.
 */
export function ask(typed: string, answer: Answerer): void {
  const question = typed.trim().slice(0, MAX_QUESTION_LENGTH);
  const {turns} = currentChat();
  if (running) {
    setDraft(question);
  } else if (question) {
    const id = (turns.at(-1)?.id ?? 0) + 1;
    answerLast([...turns, {id, question}].slice(-MAX_TURNS), answer);
  }
}

/** Asks the last question again, in place of its answer. */
export function askAgain(answer: Answerer): void {
  const {turns} = currentChat();
  answerLast(
    turns.map((turn, index) =>
      index === turns.length - 1 ? {id: turn.id, question: turn.question} : turn,
    ),
    answer,
  );
}

/** Stops the answer on its way at once, even while the index loads, and keeps the text so far. */
export function stopAnswer(): void {
  if (running) {
    running.abort();
    const text = currentChat().partial ?? '';
    settle({grade: 'service', text, blocks: [], sources: [], note: 'stopped'});
  }
}

/** Forgets everything, in memory and in the storage. */
export function clearConversation(): void {
  running?.abort();
  running = null;
  change({turns: [], partial: null, draft: ''});
  conversationSlot.clear();
}
