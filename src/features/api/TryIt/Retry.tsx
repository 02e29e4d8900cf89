import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useEffect, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import styles from './styles.lazy.module.css';

export interface RetryProps {
  /** To wait before the next request. */
  readonly seconds: number;
  readonly onSend: () => void;
}

/** @returns Seconds that are left of so many. */
function useCountdown(seconds: number): number {
  // By the clock: timers of a page in the background come late.
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) {
      return undefined;
    }
    const timer = setInterval(() => {
      setLeft(Math.max(Math.ceil((end - Date.now()) / 1000), 0));
    }, 250);
    return () => {
      clearInterval(timer);
    };
  }, [end, left]);
  return left;
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
        small
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
        {left === 0 && (
          <span>
            <Translate id="api.try.waited">You can send again.</Translate>
          </span>
        )}
      </span>
    </div>
  );
}
