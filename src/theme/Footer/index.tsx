/*
 * Ejected from @docusaurus/theme-classic 3.10.2, Footer: its links open dialogs and carry the
 * brand's layout; the stock footer knows plain links only.
 */
import type {ReactNode} from 'react';
import {Part} from '@site/src/components/Part';
import {PerPage} from '@site/src/components/PerPage';
import {SiteFooter} from '@site/src/features/footer';
import {LegalDialogs} from '@site/src/features/legal';

export default function Footer(): ReactNode {
  return (
    <Part>
      <SiteFooter
        // No dialog outlives the page.
        legal={
          <PerPage>
            <LegalDialogs />
          </PerPage>
        }
      />
    </Part>
  );
}
