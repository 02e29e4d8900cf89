/**
 * URLs that pages had, and where they lead now: without the language, since each has them all,
 * and without a slash at the end of the old one. `*` and `:splat` are the rest of the path, `:slug` is one part of it.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/docs/*': '/documentation/:splat',
  '/devices/:slug': '/devices/#:slug',
};
