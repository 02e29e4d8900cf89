import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {NavLink} from '@site/src/data/navigation';

/** The value of `aria-current`: the link's own page, or one that belongs to it. */
export type Current = 'page' | 'true' | undefined;

/** @returns Says of each link of the header whether the visitor is on its page, or below it. */
export function useCurrent(): (link: NavLink) => Current {
  const {pathname} = useLocation();
  const home = useBaseUrl('/');
  // Some hosts serve pages without the slash at the end.
  const here = `/${pathname.slice(home.length)}`.replace(/\/*$/, '/');
  return ({to, page = to}) => {
    if (page === '/' ? here !== '/' : !here.startsWith(page)) {
      return undefined;
    }
    return to.split('#')[0] === here ? 'page' : 'true';
  };
}
