import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {log} from '@site/src/lib/log';
import styles from './styles.lazy.module.css';

export interface CopyButtonProps {
  /** Says what is copied. */
  readonly label: string;
  readonly text: string;
}

type Copied = 'no' | 'yes' | 'refused';

export function CopyButton({label, text}: CopyButtonProps): ReactNode {
  const [copied, setCopied] = useState<Copied>('no');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch (error) {
      log.warn('The browser did not allow copying.', error);
      setCopied('refused');
    }
  };

  return (
    <span className={styles.copy}>
      <span role="status" className={styles.hint}>
        {copied === 'yes' && <Translate id="api.try.copied">Copied</Translate>}
        {copied === 'refused' && (
          <Translate id="api.try.copyRefused">
            Your browser did not allow it: select the text and copy it by key.
          </Translate>
        )}
      </span>
      <button
        type="button"
        className={styles.small}
        onBlur={() => {
          setCopied('no');
        }}
        onClick={() => {
          void copy();
        }}
      >
        {label}
      </button>
    </span>
  );
}
