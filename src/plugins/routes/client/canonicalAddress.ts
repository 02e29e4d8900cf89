import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Some hosts serve a page at `/terms` and `/terms/index.html` as well, without a redirect. The page was
 * rendered for the address that its canonical link names, and hydrates cleanly at that one alone, so
 * the address is corrected before React and the router read it. A 404 page keeps the missing address.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const path = canonical && new URL(canonical).pathname;
  if (path !== pathname && path === pathname.replace(/\/?(index\.html)?$/, '/')) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}
