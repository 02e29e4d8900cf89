import {useHistorySelector} from '@docusaurus/theme-common';
import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {languageSlot} from '@site/src/lib/preferences';

export interface LanguageLink {
  readonly locale: string;
  /** The language's own name for itself. */
  readonly label: string;
  readonly languageTag: string;
  /** This page in that language, with the query and the hash of now. */
  readonly href: string;
  readonly remember: () => void;
}

/** The other language of this page: the site has two. */
export function useLanguageLink(): LanguageLink {
  const {i18n} = useDocusaurusContext();
  const alternatePage = useAlternatePageUtils();
  const search = useHistorySelector((history) => history.location.search);
  const hash = useHistorySelector((history) => history.location.hash);
  const locale =
    i18n.locales.find((candidate) => candidate !== i18n.currentLocale) ?? i18n.currentLocale;
  const config = i18n.localeConfigs[locale];
  return {
    locale,
    label: config?.label ?? locale,
    languageTag: config?.htmlLang ?? locale,
    href: `${alternatePage.createUrl({locale, fullyQualified: false})}${search}${hash}`,
    remember: () => {
      languageSlot.write(locale);
    },
  };
}
