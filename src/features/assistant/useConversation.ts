import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import {MAX_QUESTION_LENGTH, type Message} from '@site/src/lib/assistant/conversation';
import {locale} from '@site/src/lib/locale';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {answerQuestion} from './answer';
import {
  addMessage,
  clearMessages,
  currentMessages,
  nextId,
  removeMessage,
  subscribeToMessages,
} from './store';

export type Progress =
  | {readonly status: 'idle'}
  | {readonly status: 'thinking'}
  /** A service's answer, as far as it has come. */
  | {readonly status: 'streaming'; readonly text: string};

export interface Conversation {
  readonly messages: readonly Message[];
  readonly progress: Progress;
  readonly ask: (text: string) => void;
  /** Asks the question before a message again, in its place. */
  readonly retry: (id: number) => void;
  readonly stop: () => void;
  readonly clear: () => void;
}

const IDLE: Progress = {status: 'idle'};
const NONE: readonly Message[] = [];

/** The conversation of this session, and what can be done with it. */
export function useConversation(): Conversation {
  const messages = useSyncExternalStore(subscribeToMessages, currentMessages, () => NONE);
  const [progress, setProgress] = useState<Progress>(IDLE);
  const running = useRef<AbortController | null>(null);
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const {brand, supportEmail, statusUrl, chatApiUrl} = useSiteConfig();

  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  const answer = useCallback(
    async (text: string): Promise<void> => {
      const controller = new AbortController();
      running.current = controller;
      setProgress({status: 'thinking'});
      const reply = await answerQuestion(
        {
          text,
          from: {path: pathname, locale},
          brand,
          localized: (path) => withBaseUrl(path),
          addresses: {supportEmail, statusUrl},
          serviceUrl: chatApiUrl,
        },
        {
          signal: controller.signal,
          onText: (partial) => {
            if (running.current === controller) {
              setProgress({status: 'streaming', text: partial});
            }
          },
        },
      );
      // Cleared in the meantime, or asked anew: nobody waits for this one any longer.
      if (running.current === controller) {
        running.current = null;
        setProgress(IDLE);
        addMessage({from: 'assistant', id: nextId(), ...reply});
      }
    },
    [brand, chatApiUrl, pathname, statusUrl, supportEmail, withBaseUrl],
  );

  const ask = useCallback(
    (typed: string) => {
      const text = typed.trim().slice(0, MAX_QUESTION_LENGTH);
      if (text !== '' && running.current === null) {
        addMessage({from: 'visitor', id: nextId(), text});
        void answer(text);
      }
    },
    [answer],
  );

  const retry = useCallback(
    (id: number) => {
      const all = currentMessages();
      const place = all.findIndex((message) => message.id === id);
      const asked = all.slice(0, place).findLast((message) => message.from === 'visitor');
      if (asked && running.current === null) {
        removeMessage(id);
        void answer(asked.text);
      }
    },
    [answer],
  );

  const stop = useCallback(() => {
    running.current?.abort();
  }, []);

  const clear = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setProgress(IDLE);
    clearMessages();
  }, []);

  return {messages, progress, ask, retry, stop, clear};
}
