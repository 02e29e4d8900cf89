import type Link from '@docusaurus/Link';
import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ComponentProps} from 'react';
import {withCampaign} from '@site/src/lib/campaign';
import {languageSlot} from '@site/src/lib/preferences';

export interface LanguageLink {
  readonly locale: string;
  /** The language's own name for itself. */
  readonly label: string;
  readonly languageTag: string;
  /** Of a link to this page in that language, with the query and the hash of now, which remembers the choice. */
  readonly link: ComponentProps<typeof Link>;
}

/** The other language of this page: the site has two. */
export function useLanguageLink(): LanguageLink {
  const {i18n} = useDocusaurusContext();
  const alternatePage = useAlternatePageUtils();
  const search = useHistorySelector((history) => history.location.search);
  // The other page is loaded anew, which ends what the browser remembers of this visit.
  const query = useIsBrowser() ? withCampaign(search) : search;
  const hash = useHistorySelector((history) => history.location.hash);
  const locale =
    i18n.locales.find((candidate) => candidate !== i18n.currentLocale) ?? i18n.currentLocale;
  const config = i18n.localeConfigs[locale];
  const languageTag = config?.htmlLang ?? locale;
  const remember = (): void => {
    languageSlot.write(locale);
  };
  const path = alternatePage.createUrl({locale, fullyQualified: false});
  return {
    locale,
    label: config?.label ?? locale,
    languageTag,
    link: {
      // The other language is another build: the browser loads it, the router does not know it.
      to: `pathname://${path}${query}${hash}`,
      target: '_self',
      // Docusaurus would hide this page from the other, whose script takes it as a sign of the choice.
      rel: undefined,
      autoAddBaseUrl: false,
      hrefLang: languageTag,
      onClick: remember,
      // The other buttons, which open a tab.
      onAuxClick: remember,
    },
  };
}
