import Translate, {translate} from '@docusaurus/Translate';
import {useRef} from 'react';
import {Button, buttonClass} from '@site/src/components/Button';
import {CopyButton} from '@site/src/components/CopyButton';
import {copyNotices, retryLabel} from '@site/src/data/commonTexts';
import {Blocks} from '../parts/Blocks';
import {Failed} from '../parts/Failed';
import {NothingFound, unknownText} from '../parts/NothingFound';
import {SourceLink} from '../parts/SourceLink';
import {AnswerText} from './AnswerText';
import {plainText, type Reply} from './reply';
import styles from './styles.lazy.module.css';

/** How an answer ended, when not as it should. */
const notes: Readonly<Record<NonNullable<Reply['note']>, string>> = {
  interrupted: translate({
    id: 'assistant.note.interrupted',
    message: 'This answer was interrupted.',
  }),
  fallback: translate({
    id: 'assistant.note.fallback',
    message:
      "The answer service didn't respond. This answer was put together in your browser from the pages of the site.",
  }),
};

interface AnswerProps {
  readonly reply: Reply;
  /** Asks again; only the last answer can be asked for again. */
  readonly onRetry?: (() => void) | undefined;
}

/** One answer: its text or its quotes, its sources and its buttons. */
export function Answer({reply, onRetry}: AnswerProps) {
  const answer = useRef<HTMLElement>(null);
  const {grade, note, failure, unknown = [], text, blocks = [], quotes = [], sources = []} = reply;
  const copied = plainText(reply);
  return (
    <article ref={answer} className={styles.answer} data-grade={grade}>
      {note && <p className="alert">{notes[note]}</p>}
      {failure && <Failed reason={failure} onRetry={onRetry} />}
      {grade === 'nothing' ? (
        <NothingFound unknown={unknown} withSearch>
          <Translate id="assistant.unknown">I found nothing about this on the site.</Translate>
        </NothingFound>
      ) : (
        unknown.length > 0 && <p>{unknownText(unknown)}</p>
      )}
      {text && <AnswerText text={text} />}
      <Blocks blocks={blocks} />
      {quotes.length > 0 && (
        <p>
          <Translate id="assistant.quotes">This is what the site says:</Translate>
        </p>
      )}
      {quotes.map((quote, place) => (
        <details key={quote.url} open={place === 0}>
          <summary>
            <SourceLink {...quote} />
          </summary>
          <blockquote cite={quote.url}>
            <Blocks blocks={quote.blocks} />
          </blockquote>
        </details>
      ))}
      {sources.length > 0 && (
        <div>
          <p className="quiet">
            <Translate id="assistant.sources">Sources:</Translate>
          </p>
          <ul className={styles.list}>
            {sources.map((source) => (
              <li key={source.url}>
                <SourceLink {...source} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="inline-row">
        {copied && (
          <CopyButton
            label={translate({id: 'assistant.copy', message: 'Copy'})}
            getText={() => copied}
            className={buttonClass({variant: 'quiet', small: true})}
            noticeClassName="quiet"
            notices={copyNotices}
            selectable={answer}
          />
        )}
        {onRetry && note && !failure && (
          <Button variant="quiet" small onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </div>
    </article>
  );
}
