import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {AssistantMessage} from '@site/src/lib/assistant/conversation';
import {AnswerText} from './AnswerText';
import {CopyButton} from './CopyButton';
import {Note, TroubleText} from './Note';
import styles from './styles.lazy.module.css';

export interface AnswerMessageProps {
  readonly message: AssistantMessage;
  /** Only the last answer can be asked for again. */
  readonly onRetry?: (() => void) | undefined;
  /** Called when a link leads away from the conversation. */
  readonly onFollow: () => void;
}

function Sources({message, onFollow}: AnswerMessageProps): ReactNode {
  return (
    <div className={styles.sources}>
      <p>
        {message.kind === 'unknown' ? (
          <Translate id="assistant.near">These pages may be near:</Translate>
        ) : (
          <Translate id="assistant.sources">Where it stands:</Translate>
        )}
      </p>
      <ul data-sources>
        {message.sources.map(({url, page, section}) => (
          <li key={url}>
            <Link to={url} onClick={onFollow}>
              {section ? `${page} · ${section}` : page}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function WaysOn({onFollow}: Pick<AnswerMessageProps, 'onFollow'>): ReactNode {
  return (
    <p>
      <Translate
        id="assistant.unknown.ways"
        values={{
          search: (
            <Link to="/search/" onClick={onFollow} data-noBrokenLinkCheck>
              <Translate id="assistant.unknown.search">search the site</Translate>
            </Link>
          ),
          contact: (
            <Link to="/#contact" onClick={onFollow}>
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
  const {message, onRetry, onFollow} = props;
  const isEmpty = message.text.trim() === '';
  return (
    <div className={styles.answer} data-kind={message.kind}>
      {message.note && <Note note={message.note} />}
      {message.kind === 'unknown' && (
        <p>
          <Translate id="assistant.unknown">
            I do not know: the pages of this site do not answer that, or not clearly enough.
          </Translate>
        </p>
      )}
      {message.trouble && <TroubleText trouble={message.trouble} />}
      {!isEmpty && <AnswerText text={message.text} />}
      {message.sources.length > 0 && <Sources {...props} />}
      {(message.kind === 'unknown' || message.kind === 'trouble') && <WaysOn onFollow={onFollow} />}
      <div className={styles.actions}>
        {!isEmpty && <CopyButton text={message.text} />}
        {onRetry && (message.trouble ?? message.note) && (
          <button type="button" className={styles.action} onClick={onRetry}>
            <Translate id="assistant.retry">Try again</Translate>
          </button>
        )}
      </div>
    </div>
  );
}
