import Translate, {translate} from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import {Button, buttonClass} from '@site/src/components/Button';
import {CopyButton} from '@site/src/components/CopyButton';
import {Icon} from '@site/src/components/Icon';
import {copyNotices, retryLabel} from '@site/src/data/commonTexts';
import {blocksText} from '../engine/quote';
import {Blocks} from '../parts/Blocks';
import {Failed} from '../parts/Failed';
import {NothingFound, unknownText} from '../parts/NothingFound';
import {SourceLink, type MarkedSource} from '../parts/SourceLink';
import type {Quote} from '../types';
import {AnswerText} from './AnswerText';
import type {Reply} from './conversation';
import styles from './styles.lazy.module.css';

/** How an answer ended, when not as it should. */
const notes: Readonly<Record<NonNullable<Reply['note']>, string>> = {
  stopped: translate({id: 'assistant.note.stopped', message: 'You stopped this answer.'}),
  interrupted: translate({
    id: 'assistant.interrupted',
    message: 'This question was not answered.',
  }),
  fallback: translate({
    id: 'assistant.note.fallback',
    message:
      'The answer service did not answer. This answer was put together in your browser from the pages of the site.',
  }),
};

interface Following {
  /** Leads to a source, with words to highlight there. */
  readonly onFollow: (source: MarkedSource) => void;
}

function Sources({sources, onFollow}: Following & {readonly sources: readonly MarkedSource[]}) {
  return (
    sources.length > 0 && (
      <>
        <p className={styles.label}>
          <Translate id="assistant.sources">Sources:</Translate>
        </p>
        <ul className={styles.list}>
          {sources.map((source) => (
            <li key={source.url}>
              <SourceLink source={source} className={styles.source} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      </>
    )
  );
}

/** Quotes with the titles of their sections: the first is open, the others open below their titles. */
function Quotes({quotes, onFollow}: Following & {readonly quotes: readonly Quote[]}): ReactNode {
  return (
    <>
      <p>
        <Translate id="assistant.quotes">This is what the site says:</Translate>
      </p>
      {quotes.map((quote, place) => (
        <details key={quote.url} open={place === 0} className={styles.quote}>
          <summary>
            <SourceLink source={quote} onFollow={onFollow} />
          </summary>
          <blockquote cite={quote.url}>
            <Blocks blocks={quote.blocks} />
          </blockquote>
        </details>
      ))}
    </>
  );
}

export interface AnswerProps extends Following {
  readonly reply: Reply;
  /** Asks again; only the last answer can be asked for again. */
  readonly onRetry?: (() => void) | undefined;
  /** Called when an ordinary link leads away from the conversation. */
  readonly onLeave: () => void;
}

/** An answer that is one. */
type Given = Exclude<Reply, {grade: 'failed'}>;

interface ContentProps extends Following, Pick<AnswerProps, 'onLeave'> {
  readonly reply: Given;
}

/** The answer itself, by its grade. */
function Content({reply, onFollow, onLeave}: ContentProps): ReactNode {
  switch (reply.grade) {
    case 'fact':
      return (
        <>
          <Blocks blocks={reply.blocks} />
          <Sources sources={reply.sources} onFollow={onFollow} />
        </>
      );
    case 'quotes':
      return (
        <>
          {reply.unknown.length > 0 && <p>{unknownText(reply.unknown)}</p>}
          <Quotes quotes={reply.quotes} onFollow={onFollow} />
        </>
      );
    case 'nothing':
      return (
        <NothingFound unknown={reply.unknown} withSearch onLeave={onLeave}>
          <Translate id="assistant.unknown">I found nothing about this on the site.</Translate>
        </NothingFound>
      );
    default:
      return (
        <>
          {reply.text !== '' && <AnswerText text={reply.text} onLeave={onLeave} />}
          <Sources sources={reply.sources} onFollow={onFollow} />
        </>
      );
  }
}

/** An answer as plain text; empty where there is none to copy. */
function copyOf(reply: Given): string {
  switch (reply.grade) {
    case 'fact':
      return blocksText(reply.blocks, '\t');
    case 'quotes':
      return reply.quotes
        .map(({page, section = '', blocks}) => `${page} ${section}\n\n${blocksText(blocks, '\t')}`)
        .join('\n\n');
    case 'nothing':
      return '';
    default:
      return reply.text;
  }
}

/** One answer: its text or its quotes, its sources and its buttons. */
export function Answer({reply, onRetry, onFollow, onLeave}: AnswerProps): ReactNode {
  const answer = useRef<HTMLDivElement>(null);
  const {note} = reply;
  const noteLine = note && (
    <p className={styles.note}>
      <Icon name="alert" size={16} />
      <span>{notes[note]}</span>
    </p>
  );
  if (reply.grade === 'failed') {
    return (
      <>
        {noteLine}
        <Failed reason={reply.reason} onRetry={onRetry} />
      </>
    );
  }
  const text = copyOf(reply);
  return (
    <div ref={answer} className={styles.answer} data-grade={reply.grade}>
      {noteLine}
      <Content reply={reply} onFollow={onFollow} onLeave={onLeave} />
      <div className={styles.actions}>
        {text !== '' && (
          <CopyButton
            label={translate({id: 'assistant.copy', message: 'Copy'})}
            getText={() => text}
            className={buttonClass({variant: 'quiet', small: true})}
            noticeClassName={styles.copied}
            notices={copyNotices}
            selectable={answer}
          />
        )}
        {onRetry && note && (
          <Button variant="quiet" small onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
