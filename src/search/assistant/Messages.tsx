import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, type ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import type {Message} from '@site/src/lib/assistant/conversation';
import {AnswerMessage} from './AnswerMessage';
import {AnswerText} from './AnswerText';
import type {Progress} from './store';
import {turnsOf} from './turns';
import styles from './styles.lazy.module.css';

export interface MessagesProps {
  readonly messages: readonly Message[];
  readonly progress: Progress;
  /** Asks the last question again. */
  readonly onRetry: () => void;
  readonly onLeave: () => void;
  readonly onFollow: (url: string, words: readonly string[]) => void;
  /** What stands before the first message. */
  readonly children: ReactNode;
}

/** The answer that is on its way. */
function InProgress({progress, onLeave}: Pick<MessagesProps, 'progress' | 'onLeave'>): ReactNode {
  switch (progress.status) {
    case 'idle':
      return null;
    case 'thinking':
      return (
        <p className={styles.thinking}>
          <span className={styles.cells} aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
          <Translate id="assistant.thinking">Thinking...</Translate>
        </p>
      );
    case 'streaming':
      return (
        <div className={styles.answer} data-streaming>
          <AnswerText text={progress.text} isPartial onLeave={onLeave} />
        </div>
      );
  }
}

/** The page was left, or loaded anew, before there was an answer. */
function Interrupted({onRetry}: Pick<MessagesProps, 'onRetry'>): ReactNode {
  return (
    <div className={styles.answer}>
      <p className={styles.note}>
        <Icon name="alert" size={16} />
        <span>
          <Translate id="assistant.interrupted">
            This question was left without an answer.
          </Translate>
        </span>
      </p>
      <button type="button" className={styles.action} onClick={onRetry}>
        <Translate id="assistant.retry">Try again</Translate>
      </button>
    </div>
  );
}

/** The conversation, read out as it grows. */
export function Messages(props: MessagesProps): ReactNode {
  const {messages, progress, onRetry, onLeave, onFollow, children} = props;
  const list = useRef<HTMLDivElement>(null);
  const turns = turnsOf(messages);
  const last = turns.at(-1);
  const isIdle = progress.status === 'idle';

  useEffect(() => {
    // The question goes to the top, where its answer has room below it and nothing moves while it
    // grows; only the list scrolls, never the page.
    const latest = list.current?.querySelector('[data-latest]');
    if (list.current && latest instanceof HTMLElement) {
      list.current.scrollTop = latest.offsetTop - list.current.offsetTop;
    }
  }, [last?.id]);

  return (
    <div
      ref={list}
      role="log"
      className={styles.log}
      aria-label={translate({id: 'assistant.log', message: 'Conversation'})}
      // Streamed words are read out once the answer is whole.
      aria-busy={progress.status === 'streaming'}
      // It scrolls, so the keyboard has to reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
    >
      <div className={styles.welcome}>{children}</div>
      {turns.map((turn) => {
        const {id, question, answers} = turn;
        const isLast = turn === last;
        return (
          <div key={id} className={styles.turn} data-latest={isLast ? '' : undefined}>
            {question && (
              <p className={styles.question}>
                <span className={styles.hidden}>
                  <Translate id="assistant.you">You asked:</Translate>{' '}
                </span>
                {question.text}
              </p>
            )}
            {answers.map((message) => (
              <AnswerMessage
                key={message.id}
                message={message}
                question={question?.text ?? ''}
                onLeave={onLeave}
                onFollow={onFollow}
                onRetry={isIdle && isLast && question ? onRetry : undefined}
              />
            ))}
            {isLast && <InProgress progress={progress} onLeave={onLeave} />}
            {isLast && isIdle && answers.length === 0 && <Interrupted onRetry={onRetry} />}
          </div>
        );
      })}
    </div>
  );
}
