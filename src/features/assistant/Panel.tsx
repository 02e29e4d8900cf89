import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {useEffect, useRef, type ReactNode} from 'react';
import {IconButton} from '@site/src/components/IconButton';
import {suggestedQuestions} from '@site/src/data/assistant/suggestions';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {Composer} from './Composer';
import {Messages} from './Messages';
import {useConversation} from './useConversation';
import {useVisibleHeight} from './useVisibleHeight';
import styles from './styles.lazy.module.css';

export interface PanelProps {
  readonly onClose: () => void;
}

/** From this width on the panel leaves most of the page free. */
const WIDE = '(width >= 48rem)';

/** The conversation beside the page: not modal, so the page stays usable. */
export function Panel({onClose}: PanelProps): ReactNode {
  const {messages, progress, ask, retry, stop, clear} = useConversation();
  const field = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const {withBaseUrl} = useBaseUrlUtils();
  const path = `/${useLocation().pathname.slice(withBaseUrl('/').length)}`;
  const {chatApiUrl} = useSiteConfig();
  useVisibleHeight(panel);

  useEffect(() => {
    field.current?.focus();
  }, []);

  useEffect(() => {
    const element = panel.current;
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) {
        onClose();
      }
    };
    element?.addEventListener('keydown', closeOnEscape);
    return () => {
      element?.removeEventListener('keydown', closeOnEscape);
    };
  }, [onClose]);

  const follow = (): void => {
    // On narrow screens the page would open behind the conversation.
    if (!window.matchMedia(WIDE).matches) {
      onClose();
    }
  };

  return (
    <div
      ref={panel}
      role="dialog"
      aria-modal="false"
      aria-label={translate({id: 'assistant.title', message: 'Chat with our AI'})}
      className={styles.panel}
    >
      <header className={styles.header}>
        <Heading as="h2" className={styles.title}>
          <Translate id="assistant.title">Chat with our AI</Translate>
        </Heading>
        {messages.length > 0 && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              clear();
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
      <Messages messages={messages} progress={progress} onRetry={retry} onFollow={follow}>
        <p className={styles.about}>
          <Translate id="assistant.about">
            Answers come from the pages of this site, with links to where they stand. What the pages
            do not say, you will not read here either.
          </Translate>
          {chatApiUrl && (
            <>
              {' '}
              <Translate id="assistant.about.service">
                Your question, the language and address of this page and the passages found are sent
                to our answer service.
              </Translate>
            </>
          )}
        </p>
        {messages.length === 0 && (
          <ul
            className={styles.suggestions}
            aria-label={translate({
              id: 'assistant.suggestions',
              message: 'Questions to begin with',
            })}
          >
            {suggestedQuestions(path).map((question) => (
              <li key={question}>
                <button
                  type="button"
                  className={styles.suggestion}
                  onClick={() => {
                    ask(question);
                    field.current?.focus();
                  }}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Messages>
      <p role="status" className={styles.hidden}>
        {progress.status === 'thinking' &&
          translate({id: 'assistant.thinking', message: 'Thinking...'})}
      </p>
      <Composer field={field} isBusy={progress.status !== 'idle'} onAsk={ask} onStop={stop} />
    </div>
  );
}
