import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {useEffect} from 'react';
import {Button} from '@site/src/components/Button';
import {MailLink} from '@site/src/components/MailLink';
import {log} from '@site/src/lib/log';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';

export interface PageErrorProps {
  readonly error: Error;
  readonly tryAgain: () => void;
}

/** Replaces a page that failed. */
export function PageError({error, tryAgain}: PageErrorProps) {
  const {supportEmail} = useSiteConfig();

  useEffect(() => {
    log.error('The page could not be shown.', error);
  }, [error]);

  return (
    <main className="message-page">
      <Heading as="h1">
        <Translate id="pageError.title">An error occurred</Translate>
      </Heading>
      <p>
        <Translate id="pageError.text" values={{address: <MailLink address={supportEmail} />}}>
          {'Try again. If it happens again, write to {address} and say what you were doing.'}
        </Translate>
      </p>
      <Button onClick={tryAgain}>
        <Translate id="pageError.tryAgain">Try again</Translate>
      </Button>
    </main>
  );
}
