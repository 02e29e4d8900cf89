import type {ReactNode} from 'react';
import {buttonClass} from '@site/src/components/Button';
import {MailLink} from '@site/src/components/MailLink';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';

interface SupportLinkProps {
  /** Subject of the message that the link begins. */
  readonly subject?: string;
  readonly isButton?: boolean;
  /** Text of the link; the address unless given. */
  readonly children?: ReactNode;
}

/** A mail link to the support address. */
export function SupportLink({subject, isButton, children}: SupportLinkProps) {
  const {supportEmail} = useSiteConfig();
  return (
    <MailLink
      address={supportEmail}
      subject={subject}
      className={isButton ? buttonClass({}) : undefined}
    >
      {children}
    </MailLink>
  );
}
