import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {decodable} from '@site/src/lib/decodable';

/**
 * Some hosts serve a page at `/terms` and `/terms/index.html` as well, without a redirect. The page was
 * rendered for the address that its canonical link names, and hydrates cleanly at that one alone, so
 * the address is corrected before React and the router read it. A 404 page keeps the missing address,
 * unless the router could not decode it: `/%ff` becomes `/%25ff`.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const rendered = canonical && new URL(canonical).pathname;
  const path =
    rendered === pathname.replace(/\/?(index\.html)?$/, '/') ? rendered : decodable(pathname);
  if (path !== pathname) {
    window.history.replaceState(window.history.state, '', path + search + hash);
  }
}
