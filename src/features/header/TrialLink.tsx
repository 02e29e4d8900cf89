import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {useLoginHref} from '@site/src/lib/useLoginHref';

export interface TrialLinkProps {
  readonly className?: string;
  readonly wide?: boolean;
}

/** Starts a login without a tier chosen: every account begins with the trial. */
export function TrialLink(props: TrialLinkProps): ReactNode {
  return (
    <ButtonLink href={useLoginHref()} {...props}>
      <Translate id="header.trial">Start free trial</Translate>
    </ButtonLink>
  );
}
