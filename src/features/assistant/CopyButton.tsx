import Translate from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import {plainText} from '@site/src/lib/assistant/markdown';
import styles from './styles.lazy.module.css';

/** How long the button says what became of the press, in milliseconds. */
const SHOWN_MS = 2000;

type Outcome = 'none' | 'copied' | 'failed';

/** Copies an answer as plain text. */
export function CopyButton({text}: {readonly text: string}): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('none');

  useEffect(() => {
    if (outcome === 'none') {
      return undefined;
    }
    const timer = setTimeout(() => {
      setOutcome('none');
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [outcome]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(plainText(text));
      setOutcome('copied');
    } catch {
      // Refused, or no clipboard in this browser: the button says so.
      setOutcome('failed');
    }
  };

  return (
    <button type="button" className={styles.action} onClick={() => void copy()}>
      <span aria-live="polite">
        {outcome === 'none' && <Translate id="assistant.copy">Copy</Translate>}
        {outcome === 'copied' && <Translate id="assistant.copied">Copied</Translate>}
        {outcome === 'failed' && (
          <Translate id="assistant.copyFailed">Copying is not possible</Translate>
        )}
      </span>
    </button>
  );
}
