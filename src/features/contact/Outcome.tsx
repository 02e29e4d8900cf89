import Translate, {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import {MailLink} from '@site/src/components/MailLink';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';
import type {ContactState} from './useContactForm';
import styles from './form.lazy.module.css';

export interface OutcomeProps {
  readonly state: ContactState;
  readonly writtenSoFar: string;
}

function OutcomeText({state, writtenSoFar}: OutcomeProps): ReactNode {
  const {supportEmail} = useSiteConfig();
  const {selectMessage} = usePluralForm();
  switch (state.status) {
    case 'failed':
      return (
        <Translate
          id="contact.outcome.failed"
          values={{address: <MailLink address={supportEmail} body={writtenSoFar} />}}
        >
          {'Nothing is lost: your message is still here. You can also write to {address}.'}
        </Translate>
      );
    case 'paused':
      return selectMessage(
        state.seconds,
        translate(
          {
            id: 'contact.outcome.paused',
            message:
              'Your last message has just been sent. The next one can follow in {seconds} second; it stays here until then.|Your last message has just been sent. The next one can follow in {seconds} seconds; it stays here until then.',
            description: 'Singular and plural, by the number of seconds',
          },
          {seconds: state.seconds},
        ),
      );
    case 'confirm':
      return (
        <Translate id="contact.outcome.confirm">
          A field that people do not see was filled in, perhaps by an extension. Press the button
          once more to send your message.
        </Translate>
      );
    default:
      return null;
  }
}

/** What came of the last press, where the toast has more to say or is gone. */
export function Outcome(props: OutcomeProps): ReactNode {
  return (
    <p role="status" className={styles.outcome}>
      <OutcomeText {...props} />
    </p>
  );
}
