import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {Dialog} from '@site/src/components/Dialog';

export interface TermsAcceptedProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms that the terms were accepted. */
export function TermsAccepted({open, onClose}: TermsAcceptedProps): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate({id: 'legal.accepted.title', message: 'Terms Accepted'})}
      closeLabel={translate({id: 'legal.close', message: 'Close'})}
      footer={
        <Button onClick={onClose}>
          <Translate id="legal.accepted.continue">Continue</Translate>
        </Button>
      }
    >
      <p>
        <Translate id="legal.accepted.text">
          Thank you. You have accepted the terms of service.
        </Translate>
      </p>
    </Dialog>
  );
}
