import {
  MAX_MESSAGES,
  readConversation,
  writeConversation,
  type Message,
} from '@site/src/lib/assistant/conversation';
import {storageSlot} from '@site/src/lib/storage';

/** What is kept until the tab is closed. */
export const conversationSlot = storageSlot('session', 'firegrid:conversation');

export type Progress =
  | {readonly status: 'idle'}
  | {readonly status: 'thinking'}
  /** A service's answer, as far as it has come. */
  | {readonly status: 'streaming'; readonly text: string};

type Listener = () => void;

const IDLE: Progress = {status: 'idle'};

const listeners = new Set<Listener>();
let messages: readonly Message[] | null = null;
let progress: Progress = IDLE;
let draft = '';
/** Stops the answer that is on its way. It comes to its end while the panel is closed, too. */
let running: AbortController | null = null;

/** For `useSyncExternalStore`: the conversation of this session. */
export function currentMessages(): readonly Message[] {
  messages ??= readConversation(conversationSlot.read());
  return messages;
}

/** For `useSyncExternalStore`: what is going on. */
export function currentProgress(): Progress {
  return progress;
}

/** For `useSyncExternalStore`: what stands in the field, kept while the panel is closed. */
export function currentDraft(): string {
  return draft;
}

/** For `useSyncExternalStore`. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tellListeners(): void {
  listeners.forEach((listener) => {
    listener();
  });
}

/** @param text What stands in the field now. */
export function setDraft(text: string): void {
  draft = text;
  tellListeners();
}

function keep(next: readonly Message[]): void {
  messages = next.slice(-MAX_MESSAGES);
  conversationSlot.write(writeConversation(messages));
  tellListeners();
}

/** Number for the next message: higher than all that are there. */
function nextId(): number {
  return Math.max(0, ...currentMessages().map(({id}) => id)) + 1;
}

/** Adds a question, and stores the conversation as far as the browser lets it. */
export function addQuestion(text: string): void {
  keep([...currentMessages(), {from: 'visitor', id: nextId(), text}]);
}

const isQuestion = ({from}: Message): boolean => from === 'visitor';

/** Takes away what came after the last question, for another try. */
export function withdrawAnswer(): void {
  keep(currentMessages().slice(0, currentMessages().findLastIndex(isQuestion) + 1));
}

/** @returns The text of the last question. */
export function lastQuestion(): string | undefined {
  return currentMessages().findLast(isQuestion)?.text;
}

/** Whether an answer is on its way. */
export function isAnswering(): boolean {
  return running !== null;
}

type Answer = Extract<Message, {from: 'assistant'}>;

/** One try at an answer. What comes of it counts as long as no other has begun. */
export interface Attempt {
  readonly signal: AbortSignal;
  readonly grow: (text: string) => void;
  readonly end: (answer: Omit<Answer, 'id' | 'from'>) => void;
}

/** Begins to answer the last question. */
export function beginAnswer(): Attempt {
  const controller = new AbortController();
  running = controller;
  progress = {status: 'thinking'};
  tellListeners();
  return {
    signal: controller.signal,
    grow: (text) => {
      if (running === controller) {
        progress = {status: 'streaming', text};
        tellListeners();
      }
    },
    end: (answer) => {
      if (running === controller) {
        running = null;
        progress = IDLE;
        keep([...currentMessages(), {...answer, from: 'assistant', id: nextId()}]);
      }
    },
  };
}

/** Asks the answer that is on its way to come to an end. */
export function stopAnswer(): void {
  running?.abort();
}

/** Forgets everything, in memory and in the storage. */
export function clearConversation(): void {
  running?.abort();
  running = null;
  progress = IDLE;
  messages = null;
  draft = '';
  conversationSlot.clear();
  tellListeners();
}
