import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** @returns A URL with its percent signs written as `%25` until it can be decoded twice. */
function decodableTwice(path: string) {
  try {
    decodeURI(decodeURI(path));
    return path;
  } catch {
    return decodableTwice(path.replaceAll('%', '%25'));
  }
}

/**
 * Some hosts serve a page at `/terms` and `/terms/index.html` as well, without a redirect. The page was
 * rendered for the URL that its canonical link names, and hydrates cleanly at that one alone, so
 * the URL is corrected before React and the router read it. A 404 page keeps the missing URL,
 * unless it could not be decoded by the router, and once more by Docusaurus on the way back: `/%ff` becomes `/%2525ff`.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const rendered = canonical && new URL(canonical).pathname;
  const path =
    rendered === pathname.replace(/\/?(index\.html)?$/, '/') ? rendered : decodableTwice(pathname);
  if (path !== pathname) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}
