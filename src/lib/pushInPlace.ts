import type {useHistory} from '@docusaurus/router';

type History = ReturnType<typeof useHistory>;

/**
 * Adds an entry to the history, unless it is there, while the visitor stays on the spot. Docusaurus moves the focus to the
 * top of the page after a push (useSkipToContent in theme-common), but not after a replacement.
 * @param history The router's.
 * @param target Address on this site.
 */
export function pushInPlace(
  history: History,
  target: {readonly pathname: string; readonly search: string; readonly state?: object},
): void {
  const {pathname, search} = history.location;
  if (pathname !== target.pathname || search !== target.search) {
    history.push(target);
  }
  history.replace(target);
}
