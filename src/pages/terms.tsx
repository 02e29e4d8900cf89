import {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Terms, {contentTitle, toc} from '@pages/legal/_terms-of-use.mdx';
import LayoutProvider from '@theme/Layout/Provider';
import MDXContent from '@theme/MDXContent';
import SkipToContent from '@theme/SkipToContent';
import TOC from '@theme/TOC';
import {LegalText} from '@site/src/features/legal/LegalText';
import {TermsOverlay} from '@site/src/features/legal/TermsOverlay';
import {TwinLink} from '@site/src/features/reading/TwinLink';
import {LanguageSwitch} from '@site/src/features/preferences/LanguageSwitch';
import {Reading} from '@site/src/features/reading';
import {Contents} from '@site/src/features/reading/Contents';

export default function TermsPage() {
  return (
    <LayoutProvider>
      <SkipToContent />
      <PageMetadata
        title={contentTitle}
        description={translate({
          id: 'terms.meta.description',
          message:
            'The rules for using the public {brand} website: its content, acceptable use, links to other sites, liability, and the law of Québec that governs it.',
        })}
      />
      {/* The overlay is outside the theme's layout, which names the twins of other pages. */}
      <TwinLink />
      <TermsOverlay languageSwitch={<LanguageSwitch />}>
        <Reading below={<Contents toc={toc} />} toc={<TOC toc={toc} />}>
          <article className="markdown">
            <LegalText>
              <MDXContent>
                <Terms />
              </MDXContent>
            </LegalText>
          </article>
        </Reading>
      </TermsOverlay>
    </LayoutProvider>
  );
}
