import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';
import {coverCells, COVERS, slugOf} from './cover';
import type {BlogIndex, IndexedCategory, IndexedPost} from './types';

function toIndexedPost({metadata}: BlogPost, categories: readonly string[]): IndexedPost {
  const slugs = metadata.tags.map(({permalink}) => slugOf(permalink));
  const own = categories.filter((slug) => slugs.includes(slug));
  const [category] = own;
  if (category === undefined) {
    throw new Error(
      `blog-index: ${metadata.source} has no category. Give it one of these tags: ${categories.join(', ')}.`,
    );
  }
  return {
    title: metadata.title,
    excerpt: metadata.description,
    date: metadata.date.toISOString().slice(0, 'YYYY-MM-DD'.length),
    readingTime: Math.max(1, Math.ceil(metadata.readingTime ?? 1)),
    categories: own,
    permalink: metadata.permalink,
    cover: coverCells(slugOf(metadata.permalink), category, COVERS.card),
  };
}

/**
 * Writes the list that the blog's pages filter, `posts.json` (see README).
 * @param order Slugs of the tags that are categories, in the order of the page's chips.
 * @returns The plugin. While loading content it throws when a post has no category.
 */
export const blogIndex = (order: readonly string[]) => (): Plugin => ({
  name: 'blog-index',
  async allContentLoaded({allContent, actions}) {
    const content = allContent['docusaurus-plugin-content-blog']?.default;
    const {blogPosts, blogTags} = content as BlogContent;
    const listed = blogPosts.filter(({metadata}) => !metadata.unlisted);
    const posts = listed.map((post) => toIndexedPost(post, order));
    const tags = Object.values(blogTags);
    const categories = order.flatMap((slug): IndexedCategory[] => {
      const tag = tags.find(({permalink}) => slugOf(permalink) === slug);
      const count = posts.filter((post) => post.categories.includes(slug)).length;
      return tag && count > 0 ? [{slug, label: tag.label, permalink: tag.permalink, count}] : [];
    });
    await actions.createData('posts.json', {categories, posts} satisfies BlogIndex);
  },
});
