import categories from '@generated/content/default/blog-categories.json';

/** Descriptions of the category pages for search engines, by slug in blog/tags.yml. */
export const categoryDescriptions = categories;
