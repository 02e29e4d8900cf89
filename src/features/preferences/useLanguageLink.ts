import {useAlternatePageUtils} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {MouseEvent} from 'react';
import {withCampaign} from '@site/src/lib/campaign';
import {languageSlot} from '@site/src/lib/preferences';

/** Adds the query and the hash of now, which the router does not always know, before the browser reads the link. */
function addPlace({currentTarget}: MouseEvent<HTMLAnchorElement>) {
  // The other page is loaded anew, which ends what the browser remembers of this visit.
  currentTarget.search = withCampaign(window.location.search);
  currentTarget.hash = window.location.hash;
}

/**
 * Of a missing page, a URL may be anything, and the router has decoded it: browsers read slashes, backslashes
 * and tabs at its beginning as another host.
 * @param address Path in the other language.
 * @param site URL of this site.
 * @param home Path of the home page in the other language.
 */
function onThisSite(address: string, site: string, home: string) {
  const path = address.replace(/^[\s\\/]+/, '/');
  return new URL(path, site).origin === new URL(site).origin ? path : home;
}

/** The other language of this page: the site has two. */
export function useLanguageLink() {
  const {i18n, siteConfig} = useDocusaurusContext();
  const alternatePage = useAlternatePageUtils();
  const locale =
    i18n.locales.find((candidate) => candidate !== i18n.currentLocale) ?? i18n.currentLocale;
  const config = i18n.localeConfigs[locale];
  const languageTag = config?.htmlLang ?? locale;
  const address = onThisSite(
    alternatePage.createUrl({locale, fullyQualified: false}),
    siteConfig.url,
    config?.baseUrl ?? '/',
  );
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    addPlace(event);
    languageSlot.write(locale);
  };
  return {
    locale,
    /** The language's own name for itself. */
    label: config?.label ?? locale,
    languageTag,
    /** Of a link to this page in that language, with the query and the hash of now, which remembers the choice. */
    link: {
      // The other language is another build: the browser loads it, the router does not know it.
      to: `pathname://${address}`,
      target: '_self',
      // Docusaurus would hide this page from the other, whose script takes it as a sign of the choice.
      rel: undefined,
      autoAddBaseUrl: false,
      hrefLang: languageTag,
      onClick: follow,
      // The other buttons, which open a tab.
      onAuxClick: follow,
      onContextMenu: addPlace,
    },
  };
}
