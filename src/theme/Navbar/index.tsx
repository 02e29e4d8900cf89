/*
 * Ejected from @docusaurus/theme-classic 3.10.2, Navbar: the desktop and the mobile menu have
 * lists of their own and the mobile menu is a native dialog, which the stock one cannot be told.
 * The state of the mobile menu is still the theme's: the documentation's sidebar relies on it.
 */
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {SiteHeader} from '@site/src/features/header';
import {LanguageSwitch} from '@site/src/features/preferences/LanguageSwitch';
import {ThemeOptions, ThemeSwitch} from '@site/src/features/preferences/ThemeSwitch';
import {SearchButton} from '@site/src/search/ui';

/** Anew on each page, which its dialog does not outlive. */
function Search(): ReactNode {
  const {pathname} = useLocation();
  return <SearchButton key={pathname} />;
}

export default function Navbar(): ReactNode {
  return (
    <SiteHeader
      search={<Search />}
      languageSwitch={<LanguageSwitch />}
      themeSwitch={<ThemeSwitch />}
      themeOptions={<ThemeOptions />}
    />
  );
}
