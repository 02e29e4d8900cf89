import {useHistory, useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import {GridMark, MARK_PATTERN} from '@site/src/components/GridMark';
import {IconButton} from '@site/src/components/IconButton';
import {MAX_QUESTION_LENGTH} from '@site/src/lib/assistant/conversation';
import {landingAt} from '@site/src/lib/siteSearch/landing';
import type {Asked} from './asked';
import {Composer} from './Composer';
import {Frame} from './Frame';
import {Messages} from './Messages';
import {clearConversation, isAnswering, setDraft, stopAnswer} from './store';
import {useConversation} from './useConversation';
import {useIsSheet} from './useIsSheet';
import {Welcome} from './Welcome';
import styles from './styles.lazy.module.css';

export interface PanelProps {
  /** A question that another part of the page handed over. */
  readonly asked?: Asked | undefined;
  readonly onClose: () => void;
}

/** The conversation beside the page or, where there is no room for both, over it. */
export function Panel({asked, onClose}: PanelProps): ReactNode {
  const {messages, progress, draft, ask, retry} = useConversation();
  const field = useRef<HTMLTextAreaElement>(null);
  const isSheet = useIsSheet();
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const path = `/${useLocation().pathname.slice(withBaseUrl('/').length)}`;

  useEffect(() => {
    field.current?.focus();
  }, [isSheet]);

  const onAsked = useEffectEvent(({question}: Asked) => {
    if (isAnswering()) {
      // One after the other: it waits in the field.
      setDraft(question.slice(0, MAX_QUESTION_LENGTH));
    } else {
      ask(question);
    }
    field.current?.focus();
  });
  useEffect(() => {
    if (asked) {
      onAsked(asked);
    }
  }, [asked]);

  const askAndStay = (text: string): void => {
    ask(text);
    field.current?.focus();
  };

  const leave = (): void => {
    // The page would open behind the conversation.
    if (isSheet) {
      onClose();
    }
  };

  return (
    <Frame
      isModal={isSheet}
      label={translate({id: 'assistant.title', message: 'Chat with our AI'})}
      onClose={onClose}
    >
      <header className={styles.header}>
        <GridMark pattern={MARK_PATTERN} size={20} />
        <Heading as="h2" className={styles.title}>
          <Translate id="assistant.title">Chat with our AI</Translate>
        </Heading>
        {messages.length > 0 && (
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
      <Messages
        messages={messages}
        progress={progress}
        onRetry={retry}
        onLeave={leave}
        onFollow={(url, words) => {
          leave();
          history.push(landingAt(url, words));
        }}
      >
        <Welcome path={path} isNew={messages.length === 0} onAsk={askAndStay} />
      </Messages>
      <p role="status" className={styles.hidden}>
        {progress.status === 'thinking' &&
          translate({id: 'assistant.thinking', message: 'Thinking...'})}
      </p>
      <Composer
        field={field}
        text={draft}
        onText={setDraft}
        isBusy={progress.status !== 'idle'}
        onAsk={ask}
        onStop={stopAnswer}
      />
    </Frame>
  );
}
