// All pages of the sitemaps, which are read once for all of these tests.
import {testLanguage} from './language';
import {testMarkdown} from './markdown';
import {testPages} from './pages';
import {locales, readSite} from './site';
import {testTexts} from './texts';
import {testWays} from './ways';

const sites = locales.map(readSite);

describe.each(sites)('pages in $locale', (site) => {
  testPages(site);
  testWays(site);
  testTexts(site);
  testMarkdown(site);
  testLanguage(site, sites);
});
