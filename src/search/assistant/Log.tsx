import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {Part} from '@site/src/components/Part';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {Answer, type AnswerProps} from './Answer';
import {AnswerText} from './AnswerText';
import type {Turn} from './conversation';
import {suggestedQuestions} from './suggestions';
import styles from './styles.lazy.module.css';

export interface WelcomeProps {
  /** Path of the page, without the language. */
  readonly path: string;
  readonly onAsk: (question: string) => void;
}

/** Introduces the assistant, says where questions go, and suggests some before the first one. */
function Welcome({path, onAsk, isNew}: WelcomeProps & {readonly isNew: boolean}): ReactNode {
  const id = useId();
  const {chatApiUrl} = useSiteConfig();
  return (
    <div className={styles.welcome}>
      <p>
        <Translate id="assistant.about">
          The assistant answers only from the pages of this site, with links to its sources.
        </Translate>
      </p>
      {isNew && (
        <>
          <p id={id} className={styles.label}>
            <Translate id="assistant.suggestions">Questions to begin with</Translate>
          </p>
          <ul className={styles.list} aria-labelledby={id}>
            {suggestedQuestions(path).map((question) => (
              <li key={question}>
                <Button
                  variant="secondary"
                  small
                  wide
                  className={styles.suggestion}
                  onClick={() => onAsk(question)}
                >
                  {question}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {chatApiUrl && (
        <p className={styles.privacy}>
          <Translate id="assistant.about.service">
            Your question, the language and URL of this page and the passages found are sent to our
            answer service.
          </Translate>
        </p>
      )}
    </div>
  );
}

/** The answer on its way: no text yet, or the part that a service has streamed. */
function Awaited({text, onLeave}: {readonly text: string; readonly onLeave: () => void}) {
  return text === '' ? (
    <p className={styles.thinking}>
      <span />
      <span />
      <span />
      <Translate id="assistant.thinking">Thinking...</Translate>
    </p>
  ) : (
    <div className={styles.answer} data-streaming>
      <AnswerText text={text} onLeave={onLeave} />
    </div>
  );
}

export interface LogProps extends WelcomeProps, Pick<AnswerProps, 'onLeave' | 'onFollow'> {
  readonly turns: readonly Turn[];
  readonly partial: string | null;
  /** Asks the last question again. */
  readonly onRetry: () => void;
}

/** The conversation, read out as it grows. */
export function Log(props: LogProps): ReactNode {
  const {turns, partial, path, onAsk, onRetry, onLeave, onFollow} = props;
  const list = useRef<HTMLDivElement>(null);
  const last = turns.at(-1);
  const isIdle = partial === null;

  useEffect(() => {
    // The question goes to the top, so that nothing moves while its answer grows below it; only
    // the list scrolls, never the page.
    const latest = list.current?.querySelector<HTMLElement>('[data-latest]');
    if (list.current && latest) {
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
      aria-busy={Boolean(partial)}
      // It scrolls, so the keyboard has to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
    >
      <Welcome path={path} isNew={turns.length === 0} onAsk={onAsk} />
      {turns.map((turn) => {
        const isLast = turn === last;
        return (
          <div key={turn.id} className={styles.turn} data-latest={isLast ? '' : undefined}>
            <p className={styles.question}>
              <span className="visually-hidden">
                <Translate id="assistant.you">You asked:</Translate>{' '}
              </span>
              {turn.question}
            </p>
            {turn.reply && (
              <Part
                fallback={
                  <p>
                    <Translate id="assistant.broken">This answer cannot be displayed.</Translate>
                  </p>
                }
              >
                <Answer
                  reply={turn.reply}
                  onLeave={onLeave}
                  onFollow={onFollow}
                  onRetry={isIdle && isLast ? onRetry : undefined}
                />
              </Part>
            )}
            {isLast && !isIdle && <Awaited text={partial} onLeave={onLeave} />}
          </div>
        );
      })}
    </div>
  );
}
