import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import i18n from '@generated/i18n';
import Admonition from '@theme/Admonition';

interface StaleSectionProps {
  /** Of the section's heading, after `#`; empty for the beginning of the page. */
  readonly id: string;
  /** Whether the whole page is shown in English. */
  readonly isPage?: boolean;
}

/** Tells readers of a translation that the English of this section is newer, and leads them there. */
export function StaleSection({id, isPage}: StaleSectionProps) {
  const {defaultLocale} = i18n;
  const page = useAlternatePageUtils().createUrl({locale: defaultLocale, fullyQualified: false});
  return (
    <div data-no-twin data-no-excerpt>
      <Admonition type="note">
        {isPage ? (
          <Translate id="staleSection.page">
            This page isn't translated yet, so it's shown in English.
          </Translate>
        ) : (
          <>
            <Translate id="staleSection.text">
              This section has changed in English since it was translated.
            </Translate>{' '}
            {/* Another build of the site, which no route leads to. */}
            <Link
              to={`pathname://${page}${id}`}
              hrefLang={defaultLocale}
              target="_self"
              autoAddBaseUrl={false}
            >
              <Translate
                id="staleSection.link"
                description="After a note on a section that has changed since it was translated"
              >
                Read it in English
              </Translate>
            </Link>
          </>
        )}
      </Admonition>
    </div>
  );
}
