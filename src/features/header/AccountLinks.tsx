import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/Button';
import {Icon} from '@site/src/components/Icon';
import {useLoginHref} from '@site/src/lib/useLoginHref';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';

export interface TrialLinkProps {
  readonly className?: string;
  readonly wide?: boolean;
}

/** Creates an account, without a tier chosen: every account begins with the trial. */
export function TrialLink(props: TrialLinkProps): ReactNode {
  return (
    <ButtonLink href={useLoginHref({signUp: true})} {...props}>
      <Translate id="header.trial">Start free trial</Translate>
    </ButtonLink>
  );
}

export interface AccountLinksProps {
  readonly linkClassName?: string;
}

/** The portal in a tab of its own, and the login in this one. */
export function AccountLinks({linkClassName}: AccountLinksProps): ReactNode {
  const {portalUrl} = useSiteConfig();
  return (
    <>
      <Link href={portalUrl} target="_blank" rel="noopener" className={linkClassName}>
        <Translate id="header.portal">Portal</Translate>
        <Icon name="external" size={16} />
        <span className="visually-hidden">
          <Translate id="header.newTab">(opens in a new tab)</Translate>
        </span>
      </Link>
      <Link href={useLoginHref()} target="_self" className={linkClassName}>
        <Translate id="header.login">Log In</Translate>
      </Link>
    </>
  );
}
