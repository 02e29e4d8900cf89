/*
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogPostItem/Footer: more of the category, and
 * the feeds. Lists have entries of their own.
 */
export {PostFooter as default} from '@site/src/features/blog/Post';
