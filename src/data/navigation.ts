import navigation from '@generated/content/default/navigation.json';

export interface NavLink {
  readonly label: string;
  /** Path of a page, with `#section` where it is a part of one; `status` is a URL of the configuration. */
  readonly to: string;
  /** Where the header marks it as current: this page and those below it. Only for links to sections; others have `to`. */
  readonly page?: string | undefined;
}

const linksOf = (ids: readonly string[]): readonly NavLink[] =>
  ids.flatMap((id) => navigation.links[id] ?? []);

const groupsOf = (groups: typeof navigation.footer) =>
  Object.entries(groups).map(([id, {title, links}]) => ({id, title, links: linksOf(links)}));

/** Sections of the home page, and the documentation. */
export const mainLinks = linksOf(navigation.header);

/** Below Resources, in the header and in the menu of phones. */
export const resourceGroups = groupsOf(navigation.resources);

export const footerColumns = groupsOf(navigation.footer);
