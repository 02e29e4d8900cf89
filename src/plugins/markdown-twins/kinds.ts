/** Sections of `llms.txt`, in their order. */
export const KINDS = [
  'docs',
  'api',
  'integrations',
  'site',
  'blog',
  'careers',
  'optional',
] as const;

export type Kind = (typeof KINDS)[number];

/** First folders of paths, with their kind; the rest tells what the service is. */
const FOLDERS: Readonly<Record<string, Kind>> = {
  documentation: 'docs',
  'api-documentation': 'api',
  integrations: 'integrations',
  blog: 'blog',
  careers: 'careers',
  cookies: 'optional',
  privacy: 'optional',
  terms: 'optional',
  'terms-of-service': 'optional',
};

/** Further pages of the blog's list: its posts are listed themselves. */
const BLOG_LISTS = /^blog\/(?:page|tags)\//;

/**
 * @param route Path of a page, with the language's.
 * @param home Path of the language's home page.
 * @returns The section that lists it.
 */
export function kindOf(route: string, home: string): Kind {
  const below = route.slice(home.length);
  return BLOG_LISTS.test(below) ? 'optional' : (FOLDERS[below.split('/')[0] ?? ''] ?? 'site');
}
