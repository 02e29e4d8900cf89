import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {useCountdown} from './useCountdown';
import styles from './styles.lazy.module.css';

export interface RetryProps {
  /** To wait before the next request. */
  readonly seconds: number;
  readonly onSend: () => void;
}

/** Counts down to the moment when a request may follow. It is the visitor who sends it. */
export function Retry({seconds, onSend}: RetryProps): ReactNode {
  const left = useCountdown(seconds);
  const {selectMessage} = usePluralForm();
  const wait = selectMessage(
    left,
    translate(
      {
        id: 'api.try.wait',
        message: 'You can send again in {seconds} second.|You can send again in {seconds} seconds.',
        description: 'Singular and plural, by the number of seconds',
      },
      {seconds: String(left)},
    ),
  );
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        aria-disabled={left > 0}
        onClick={() => {
          if (left === 0) {
            onSend();
          }
        }}
      >
        <Translate id="api.try.retry">Send again</Translate>
      </Button>
      {/* A timer: its seconds are not read out one by one, its end is. */}
      <span role="timer" aria-live="off">
        {left > 0 && wait}
      </span>
      <span role="status">
        {left === 0 && <Translate id="api.try.waited">You can send again.</Translate>}
      </span>
    </div>
  );
}
