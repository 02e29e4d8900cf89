import {useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useCallback, useSyncExternalStore} from 'react';
import {MAX_QUESTION_LENGTH, type Message} from '@site/src/lib/assistant/conversation';
import {locale} from '@site/src/lib/locale';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {answerQuestion, type Reply} from './answer';
import {
  addQuestion,
  beginAnswer,
  currentDraft,
  currentMessages,
  currentProgress,
  isAnswering,
  lastQuestion,
  subscribe,
  withdrawAnswer,
  type Progress,
} from './store';

export interface Conversation {
  readonly messages: readonly Message[];
  readonly progress: Progress;
  /** What stands in the field. */
  readonly draft: string;
  /** Does nothing while an answer is on its way. */
  readonly ask: (text: string) => void;
  /** Asks the last question again, in the place of its answer. */
  readonly retry: () => void;
}

const STOPPED: Reply = {kind: 'service', text: '', sources: [], note: 'stopped'};

/** Stopped before there was a word, there is nothing to say of the pages either. */
function settle(reply: Reply, signal: AbortSignal): Reply {
  return signal.aborted && (reply.kind !== 'service' || reply.text === '') ? STOPPED : reply;
}

/** The conversation of this session, and what can be done with it. */
export function useConversation(): Conversation {
  const messages = useSyncExternalStore(subscribe, currentMessages, currentMessages);
  const progress = useSyncExternalStore(subscribe, currentProgress, currentProgress);
  const draft = useSyncExternalStore(subscribe, currentDraft, currentDraft);
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  const {brand, supportEmail, statusUrl, chatApiUrl} = useSiteConfig();

  const answer = useCallback(
    async (text: string): Promise<void> => {
      const {signal, grow, end} = beginAnswer();
      const reply = await answerQuestion(
        {
          text,
          from: {path: pathname, locale},
          brand,
          localized: (path) => withBaseUrl(path),
          addresses: {supportEmail, statusUrl},
          serviceUrl: chatApiUrl,
        },
        {signal, onText: grow},
      );
      end(settle(reply, signal));
    },
    [brand, chatApiUrl, pathname, statusUrl, supportEmail, withBaseUrl],
  );

  const ask = useCallback(
    (typed: string) => {
      const text = typed.trim().slice(0, MAX_QUESTION_LENGTH);
      if (text !== '' && !isAnswering()) {
        addQuestion(text);
        void answer(text);
      }
    },
    [answer],
  );

  const retry = useCallback(() => {
    const text = lastQuestion();
    if (text !== undefined && !isAnswering()) {
      withdrawAnswer();
      void answer(text);
    }
  }, [answer]);

  return {messages, progress, draft, ask, retry};
}
