import path from 'node:path';

/**
 * Takes the site's name off a title.
 * @param title A page's title as browsers show it.
 * @param siteTitle Name of the site.
 * @returns The page's own title.
 */
export function ownTitle(title: string, siteTitle: string): string {
  const suffix = ` | ${siteTitle}`;
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;
}

/**
 * Finds the file of a route: hosts serve a folder's index, and `404.html` as it is.
 * @param outDir Output folder of the locale under way.
 * @param baseUrl Base path of the locale, with a slash at the end.
 * @param route Path of the page, with the base path.
 * @returns Absolute path.
 */
export function fileOfRoute(outDir: string, baseUrl: string, route: string): string {
  const below = route.slice(baseUrl.length);
  return path.join(outDir, ...(below.endsWith('.html') ? [below] : [below, 'index.html']));
}
