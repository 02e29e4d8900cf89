import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {CopyButton} from './CopyButton';
import {nextCursorOf} from './problem';
import type {Answer} from './send';
import styles from './styles.lazy.module.css';

export interface AnswerViewProps {
  readonly answer: Answer;
  /** Whether the operation lists page by page. */
  readonly hasPages: boolean;
  readonly onNextPage: (cursor: string) => void;
}

/** Headers and body of an answer. They come from outside: React writes them as text. */
export function AnswerView({answer, hasPages, onNextPage}: AnswerViewProps): ReactNode {
  const {headers, json, text} = answer;
  const body = json === undefined ? text : JSON.stringify(json, null, 2);
  const cursor = hasPages ? nextCursorOf(answer) : undefined;

  return (
    <>
      {headers.length > 0 && (
        <dl className={styles.headers}>
          {headers.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {body !== '' && (
        <>
          <div className={styles.commandHead}>
            <span className={styles.label}>
              <Translate id="api.try.answer.body">Body of the answer</Translate>
            </span>
            <CopyButton
              key={body}
              label={translate({id: 'api.try.answer.copy', message: 'Copy the body'})}
              text={body}
            />
          </div>
          {/* What scrolls must be reachable by key (WCAG 2.1.1). */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0} className={styles.pre} data-answer>
            <code>{body}</code>
          </pre>
        </>
      )}
      {cursor !== undefined && (
        <Button
          variant="secondary"
          onClick={() => {
            onNextPage(cursor);
          }}
        >
          <Translate id="api.try.nextPage">Next page</Translate>
        </Button>
      )}
    </>
  );
}
