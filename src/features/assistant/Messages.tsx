import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, type ReactNode} from 'react';
import type {Message} from '@site/src/lib/assistant/conversation';
import {AnswerMessage} from './AnswerMessage';
import {AnswerText} from './AnswerText';
import type {Progress} from './useConversation';
import styles from './styles.lazy.module.css';

export interface MessagesProps {
  readonly messages: readonly Message[];
  readonly progress: Progress;
  readonly onRetry: (id: number) => void;
  readonly onFollow: () => void;
  /** What stands before the first message. */
  readonly children: ReactNode;
}

/** The conversation, read out as it grows. */
export function Messages(props: MessagesProps): ReactNode {
  const {messages, progress, onRetry, onFollow, children} = props;
  const end = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const isIdle = progress.status === 'idle';

  useEffect(() => {
    // The question stays in view above its answer; only the list scrolls, never the page.
    const list = end.current?.parentElement;
    const latest = list?.querySelector('[data-latest]');
    if (list && latest instanceof HTMLElement) {
      list.scrollTop = latest.offsetTop - list.offsetTop - 16;
    }
  }, [messages.length, progress.status]);

  const lastQuestion = messages.findLast(({from}) => from === 'visitor');
  return (
    <div
      role="log"
      className={styles.log}
      aria-label={translate({id: 'assistant.log', message: 'Conversation'})}
      // Streamed words are read out once the answer is whole.
      aria-busy={progress.status === 'streaming'}
      // It scrolls, so the keyboard has to reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
    >
      {children}
      {messages.map((message) =>
        message.from === 'visitor' ? (
          <p
            key={message.id}
            className={styles.question}
            data-latest={message === lastQuestion ? '' : undefined}
          >
            <span className={styles.hidden}>
              <Translate id="assistant.you">You asked:</Translate>{' '}
            </span>
            {message.text}
          </p>
        ) : (
          <AnswerMessage
            key={message.id}
            message={message}
            onFollow={onFollow}
            onRetry={
              isIdle && message === last
                ? () => {
                    onRetry(message.id);
                  }
                : undefined
            }
          />
        ),
      )}
      {progress.status === 'streaming' && (
        <div className={styles.answer}>
          <AnswerText text={progress.text} />
        </div>
      )}
      {progress.status === 'thinking' && (
        <p className={styles.thinking}>
          <Translate id="assistant.thinking">Thinking...</Translate>
        </p>
      )}
      <div ref={end} />
    </div>
  );
}
