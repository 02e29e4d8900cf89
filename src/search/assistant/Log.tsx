import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import suggestions from '@generated/content/default/suggestions.json';
import {useEffect, useId, useRef} from 'react';
import {Button} from '@site/src/components/Button';
import {Part} from '@site/src/components/Part';
import {brokenNotice} from '@site/src/data/commonTexts';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {Answer} from './Answer';
import {AnswerText} from './AnswerText';
import type {Chat} from './conversation';
import styles from './styles.lazy.module.css';

/** Three questions for a page: those with the longest beginning of its path, which is without the language. */
function suggestedQuestions(path: string): readonly string[] {
  const fit = (pages: readonly string[]) =>
    Math.max(0, ...pages.filter((page) => path.startsWith(page)).map(({length}) => length));
  return [...suggestions]
    .sort((a, b) => fit(b.pages) - fit(a.pages))
    .slice(0, 3)
    .map(({question}) => question);
}

interface SuggestionsProps {
  readonly onAsk: (question: string) => void;
}

function Suggestions({onAsk}: SuggestionsProps) {
  const id = useId();
  const {pathname} = useLocation();
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <>
      <p id={id} className="quiet">
        <Translate id="assistant.suggestions">Questions to begin with</Translate>
      </p>
      <ul className={styles.list} aria-labelledby={id}>
        {suggestedQuestions(`/${pathname.slice(withBaseUrl('/').length)}`).map((question) => (
          <li key={question}>
            <Button variant="secondary" small wide onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The answer on its way: no text yet, or the part that a service has streamed. */
function Awaited({text}: {readonly text: string | undefined}) {
  return text ? (
    <article className={styles.answer}>
      <AnswerText text={text} />
    </article>
  ) : (
    <p className={styles.thinking}>
      <Translate id="assistant.thinking">Thinking...</Translate>
    </p>
  );
}

interface LogProps extends SuggestionsProps {
  readonly chat: Chat;
  /** Asks the last question again. */
  readonly onRetry: () => void;
}

/** The conversation, read out as it grows. */
export function Log({chat: {turns, isBusy}, onAsk, onRetry}: LogProps) {
  const {chatApiUrl} = useSiteConfig();
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The question goes to the top, so that nothing moves while its answer grows below it; only
    // the list scrolls, never the page.
    const latest = list.current?.querySelector<HTMLElement>('[data-latest]');
    if (list.current && latest) {
      list.current.scrollTop = latest.offsetTop - list.current.offsetTop;
    }
  }, [turns.length]);

  return (
    <div
      ref={list}
      role="log"
      className={styles.log}
      aria-label={translate({id: 'assistant.log', message: 'Conversation'})}
      // Streamed words are read out once the answer is whole.
      aria-busy={isBusy && Boolean(turns.at(-1)?.reply.text)}
      // It scrolls, so the keyboard has to reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
      tabIndex={0}
    >
      <div className={styles.turn}>
        <p>
          <Translate id="assistant.about">
            The assistant answers only from the pages of this site, with links to its sources.
          </Translate>
        </p>
        {turns.length === 0 && <Suggestions onAsk={onAsk} />}
        {chatApiUrl && (
          <p className="quiet">
            <Translate id="assistant.about.service">
              Your question, up to three earlier ones with their answers, the language and URL of
              this page and the passages found are sent to our answer service.
            </Translate>
          </p>
        )}
      </div>
      {turns.map(({question, reply}, place) => {
        const isLast = place === turns.length - 1;
        return (
          <div key={place} className={styles.turn} data-latest={isLast ? '' : undefined}>
            <p className={styles.question}>
              <span className="visually-hidden">
                <Translate id="assistant.you">You asked:</Translate>{' '}
              </span>
              {question}
            </p>
            {isLast && isBusy ? (
              <Awaited text={reply.text} />
            ) : (
              <Part fallback={<p>{brokenNotice.title}</p>}>
                <Answer reply={reply} onRetry={isLast ? onRetry : undefined} />
              </Part>
            )}
          </div>
        );
      })}
    </div>
  );
}
