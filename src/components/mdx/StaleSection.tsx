import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import i18n from '@generated/i18n';
import Admonition from '@theme/Admonition';

export interface StaleSectionProps {
  /** Of the section's heading, after `#`; empty for the beginning of the page. */
  readonly id: string;
  /** Whether the whole page is shown in English. */
  readonly isPage?: boolean;
}

/** Tells readers of a translation that the English of this section is newer, and leads them there. */
export function StaleSection({id, isPage = false}: StaleSectionProps): ReactNode {
  const {defaultLocale} = i18n;
  const page = useAlternatePageUtils().createUrl({locale: defaultLocale, fullyQualified: false});
  const linkTo = (text: ReactNode) => (
    // Another build of the site, which no route leads to.
    <Link
      to={`pathname://${page}${id}`}
      hrefLang={defaultLocale}
      target="_self"
      autoAddBaseUrl={false}
    >
      {text}
    </Link>
  );
  return (
    <div data-no-twin data-no-excerpt>
      <Admonition type="note">
        {isPage ? (
          <Translate
            id="staleSection.page"
            description="At the top of a page that is not translated yet, and so shown in English"
          >
            This page is not translated yet, so it is shown in English.
          </Translate>
        ) : (
          <Translate
            id="staleSection.text"
            description="On a section of a translated page whose English has changed since; {link} is “The English version”"
            values={{
              link: linkTo(
                <Translate
                  id="staleSection.link"
                  description="Begins the sentence on stale sections"
                >
                  The English version
                </Translate>,
              ),
            }}
          >
            {'This section has changed since it was translated. {link} is up to date.'}
          </Translate>
        )}
      </Admonition>
    </div>
  );
}
