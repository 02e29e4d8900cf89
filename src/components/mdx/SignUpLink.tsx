import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useLoginHref} from '@site/src/lib/useLoginHref';

interface SignUpLinkProps {
  readonly children: ReactNode;
}

/** A link to a new account. */
export function SignUpLink({children}: SignUpLinkProps) {
  return (
    <Link href={useLoginHref({signUp: true})} target="_self">
      {children}
    </Link>
  );
}
