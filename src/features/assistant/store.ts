import {
  MAX_MESSAGES,
  readConversation,
  writeConversation,
  type Message,
} from '@site/src/lib/assistant/conversation';
import {storageSlot} from '@site/src/lib/storage';

/** What is kept until the tab is closed. */
export const conversationSlot = storageSlot('session', 'firegrid:conversation');

type Listener = () => void;

const listeners = new Set<Listener>();
let messages: readonly Message[] | null = null;

/** For `useSyncExternalStore`: the conversation of this session. */
export function currentMessages(): readonly Message[] {
  messages ??= readConversation(conversationSlot.read());
  return messages;
}

/** For `useSyncExternalStore`. */
export function subscribeToMessages(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function publish(next: readonly Message[]): void {
  messages = next;
  listeners.forEach((listener) => {
    listener();
  });
}

/** Adds a message, and stores the conversation as far as the browser lets it. */
export function addMessage(message: Message): void {
  publish([...currentMessages(), message].slice(-MAX_MESSAGES));
  conversationSlot.write(writeConversation(currentMessages()));
}

/** Takes a message away, for another try. */
export function removeMessage(id: number): void {
  publish(currentMessages().filter((message) => message.id !== id));
  conversationSlot.write(writeConversation(currentMessages()));
}

/** Forgets everything, in memory and in the storage. */
export function clearMessages(): void {
  publish([]);
  conversationSlot.clear();
}

/** Number for the next message: higher than all that are there. */
export function nextId(): number {
  return Math.max(0, ...currentMessages().map(({id}) => id)) + 1;
}
