import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useWatch, type Control} from 'react-hook-form';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import type {Operation} from '@site/src/lib/apiOperation';
import {CopyButton} from './CopyButton';
import {buildRequest, KEY_VARIABLE, toCurl} from './request';
import type {TryItValues} from './values';
import styles from './styles.lazy.module.css';

export interface CommandProps {
  readonly operation: Operation;
  readonly control: Control<TryItValues>;
}

/** The request as a command for a terminal, following what is typed. */
export function Command({operation, control}: CommandProps): ReactNode {
  const {apiBaseUrl} = useSiteConfig();
  const parameters = useWatch({control, name: 'parameters'});
  const body = useWatch({control, name: 'body'});
  const command = toCurl(buildRequest(apiBaseUrl, operation, {key: '', parameters, body}));

  return (
    <details className={styles.command}>
      <summary>
        <Translate id="api.try.command">The same with curl</Translate>
      </summary>
      <div className={styles.commandHead}>
        <span className={styles.hint}>
          <Translate id="api.try.command.key" values={{name: <code>{KEY_VARIABLE}</code>}}>
            {'It takes the key from {name}.'}
          </Translate>
        </span>
        <CopyButton
          label={translate({id: 'api.try.command.copy', message: 'Copy the command'})}
          text={command}
        />
      </div>
      {/* What scrolls must be reachable by key (WCAG 2.1.1). */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} className={styles.pre}>
        <code>{command}</code>
      </pre>
    </details>
  );
}
