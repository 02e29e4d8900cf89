import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import {GridMark, MARK_PATTERN} from '@site/src/components/GridMark';
import {IconButton} from '@site/src/components/IconButton';
import {isComposing} from '@site/src/lib/isComposing';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {useVisibleHeight} from '@site/src/lib/useVisibleHeight';
import {landingAt} from '../landing';
import {Composer} from './Composer';
import {Log} from './Log';
import {answerQuestion} from './reply';
import {ask, askAgain, clearConversation, useChat, type Answerer} from './store';
import styles from './styles.lazy.module.css';

/** Where there is no room for the panel beside the page; the style sheet has the same condition. */
const SHEET = '(width < 48rem) or (height < 30rem)';

function subscribeToSheet(listener: () => void): () => void {
  const query = window.matchMedia(SHEET);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the panel covers the page instead of lying beside it. */
const useIsSheet = (): boolean =>
  useSyncExternalStore(
    subscribeToSheet,
    () => window.matchMedia(SHEET).matches,
    () => false,
  );

/** Makes the panel's box modal while it covers the page, and closes it by Escape. */
function useBox(box: RefObject<HTMLElement | null>, isSheet: boolean, onClose: () => void): void {
  useVisibleHeight(box, isSheet);

  useEffect(() => {
    const {current} = box;
    if (!isSheet || !(current instanceof HTMLDialogElement)) {
      return undefined;
    }
    current.showModal();
    return () => current.close();
  }, [box, isSheet]);

  useEffect(() => {
    const {current} = box;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') {
        return;
      }
      // The page below may close something by the same key, such as the terms of use.
      event.stopPropagation();
      if (!isComposing(event) && !event.defaultPrevented) {
        onClose();
      }
    };
    // How a phone's own way back closes a modal dialog.
    const closeOnCancel = (event: Event): void => {
      event.preventDefault();
      onClose();
    };
    current?.addEventListener('keydown', closeOnEscape);
    current?.addEventListener('cancel', closeOnCancel);
    return () => {
      current?.removeEventListener('keydown', closeOnEscape);
      current?.removeEventListener('cancel', closeOnCancel);
    };
  }, [box, isSheet, onClose]);
}

export interface PanelProps {
  /** A question that another part of the page handed over. */
  readonly asked?: {readonly question: string} | undefined;
  readonly onClose: () => void;
}

/** The conversation beside the page or, where there is no room for both, over it. */
export function Panel({asked, onClose}: PanelProps): ReactNode {
  const {turns, partial, draft} = useChat();
  const {pathname} = useLocation();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const config = useSiteConfig();
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const isSheet = useIsSheet();
  // Beside the page it is no <dialog>: an open one keeps the page's shortcuts away.
  const Box = isSheet ? 'dialog' : 'div';
  useBox(box, isSheet, onClose);

  const answer: Answerer = (question, options) =>
    answerQuestion({question, path: pathname, localized: withBaseUrl, config}, options);
  const askHere = (question: string): void => {
    ask(question, answer);
    field.current?.focus();
  };

  useEffect(() => {
    field.current?.focus();
  }, [isSheet]);

  const onAsked = useEffectEvent(askHere);
  useEffect(() => {
    if (asked) {
      onAsked(asked.question);
    }
  }, [asked]);

  const leave = (): void => {
    // The page would open behind the conversation.
    if (isSheet) {
      onClose();
    }
  };

  return (
    <Box
      ref={(element: HTMLElement | null) => {
        box.current = element;
      }}
      role="dialog"
      aria-modal={isSheet}
      aria-label={translate({id: 'assistant.title', message: 'Chat with our AI'})}
      className={styles.panel}
    >
      <header className={styles.header}>
        <GridMark pattern={MARK_PATTERN} size={20} />
        <Heading as="h2" className={styles.title}>
          <Translate id="assistant.title">Chat with our AI</Translate>
        </Heading>
        {turns.length > 0 && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              clearConversation();
              field.current?.focus();
            }}
          >
            <Translate id="assistant.clear">Clear</Translate>
          </button>
        )}
        <IconButton
          icon="close"
          label={translate({id: 'assistant.close', message: 'Close chat'})}
          onClick={onClose}
        />
      </header>
      <Log
        turns={turns}
        partial={partial}
        path={`/${pathname.slice(withBaseUrl('/').length)}`}
        onAsk={askHere}
        onRetry={() => askAgain(answer)}
        onLeave={leave}
        onFollow={({url, words = []}) => {
          leave();
          history.push(landingAt(url, words));
        }}
      />
      <p role="status" className="visually-hidden">
        {partial === '' && translate({id: 'assistant.thinking', message: 'Thinking...'})}
      </p>
      <Composer field={field} text={draft} isBusy={partial !== null} onAsk={askHere} />
    </Box>
  );
}
