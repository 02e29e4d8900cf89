import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {mailtoHref, type MailDraft} from '@site/src/lib/mailto';

interface MailLinkProps extends MailDraft {
  readonly address: string;
  /** Text of the link; the address unless given. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A link that opens the visitor's mail program. */
export function MailLink({address, children, className, ...draft}: MailLinkProps) {
  return (
    // Docusaurus would open it in a new tab, which stays empty.
    <Link href={mailtoHref(address, draft)} target="_self" rel={undefined} className={className}>
      {children ?? address}
    </Link>
  );
}
