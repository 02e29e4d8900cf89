import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {GridMark, MARK_PATTERN} from '@site/src/components/GridMark';
import {IconButton} from '@site/src/components/IconButton';
import {ToastPlace} from '@site/src/components/Toast';
import {keepOpenWhileComposing} from '@site/src/lib/isComposing';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {useVisibleHeight} from '@site/src/lib/useVisibleHeight';
import {landingAt} from '../landing';
import {Composer} from './Composer';
import {ask, askAgain, clearConversation, useChat, type Answerer} from './conversation';
import {Log} from './Log';
import {answerQuestion} from './reply';
import styles from './styles.lazy.module.css';

/** Where there is no room for the panel beside the page; the style sheet has the same condition. */
const SHEET = '(width < 48rem) or (height < 30rem)';

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
  const box = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useVisibleHeight(box);

  const answer: Answerer = (asking, options) => answerQuestion(asking, pathname, config, options);
  const askHere = (question: string): void => {
    ask(question, answer);
    field.current?.focus();
  };

  useEffect(() => {
    const {current} = box;
    const sheet = window.matchMedia(SHEET);
    const show = (): void => {
      current?.close();
      if (sheet.matches) {
        current?.showModal();
      } else {
        current?.show();
      }
      field.current?.focus();
    };
    show();
    sheet.addEventListener('change', show);
    return () => {
      sheet.removeEventListener('change', show);
      current?.close();
    };
  }, []);

  const onAsked = useEffectEvent(askHere);
  useEffect(() => {
    if (asked) {
      onAsked(asked.question);
    }
  }, [asked]);

  const leave = (): void => {
    // The page would open behind the conversation.
    if (window.matchMedia(SHEET).matches) {
      onClose();
    }
  };

  return (
    // Escape is a key of dialogs.
    <dialog
      ref={box}
      aria-label={translate({id: 'assistant.title', message: 'Chat with our AI'})}
      className={clsx('floating', styles.panel)}
      // How a phone's own way back closes a modal dialog.
      onCancel={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          // The page below may close something by the same key, such as the terms of use.
          event.stopPropagation();
          keepOpenWhileComposing(event.nativeEvent);
          if (!event.nativeEvent.defaultPrevented) {
            onClose();
          }
        }
      }}
    >
      <header className={styles.header}>
        <GridMark pattern={MARK_PATTERN} size={20} />
        <Heading as="h2" className={styles.title}>
          <Translate id="assistant.title">Chat with our AI</Translate>
        </Heading>
        {turns.length > 0 && (
          <Button
            variant="quiet"
            small
            onClick={() => {
              clearConversation();
              field.current?.focus();
            }}
          >
            <Translate id="assistant.clear">Clear</Translate>
          </Button>
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
      <ToastPlace />
    </dialog>
  );
}
