import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useEffect, useEffectEvent, useRef} from 'react';
import {Button} from '@site/src/components/Button';
import {GridMark, MARK_PATTERN} from '@site/src/components/GridMark';
import {IconButton} from '@site/src/components/IconButton';
import {ToastPlace} from '@site/src/components/Toast';
import {keepOpenWhileComposing} from '@site/src/lib/isComposing';
import {isPlainClick} from '@site/src/lib/isPlainClick';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {useVisibleHeight} from '@site/src/lib/useVisibleHeight';
import {Composer} from './Composer';
import {ask, askAgain, clearConversation, useChat} from './conversation';
import {Log} from './Log';
import styles from './styles.lazy.module.css';

/** Where there is no room for the panel beside the page; the style sheet has the same condition. */
const SHEET = '(width < 48rem) or (height < 30rem)';

/** How the panel was opened. */
export interface Opening {
  /** A question that another part of the page handed over. */
  readonly question?: string | undefined;
}

interface PanelProps {
  readonly opening: Opening;
  readonly onClose: () => void;
}

/** The conversation beside the page or, where there is no room for both, over it. */
export function Panel({opening, onClose}: PanelProps) {
  const chat = useChat();
  const {pathname} = useLocation();
  const {chatApiUrl} = useSiteConfig();
  const box = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useVisibleHeight(box);

  const place = {path: pathname, chatApiUrl};
  const askHere = (question: string) => {
    ask(question, place);
    field.current?.focus();
  };

  useEffect(() => {
    const {current} = box;
    const sheet = window.matchMedia(SHEET);
    const show = () => {
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
    return () => sheet.removeEventListener('change', show);
  }, []);

  const onOpening = useEffectEvent(() => askHere(opening.question ?? ''));
  useEffect(() => onOpening(), [opening]);

  return (
    // Escape is a key of dialogs, and links lead out of them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
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
      onClick={(event) => {
        const link = (event.target as Element).closest('a:not([target])');
        // The page would open behind the conversation.
        if (link && isPlainClick(event) && event.currentTarget.matches(':modal')) {
          onClose();
        }
      }}
    >
      <header className={styles.header}>
        <GridMark pattern={MARK_PATTERN} size={20} />
        <Heading as="h2" className={styles.title}>
          <Translate id="assistant.title">Chat with our AI</Translate>
        </Heading>
        {chat.turns.length > 0 && (
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
      <Log chat={chat} onAsk={askHere} onRetry={() => askAgain(place)} />
      <Composer field={field} chat={chat} onAsk={askHere} />
      <ToastPlace />
    </dialog>
  );
}
