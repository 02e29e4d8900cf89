/*
 * Ejected from @docusaurus/theme-classic 3.10.2, Footer: its links open dialogs and carry the
 * brand's layout; the stock footer knows plain links only.
 */
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {SiteFooter} from '@site/src/features/footer';
import {LegalDialogs} from '@site/src/features/legal';

export default function Footer(): ReactNode {
  const {pathname} = useLocation();
  // Anew on each page, which no dialog outlives.
  return <SiteFooter legal={<LegalDialogs key={pathname} />} />;
}
