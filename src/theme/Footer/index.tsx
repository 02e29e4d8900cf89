/*
 * Ejected from @docusaurus/theme-classic 3.10.2, Footer: its links open dialogs and carry the
 * brand's layout; the stock footer knows plain links only.
 */
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {SiteFooter} from '@site/src/features/footer';
import {LegalDialogs} from '@site/src/features/legal';

/** Anew on each page, which no dialog outlives. */
function Legal(): ReactNode {
  const {pathname} = useLocation();
  return <LegalDialogs key={pathname} />;
}

export default function Footer(): ReactNode {
  return <SiteFooter legal={<Legal />} />;
}
