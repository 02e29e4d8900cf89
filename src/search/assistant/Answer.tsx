import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useRef, type ReactNode} from 'react';
import {Button, buttonClass} from '@site/src/components/Button';
import {CopyButton} from '@site/src/components/CopyButton';
import {Icon} from '@site/src/components/Icon';
import {InPlaceLink} from '@site/src/components/InPlaceLink';
import {copyNotices, retryLabel} from '@site/src/data/commonTexts';
import {blocksText} from '../engine/passage';
import type {Block} from '../types';
import {failureTexts} from '../ui/texts';
import {AnswerText, plainText} from './AnswerText';
import type {Reply, ReplySource} from './store';
import styles from './styles.lazy.module.css';

/** How an answer came about; `failed` is a fallback that found nothing. */
const notes: Readonly<Record<NonNullable<Reply['note']> | 'failed', string>> = {
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
  failed: translate({
    id: 'assistant.note.failed',
    message: 'The answer service did not answer.',
  }),
};

/** Texts for grades without an answer. */
const openings: Readonly<Partial<Record<Reply['grade'], string>>> = {
  closest: translate({
    id: 'assistant.unsure',
    message: 'I am not sure that the site answers this. These pages come closest.',
  }),
  nothing: translate({
    id: 'assistant.unknown',
    message: 'I found nothing about this on the site.',
  }),
};

const sourceLabels = {
  quoted: translate({id: 'assistant.quoted', message: 'Quoted from:'}),
  also: translate({id: 'assistant.also', message: 'See also:'}),
  near: translate({id: 'assistant.near', message: 'Closest pages:'}),
  all: translate({id: 'assistant.sources', message: 'Sources:'}),
};

/** A piece of a quotation: a paragraph, code, or the table rows that answer. */
function QuotedBlock({block}: {readonly block: Block}): ReactNode {
  if (block.type === 'text') {
    return <p>{block.text}</p>;
  }
  return (
    // Wide ones scroll sideways, so the keyboard has to reach them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <div className={styles.wide} tabIndex={0}>
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
}

interface SourcesProps {
  readonly label: keyof typeof sourceLabels;
  readonly sources: readonly ReplySource[];
  readonly onFollow: (source: ReplySource) => void;
}

function Sources({label, sources, onFollow}: SourcesProps): ReactNode {
  return (
    sources.length > 0 && (
      <>
        <p className={styles.label}>{sourceLabels[label]}</p>
        <ul className={styles.list}>
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
      </>
    )
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
  const {grade, text = '', blocks = [], sources = [], note, reason} = reply;
  const answer = useRef<HTMLDivElement>(null);
  const isQuotation = blocks.length > 0;
  const hasAnswer = isQuotation || text.trim() !== '';
  const opening = openings[grade] ?? (reason && failureTexts[reason]);
  return (
    <div ref={answer} className={styles.answer} data-grade={grade}>
      {note && (
        <p className={styles.note}>
          <Icon name="alert" size={16} />
          <span>{notes[note === 'fallback' && !hasAnswer ? 'failed' : note]}</span>
        </p>
      )}
      {opening && <p>{opening}</p>}
      {isQuotation ? (
        <>
          <blockquote cite={sources[0]?.url}>
            {blocks.map((block, index) => (
              <QuotedBlock key={index} block={block} />
            ))}
          </blockquote>
          <Sources label="quoted" sources={sources.slice(0, 1)} onFollow={onFollow} />
          <Sources label="also" sources={sources.slice(1)} onFollow={onFollow} />
        </>
      ) : (
        <>
          {hasAnswer && <AnswerText text={text} isPartial={note === 'stopped'} onLeave={onLeave} />}
          <Sources
            label={grade === 'closest' ? 'near' : 'all'}
            sources={sources}
            onFollow={onFollow}
          />
        </>
      )}
      {opening && (
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
      )}
      <div className={styles.actions}>
        {hasAnswer && (
          <CopyButton
            label={translate({id: 'assistant.copy', message: 'Copy'})}
            getText={() => (isQuotation ? blocksText(blocks, '\t') : plainText(text))}
            className={buttonClass({variant: 'quiet', small: true})}
            noticeClassName={styles.copied}
            notices={copyNotices}
            selectable={answer}
          />
        )}
        {onRetry && (reason ?? note) && (
          <Button variant="quiet" small onClick={onRetry}>
            {retryLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
