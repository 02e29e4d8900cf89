import {translate} from '@docusaurus/Translate';
import {useEffect, type ReactNode} from 'react';
import {listenToCodeActions} from '@site/src/components/mdx/StaticCode/actions';
import {Method} from './Method';
import styles from './reference.route.module.css';

export interface EndpointProps {
  readonly method: string;
  /** Path below the base address, or the name of a webhook. */
  readonly path: string;
  /** Base address of the API; without it there is no address to copy. */
  readonly base?: string;
}

/** Method and address of an operation. */
export function Endpoint({method, path, base}: EndpointProps): ReactNode {
  useEffect(listenToCodeActions, []);
  const label = translate({id: 'api.endpoint.copy', message: 'Copy the address'});
  return (
    // The listener copies the code of the block that the button is in.
    <div className={styles.endpoint} data-static-code="">
      <Method name={method} />
      <code className={styles.address}>
        {base && <span className={styles.base}>{base}</span>}
        {path}
      </code>
      {base && (
        <span data-needs-script>
          <button
            type="button"
            className={styles.copy}
            data-code-action="copy"
            data-done={translate({id: 'api.endpoint.copied', message: 'Address copied'})}
            data-failed={translate({
              id: 'api.endpoint.copyFailed',
              message:
                'Your browser did not allow copying. The address is selected: copy it by key.',
            })}
            aria-label={label}
            title={label}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path className={styles.toCopy} d="M9 9h10v11H9zM15 9V4H5v11h4" />
              <path className={styles.copied} d="M5 12.5l4.5 4.5L19 7.5" />
            </svg>
          </button>
        </span>
      )}
    </div>
  );
}
