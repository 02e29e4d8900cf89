import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {AssistantMessage} from '@site/src/lib/assistant/conversation';
import {locale} from '@site/src/lib/locale';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import {AnswerText} from './AnswerText';
import {CopyButton} from './CopyButton';
import {landingWords} from './landingWords';
import {Note, TroubleText} from './Note';
import {Sources} from './Sources';
import styles from './styles.lazy.module.css';

export interface AnswerMessageProps {
  readonly message: AssistantMessage;
  /** What was asked; empty where it is not known any longer. */
  readonly question: string;
  /** Only the last answer can be asked for again. */
  readonly onRetry?: (() => void) | undefined;
  /** Called when an ordinary link leads away from the conversation. */
  readonly onLeave: () => void;
  /** Leads to a source, with words to highlight there. */
  readonly onFollow: (url: string, words: readonly string[]) => void;
}

/** The words of the site's pages, told from ours. */
function Quotation({message}: Pick<AnswerMessageProps, 'message'>): ReactNode {
  return (
    <blockquote className={styles.quotation} cite={message.sources[0]?.url}>
      <AnswerText text={message.text} />
    </blockquote>
  );
}

interface AnswerSourcesProps {
  readonly message: AssistantMessage;
  readonly onFollow: (url: string) => void;
}

function AnswerSources({message, onFollow}: AnswerSourcesProps): ReactNode {
  const {kind, sources} = message;
  if (kind === 'unknown') {
    return (
      <Sources
        sources={sources}
        onFollow={onFollow}
        label={<Translate id="assistant.near">These pages may be near:</Translate>}
      />
    );
  }
  if (kind !== 'pages') {
    return (
      <Sources
        sources={sources}
        onFollow={onFollow}
        label={<Translate id="assistant.sources">Where it stands:</Translate>}
      />
    );
  }
  const others = sources.slice(1);
  return (
    <>
      <Sources
        sources={sources.slice(0, 1)}
        onFollow={onFollow}
        label={<Translate id="assistant.quoted">Quoted from:</Translate>}
      />
      {others.length > 0 && (
        <Sources
          sources={others}
          onFollow={onFollow}
          label={<Translate id="assistant.also">See also:</Translate>}
        />
      )}
    </>
  );
}

function WaysOn({onLeave}: Pick<AnswerMessageProps, 'onLeave'>): ReactNode {
  return (
    <p>
      <Translate
        id="assistant.unknown.ways"
        values={{
          search: (
            <Link to="/search/" onClick={onLeave} data-noBrokenLinkCheck>
              <Translate id="assistant.unknown.search">search the site</Translate>
            </Link>
          ),
          contact: (
            <Link to="/#contact" onClick={onLeave}>
              <Translate id="assistant.unknown.contact">write to us</Translate>
            </Link>
          ),
        }}
      >
        {'You can ask in other words, {search} or {contact}.'}
      </Translate>
    </p>
  );
}

/** One answer: its text, where it stands, and what can be done with it. */
export function AnswerMessage(props: AnswerMessageProps): ReactNode {
  const {message, question, onRetry, onLeave, onFollow} = props;
  const {brand} = useSiteConfig();
  const {kind, text, note, trouble, sources} = message;
  const isEmpty = text.trim() === '';
  const follow = (url: string): void => {
    // What is put together from data does not stand on the page word for word.
    onFollow(url, kind === 'facts' ? [] : landingWords(question, text, locale, brand));
  };
  return (
    <div className={styles.answer} data-kind={kind}>
      {note && <Note note={note} hasAnswer={!isEmpty} />}
      {kind === 'unknown' && (
        <p>
          <Translate id="assistant.unknown">
            I do not know: the pages of this site do not answer that, or not clearly enough.
          </Translate>
        </p>
      )}
      {trouble && <TroubleText trouble={trouble} />}
      {!isEmpty &&
        (kind === 'pages' ? (
          <Quotation message={message} />
        ) : (
          <AnswerText text={text} isPartial={note === 'stopped'} onLeave={onLeave} />
        ))}
      {sources.length > 0 && <AnswerSources message={message} onFollow={follow} />}
      {(kind === 'unknown' || kind === 'trouble') && <WaysOn onLeave={onLeave} />}
      <div className={styles.actions}>
        {!isEmpty && <CopyButton text={text} />}
        {onRetry && (trouble ?? note) && (
          <button type="button" className={styles.action} onClick={onRetry}>
            <Translate id="assistant.retry">Try again</Translate>
          </button>
        )}
      </div>
    </div>
  );
}
