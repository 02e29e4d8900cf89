import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import i18n from '@generated/i18n';
import Admonition from '@theme/Admonition';

export interface StaleSectionProps {
  /** Of the section's heading, after `#`; empty for the beginning of the page. */
  readonly id: string;
  /** Whether only the English page has the section. */
  readonly isMissing?: boolean;
  /** Whether the whole page is shown in English. */
  readonly isPage?: boolean;
}

/** Tells readers of a translation that the English of this section is newer, and leads them there. */
export function StaleSection({id, isMissing, isPage}: StaleSectionProps): ReactNode {
  const {defaultLocale} = i18n;
  const page = useAlternatePageUtils().createUrl({locale: defaultLocale, fullyQualified: false});
  return (
    <div data-no-twin data-no-excerpt>
      <Admonition type="note">
        {isPage ? (
          <Translate id="staleSection.page">
            This page is not translated yet, so it is shown in English.
          </Translate>
        ) : (
          <>
            {isMissing ? (
              <Translate id="staleSection.missing">
                A section is missing here because it is not translated yet.
              </Translate>
            ) : (
              <Translate id="staleSection.text">
                This section has changed in English since it was translated.
              </Translate>
            )}{' '}
            {/* Another build of the site, which no route leads to. */}
            <Link
              to={`pathname://${page}${id}`}
              hrefLang={defaultLocale}
              target="_self"
              autoAddBaseUrl={false}
            >
              <Translate
                id="staleSection.link"
                description="After a note on a section that is not translated, or has changed since"
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
