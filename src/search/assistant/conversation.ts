import {useSyncExternalStore} from 'react';
import {storageSlot} from '@site/src/lib/storage';
import {storageKeys} from '@site/src/lib/storageKeys';
import type {MarkedSource} from '../parts/SourceLink';
import type {Answer} from '../types';
import type {FailureReason} from '../useSearch';

/** An answer of the site, of the service, of the assistant itself, or why there is none. */
export type Reply = (
  | Answer
  | {
      readonly grade: 'courtesy' | 'service';
      /** Markdown. */
      readonly text: string;
      readonly sources: readonly MarkedSource[];
    }
  | {readonly grade: 'failed'; readonly reason: FailureReason}
) & {
  /** How it ended, when not as it should. */
  readonly note?: 'fallback' | 'stopped' | 'interrupted';
};

/** A question with its answer; without one while it is awaited. */
export interface Turn {
  readonly id: number;
  readonly question: string;
  readonly reply?: Reply | undefined;
}

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

/** Of the form of stored conversations: others are not read. */
const VERSION = 3;

interface Stored {
  readonly version: number;
  readonly turns: readonly Turn[];
}

const isTurn = (turn: Partial<Turn> | null): turn is Turn =>
  typeof turn?.id === 'number' && typeof turn.question === 'string';

/** Reads a stored conversation; junk counts as nothing. An answer that cannot be drawn says so by itself. */
function readTurns(): readonly Turn[] {
  try {
    const {version, turns} = JSON.parse(conversationSlot.read() ?? '') as Stored;
    // Without an answer, the page was left, or loaded anew, before there was one.
    const reply: Reply = {grade: 'service', text: '', sources: [], note: 'interrupted'};
    return version === VERSION
      ? turns
          .filter(isTurn)
          .slice(-MAX_TURNS)
          .map((turn) => ({reply, ...turn}))
      : [];
  } catch {
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
    conversationSlot.write(JSON.stringify({version: VERSION, turns: next.turns} satisfies Stored));
  }
  listeners.forEach((listener) => {
    listener();
  });
}

/** @param draft The field's text. */
export function setDraft(draft: string): void {
  change({draft});
}

/** Answers the last question; `onText` takes the text so far. It never rejects. */
export type Answerer = (
  turns: readonly Turn[],
  options: {readonly signal: AbortSignal; readonly onText: (text: string) => void},
) => Promise<Reply>;

/** The conversation with another answer to its last question, or with none. */
function withReply(reply?: Reply): readonly Turn[] {
  const {turns} = currentChat();
  return turns.map((turn) => (turn === turns.at(-1) ? {...turn, reply} : turn));
}

async function answerLast(turns: readonly Turn[], answer: Answerer): Promise<void> {
  if (turns.length === 0 || currentChat().partial !== null) {
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
  const reply = await answer(turns, {signal, onText});
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
    const reply: Reply = {grade: 'service', text: partial, sources: [], note: 'stopped'};
    change({partial: null, turns: withReply(reply)});
  }
}

/** Forgets everything, in memory and in the storage. */
export function clearConversation(): void {
  running.abort();
  change({turns: [], partial: null, draft: ''});
  conversationSlot.clear();
}
