/**
 * One page of each template, by its English path: what depends on the layout alone is tested on these,
 * and not on every page of the sitemaps.
 */
export const TEMPLATES = [
  '/',
  '/about-us/',
  '/api-documentation/',
  '/api-documentation/create-test/',
  '/blog/',
  '/blog/authors/',
  '/blog/shard-appium-suite/',
  '/blog/tags/',
  '/blog/tags/tutorial/',
  '/careers/',
  '/careers/qa-engineer/',
  '/changelog/',
  '/documentation/',
  '/documentation/reference/capabilities/',
  '/integrations/',
  '/integrations/jenkins/',
  '/knowledge-base/',
  '/nowhere/',
  '/privacy/',
  '/search/',
  '/security/',
  '/solutions/',
  '/terms/',
] as const;
