/**
 * Addresses that pages had, and where they lead now: without the language, since each has them all,
 * and without a slash at the end of the old one. `*` and `:splat` are the rest of the path.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/docs/*': '/documentation/:splat',
};
