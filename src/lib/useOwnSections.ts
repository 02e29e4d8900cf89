import {useHistory, useLocation} from '@docusaurus/router';
import {isPlainClick} from './isPlainClick';
import {useListener} from './useListener';

/**
 * Has links to sections lead to those of the page that is shown. While the next page loads, the URL is that page's,
 * and browsers resolve them against it.
 */
export function useOwnSections(): void {
  const history = useHistory();
  const shown = useLocation();
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href^="#"]');
    if (
      link instanceof HTMLAnchorElement &&
      isPlainClick(event) &&
      history.location.pathname !== shown.pathname
    ) {
      event.preventDefault();
      event.stopPropagation();
      history.push({...shown, hash: link.hash});
    }
  };
  useListener('click', follow, true);
}
