import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import {useEffect, useState} from 'react';
import {Button} from '@site/src/components/Button';
import styles from './styles.lazy.module.css';

interface RetryProps {
  /** To wait before the next request. */
  readonly seconds: number;
  readonly onSend: () => void;
}

/** Counts down to the moment when a request may follow. It is the visitor who sends it. */
export function Retry({seconds, onSend}: RetryProps) {
  const {selectMessage} = usePluralForm();
  // By the clock: timers of a page in the background come late.
  const [end] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  const isOver = left <= 0;
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.ceil((end - Date.now()) / 1000)), 250);
    return () => clearInterval(timer);
  }, [end]);
  return (
    <div className={styles.actions}>
      <Button small variant="secondary" aria-disabled={!isOver} onClick={() => isOver && onSend()}>
        <Translate id="api.try.retry">Send again</Translate>
      </Button>
      {/* A timer: its seconds are not read out one by one, its end is. */}
      <span role="timer" aria-live="off">
        {!isOver &&
          selectMessage(
            left,
            translate(
              {
                id: 'api.try.wait',
                message:
                  'You can send again in {seconds} second.|You can send again in {seconds} seconds.',
                description: 'Singular and plural, by the number of seconds',
              },
              {seconds: String(left)},
            ),
          )}
      </span>
      <span role="status">
        {isOver && (
          <span>
            <Translate id="api.try.waited">You can send again.</Translate>
          </span>
        )}
      </span>
    </div>
  );
}
