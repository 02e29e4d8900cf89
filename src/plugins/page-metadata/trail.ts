import {breadcrumbList, type Crumb} from '../../lib/breadcrumbList';
import {dataText, type PageHead} from './pageHead';

/**
 * Lists the pages above a page, and the page: those of its path's folders that exist.
 * @param route Path of the page, with a slash at the end.
 * @param home Path of the home page of the language.
 * @param titles Own titles of all pages of the language, by path.
 * @returns Paths from the home page down.
 */
export function trailOf(
  route: string,
  home: string,
  titles: ReadonlyMap<string, string>,
): readonly string[] {
  const folders = route.slice(home.length).split('/').filter(Boolean);
  const paths = folders.map((_folder, index) => `${home}${folders.slice(0, index + 1).join('/')}/`);
  return [home, ...paths].filter((path) => path === route || titles.has(path));
}

/**
 * Writes a trail into a page. Home pages have no trail, and a page may bring its own, as those of
 * the documentation do.
 * @param html Text of the page.
 * @param head The page's head, as read from this text.
 * @param crumbs From the home page down.
 * @returns The page, with a trail where one belongs.
 */
export function addTrail(html: string, head: PageHead, crumbs: readonly Crumb[]): string {
  if (crumbs.length < 2 || head.data.some(({text}) => text.includes('"BreadcrumbList"'))) {
    return html;
  }
  const text = `<script type="application/ld+json">${dataText(breadcrumbList(crumbs))}</script>`;
  return html.slice(0, head.end) + text + html.slice(head.end);
}
