import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {InPlaceLink} from '@site/src/components/InPlaceLink';
import {useCopy} from '@site/src/lib/useCopy';
import {failureTexts} from '../ui/texts';
import {AnswerText, plainText} from './AnswerText';
import type {Reply, ReplySource} from './store';
import styles from './styles.lazy.module.css';

export interface NoteProps {
  readonly children: ReactNode;
}

/** A remark on how an answer came about. */
export function Note({children}: NoteProps): ReactNode {
  return (
    <p className={styles.note}>
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  );
}

/** The site's own words, apart from ours: paragraphs, code and the table rows that answer. */
function Quotation({reply}: {readonly reply: Reply}): ReactNode {
  return (
    <blockquote cite={reply.sources[0]?.url}>
      {reply.blocks.map((block, index) => {
        if (block.type === 'text') {
          return <p key={index}>{block.text}</p>;
        }
        return (
          // Wide ones scroll sideways, so the keyboard has to reach them.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
          <div key={index} className={styles.wide} tabIndex={0}>
            {block.type === 'code' ? (
              <pre className={styles.code}>
                <code>{block.text}</code>
              </pre>
            ) : (
              <table>
                {block.header.length > 0 && (
                  <thead>
                    <tr>
                      {block.header.map((cell, column) => (
                        <th key={column} scope="col">
                          {cell}
                        </th>
                      ))}
                    </tr>
                  </thead>
                )}
                <tbody>
                  {block.rows.map((row, line) => (
                    <tr key={line}>
                      {row.map((cell, column) => (
                        <td key={column}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </div>
        );
      })}
    </blockquote>
  );
}

interface SourcesProps {
  readonly label: ReactNode;
  readonly sources: readonly ReplySource[];
  readonly onFollow: (source: ReplySource) => void;
}

function Sources({label, sources, onFollow}: SourcesProps): ReactNode {
  return (
    sources.length > 0 && (
      <div className={styles.sources}>
        <p className={styles.label}>{label}</p>
        <ul data-sources>
          {sources.map((source) => (
            <li key={source.url}>
              <InPlaceLink
                to={source.url}
                className={styles.source}
                onChoose={() => onFollow(source)}
              >
                {source.section ? `${source.page} › ` : source.page}
                {source.section && <strong>{source.section}</strong>}
              </InPlaceLink>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}

/** Ways on where there is no answer. */
function WaysOn({onLeave}: Pick<AnswerProps, 'onLeave'>): ReactNode {
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

/** A quotation as plain text, for the clipboard: table cells are divided by tabs. */
function quotedText({blocks}: Reply): string {
  return blocks
    .map((block) =>
      block.type === 'rows'
        ? [block.header, ...block.rows].map((row) => row.join('\t')).join('\n')
        : block.text,
    )
    .join('\n\n');
}

function CopyAnswer({getText}: {readonly getText: () => string}): ReactNode {
  const [outcome, copy] = useCopy(getText);
  return (
    <button type="button" className={styles.action} onClick={() => void copy()}>
      <span aria-live="polite">
        {outcome === null ? (
          <Translate id="assistant.copy">Copy</Translate>
        ) : outcome === 'copied' ? (
          <Translate id="assistant.copied">Copied</Translate>
        ) : (
          <Translate id="assistant.copyFailed">Copying is not possible</Translate>
        )}
      </span>
    </button>
  );
}

export interface AnswerProps {
  readonly reply: Reply;
  /** Asks again; only the last answer can be asked for again. */
  readonly onRetry?: (() => void) | undefined;
  /** Called when an ordinary link leads away from the conversation. */
  readonly onLeave: () => void;
  /** Leads to a source, with words to highlight there. */
  readonly onFollow: (source: ReplySource) => void;
}

/** One answer: its grade, its text or quotation, its sources and its buttons. */
export function Answer({reply, onRetry, onLeave, onFollow}: AnswerProps): ReactNode {
  const {grade, text, blocks, sources, note, reason} = reply;
  const isQuotation = blocks.length > 0;
  const hasAnswer = isQuotation || text.trim() !== '';
  const isUnsure = grade === 'closest' || grade === 'nothing' || grade === 'failed';
  const label =
    grade === 'closest' ? (
      <Translate id="assistant.near">Closest pages:</Translate>
    ) : (
      <Translate id="assistant.sources">Sources:</Translate>
    );
  return (
    <div className={styles.answer} data-grade={grade}>
      {note === 'stopped' && (
        <Note>
          <Translate id="assistant.note.stopped">You stopped this answer.</Translate>
        </Note>
      )}
      {note === 'fallback' && (
        <Note>
          {hasAnswer ? (
            <Translate id="assistant.note.fallback">
              The answer service did not answer. This was found in your browser, in the pages of the
              site.
            </Translate>
          ) : (
            <Translate id="assistant.note.failed">The answer service did not answer.</Translate>
          )}
        </Note>
      )}
      {grade === 'closest' && (
        <p>
          <Translate id="assistant.unsure">
            I am not sure that the site answers this. These pages come closest.
          </Translate>
        </p>
      )}
      {grade === 'nothing' && (
        <p>
          <Translate id="assistant.unknown">I found nothing about this on the site.</Translate>
        </p>
      )}
      {reason && <p>{failureTexts[reason]}</p>}
      {isQuotation ? (
        <Quotation reply={reply} />
      ) : (
        hasAnswer && <AnswerText text={text} isPartial={note === 'stopped'} onLeave={onLeave} />
      )}
      {isQuotation ? (
        <>
          <Sources
            label={<Translate id="assistant.quoted">Quoted from:</Translate>}
            sources={sources.slice(0, 1)}
            onFollow={onFollow}
          />
          <Sources
            label={<Translate id="assistant.also">See also:</Translate>}
            sources={sources.slice(1)}
            onFollow={onFollow}
          />
        </>
      ) : (
        <Sources label={label} sources={sources} onFollow={onFollow} />
      )}
      {isUnsure && <WaysOn onLeave={onLeave} />}
      <div className={styles.actions}>
        {hasAnswer && (
          <CopyAnswer getText={() => (isQuotation ? quotedText(reply) : plainText(text))} />
        )}
        {onRetry && (reason ?? note) && (
          <button type="button" className={styles.action} onClick={onRetry}>
            <Translate id="assistant.retry">Try again</Translate>
          </button>
        )}
      </div>
    </div>
  );
}
