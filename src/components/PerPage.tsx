import {useLocation} from '@docusaurus/router';
import {Fragment, type ReactNode} from 'react';

/** A part of the header or the footer that begins anew on each page; the rest stays as it is. */
export function PerPage({children}: {readonly children: ReactNode}) {
  return <Fragment key={useLocation().pathname}>{children}</Fragment>;
}
