import {translate} from '@docusaurus/Translate';
import {useRef} from 'react';
import {CopyButton} from '@site/src/components/CopyButton';
import {copyNotices} from '@site/src/data/commonTexts';
import {Method} from './parts';
import styles from './reference.route.module.css';

interface EndpointProps {
  readonly method: string;
  /** Path below the base URL, or the name of a webhook. */
  readonly path: string;
  /** Base URL of the API; without it there is no URL to copy. */
  readonly base?: string;
}

/** Method and URL of an operation. */
export function Endpoint({method, path, base}: EndpointProps) {
  const address = useRef<HTMLElement>(null);
  return (
    <div className={styles.endpoint} data-static-code="">
      <Method name={method} />
      <code ref={address} className={styles.address}>
        {base && <span className={styles.base}>{base}</span>}
        {path}
      </code>
      {base && (
        <CopyButton
          isIcon
          className={styles.copy}
          label={translate({id: 'api.endpoint.copy', message: 'Copy the URL'})}
          getText={() => base + path}
          notices={copyNotices}
          selectable={address}
        />
      )}
    </div>
  );
}
