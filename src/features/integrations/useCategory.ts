import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {readCategory, type CategoryFilter} from './category';

/** The category that the address asks for: all while the page is built, since a file has no query. */
export function useCategory(): CategoryFilter {
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  return isBrowser ? readCategory(search) : 'all';
}
