import {useSyncExternalStore} from 'react';
import * as z from 'zod/mini';
import {storageSlot} from '@site/src/lib/storage';
import {storageKeys} from '@site/src/lib/storageKeys';
import {answerQuestion, type Place, type Reply, type Turn} from './reply';

export interface Chat {
  readonly turns: readonly Turn[];
  /** Whether the last answer is on its way: it has the text that the service has streamed so far. */
  readonly isBusy: boolean;
  /** Text of the field, kept while the panel is closed. */
  readonly draft: string;
}

/** Longest question, in characters. */
export const MAX_QUESTION_LENGTH = 500;

/** Kept until the tab is closed. */
const conversationSlot = storageSlot('sessionStorage', storageKeys.conversation);

/** Of the form of stored conversations: others are not read. */
const VERSION = 4;

/** An answer that cannot be drawn says so by itself. */
const stored = z.object({
  version: z.literal(VERSION),
  turns: z.array(
    z.object({question: z.string(), reply: z.custom<Reply>((reply) => reply instanceof Object)}),
  ),
});

/** Reads a stored conversation; junk counts as nothing. */
function readTurns(): readonly Turn[] {
  try {
    return stored.parse(JSON.parse(conversationSlot.read() ?? '')).turns;
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();
let chat: Chat = {turns: readTurns(), isBusy: false, draft: ''};
let running = new AbortController();

/** The conversation of this tab. */
export const currentChat = (): Chat => chat;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useChat = (): Chat => useSyncExternalStore(subscribe, currentChat);

function change(next: Partial<Chat>) {
  chat = {...chat, ...next};
  if (next.turns) {
    conversationSlot.write(JSON.stringify({version: VERSION, turns: next.turns}));
  }
  listeners.forEach((listener) => {
    listener();
  });
}

export const setDraft = (draft: string): void => change({draft});

async function answer(question: string, earlier: readonly Turn[], place: Place) {
  running = new AbortController();
  const {signal} = running;
  const show = (reply: Reply, isBusy: boolean) => {
    if (!signal.aborted) {
      change({turns: [...earlier, {question, reply}], isBusy});
    }
  };
  // Stop, and a page that is left, leave it as it is.
  const onText = (text: string) => show({grade: 'service', text, note: 'interrupted'}, true);
  onText('');
  show(await answerQuestion(question, earlier, place, {signal, onText}), false);
}

/** Asks a question, unless it is blank; while an answer is on its way, it waits in the field. */
export function ask(typed: string, place: Place, earlier = chat.turns): void {
  const question = typed.trim().slice(0, MAX_QUESTION_LENGTH);
  if (question && chat.isBusy) {
    setDraft(question);
  } else if (question) {
    void answer(question, earlier, place);
  }
}

/** Asks the last question again, in place of its answer. */
export function askAgain(place: Place): void {
  ask(chat.turns.at(-1)?.question ?? '', place, chat.turns.slice(0, -1));
}

/** Stops the answer on its way at once, even while the index loads, and keeps the text so far. */
export function stopAnswer(): void {
  running.abort();
  change({isBusy: false});
}

/** Forgets everything, in memory and in the storage. */
export function clearConversation(): void {
  running.abort();
  change({turns: [], isBusy: false, draft: ''});
  conversationSlot.clear();
}
