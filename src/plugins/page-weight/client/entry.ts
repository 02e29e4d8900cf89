import {prefetchWhenIdle} from './idlePrefetch';
import {pause} from './pause';

/**
 * Runs Docusaurus' client in several short tasks, with input handled in between, instead of one of 150 ms
 * (on a slow phone). Each step evaluates a part, and the last one, the client's own entry, finds all of
 * them there. Which parts: those that a profile of the entry shows. Not the packages of the theme by
 * name, which would bring along all that they export.
 */
const STEPS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@generated/client-modules'),
  () => import(/* webpackMode: "eager" */ '@generated/routes'),
  () => import(/* webpackMode: "eager" */ '@theme/ThemeProvider'),
  () => import(/* webpackMode: "eager" */ '@theme/Root'),
  () => import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'),
];

/**
 * Whether this is a page at another URL than its own, in an archive or below a prefix. The router would show that
 * there is no such page: the HTML stays as it is. The 404 page alone is at any URL.
 */
function isCopy() {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  if (canonical === undefined) {
    return false;
  }
  const {pathname} = new URL(canonical);
  // Some hosts serve a page in two ways; src/plugins/routes corrects the URL.
  const here = window.location.pathname.replace(/\/?(index\.html)?$/, '/');
  return pathname !== here && !pathname.endsWith('/404.html/');
}

async function start() {
  if (isCopy()) {
    return;
  }
  for (const step of STEPS) {
    await pause();
    await step();
  }
  prefetchWhenIdle();
}

void start();
