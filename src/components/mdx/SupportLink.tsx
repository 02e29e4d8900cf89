import type {ReactNode} from 'react';
import {useSiteConfig} from '@site/src/lib/useSiteConfig';

export interface SupportLinkProps {
  /** Subject of the message that the link begins. */
  readonly subject?: string;
  /** Text of the link; the address unless given. */
  readonly children?: ReactNode;
}

/** A mail link to the support address. */
export function SupportLink({subject, children}: SupportLinkProps): ReactNode {
  const {supportEmail} = useSiteConfig();
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return <a href={`mailto:${supportEmail}${query}`}>{children ?? supportEmail}</a>;
}
