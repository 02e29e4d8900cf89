import Translate from '@docusaurus/Translate';
import {useEffect} from 'react';
import {log} from '@site/src/lib/log';
import type {PageErrorProps} from '.';

/**
 * PageError for when nothing can be relied on: no configuration, no theme, no layout. It is part
 * of the scripts that every page loads, so it is as small as it can be.
 */
export function BareError({error, tryAgain}: PageErrorProps) {
  useEffect(() => {
    log.error('The page could not be shown.', error);
  }, [error]);

  return (
    <main className="message-page">
      {/* The theme's heading needs the context that may be gone. */}
      {/* oxlint-disable-next-line @docusaurus/prefer-docusaurus-heading */}
      <h1>
        <Translate id="pageError.bare.title">An error occurred</Translate>
      </h1>
      <button type="button" onClick={tryAgain}>
        <Translate id="pageError.bare.tryAgain">Try again</Translate>
      </button>
    </main>
  );
}
