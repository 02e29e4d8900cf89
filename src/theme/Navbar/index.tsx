/*
 * Ejected from @docusaurus/theme-classic 3.10.2, Navbar: the desktop and the mobile menu have
 * their own lists, and the mobile menu is a native dialog, which the stock one cannot be told.
 * The state of the mobile menu is still the theme's: the documentation's sidebar relies on it.
 */
import {Part} from '@site/src/components/Part';
import {PerPage} from '@site/src/components/PerPage';
import {SiteHeader} from '@site/src/features/header';
import {LanguageSwitch} from '@site/src/features/preferences/LanguageSwitch';
import {ThemeOptions, ThemeSwitch} from '@site/src/features/preferences/ThemeSwitch';
import {SearchButton} from '@site/src/search/ui';

export default function Navbar() {
  return (
    // The theme's table of contents looks for a header on each page.
    <Part fallback={<div className="navbar" />}>
      <SiteHeader
        // Its dialog does not outlive the page.
        search={
          <PerPage>
            <Part>
              <SearchButton />
            </Part>
          </PerPage>
        }
        languageSwitch={<LanguageSwitch />}
        themeSwitch={<ThemeSwitch />}
        themeOptions={<ThemeOptions />}
      />
    </Part>
  );
}
