/*
 * Ejected from @docusaurus/theme-classic 3.10.2, Footer: its links open dialogs and carry the
 * brand's layout; the stock footer knows plain links only.
 */
import {Part} from '@site/src/components/Part';
import {PerPage} from '@site/src/components/PerPage';
import {SiteFooter} from '@site/src/features/footer';
import {LegalDialog} from '@site/src/features/legal';
import {loadLegalText} from '@site/src/features/legal/documents';

export default function Footer() {
  return (
    <Part>
      <SiteFooter
        dialogFor={(link) => {
          const load = loadLegalText[link.to];
          // No dialog outlives the page.
          return (
            load && (
              <PerPage>
                <LegalDialog link={link} load={load} />
              </PerPage>
            )
          );
        }}
      />
    </Part>
  );
}
