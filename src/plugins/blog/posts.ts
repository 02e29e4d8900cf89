import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import {coverCells, COVERS} from './cover';
import type {BlogIndex, IndexedCategory, RelatedPost} from './types';

/** How many posts a post ends with. */
const COUNT = 3;

/** Shorter words join sentences in both languages. */
const WORD = /\p{L}{4,}/gu;

/** The last part of a URL: the slug of a post or a category. */
const slugOf = (permalink: string) => permalink.split('/').filter(Boolean).at(-1) ?? '';

const isListed = ({metadata}: BlogPost) => !metadata.unlisted;

/** The facts of a post that every list shows. */
function summaryOf({metadata: {title, permalink, date, readingTime}}: BlogPost) {
  return {
    title,
    permalink,
    date: date.toISOString().slice(0, 'YYYY-MM-DD'.length),
    readingTime: Math.max(1, Math.ceil(readingTime ?? 1)),
  };
}

function toRelated(post: BlogPost): RelatedPost {
  const [tag] = post.metadata.tags;
  return {...summaryOf(post), ...(tag && {tag: {label: tag.label, permalink: tag.permalink}})};
}

/** Tags, and words of the title and the description. */
function termsOf({metadata: {title, description, tags}}: BlogPost): ReadonlySet<string> {
  const words = `${title} ${description}`.toLowerCase().match(WORD) ?? [];
  return new Set([...words, ...tags.map(({permalink}) => permalink)]);
}

/**
 * Gives each post what its page draws and ends with, in its metadata: `cover`, the cells of a band, and `related`, the
 * posts that it has most in common with. Tags and words count the more, the fewer posts have them.
 * @param posts All posts of a language, the newest first.
 */
export function withExtras(posts: readonly BlogPost[]): BlogPost[] {
  const known = posts.map((post) => ({post, terms: termsOf(post)}));
  const listed = known.filter(({post}) => isListed(post));
  const counts = new Map<string, number>();
  for (const term of listed.flatMap(({terms}) => [...terms])) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const weightOf = (term: string) => Math.log(listed.length / (counts.get(term) ?? 1));
  return known.map(({post, terms: postTerms}) => {
    const {permalink, tags} = post.metadata;
    const cover = coverCells(slugOf(permalink), slugOf(tags[0]?.permalink ?? ''), COVERS.band);
    const related = listed
      .filter((other) => other.post !== post)
      .map((other) => ({
        post: other.post,
        score: [...other.terms]
          .filter((term) => postTerms.has(term))
          .reduce((sum, term) => sum + weightOf(term), 0),
      }))
      // Equal ones stay in order: the newest first.
      .sort((a, b) => b.score - a.score)
      .slice(0, COUNT)
      .map((other) => toRelated(other.post));
    return {...post, metadata: {...post.metadata, cover, related} as BlogPost['metadata']};
  });
}

/**
 * Lists the posts and categories that the blog's pages filter.
 * @param content The content of the blog plugin.
 * @param order Slugs of the tags that are categories, in the order of the page's chips.
 * @throws When a post has no category.
 */
export function indexOf({blogPosts, blogTags}: BlogContent, order: readonly string[]): BlogIndex {
  const posts = blogPosts.filter(isListed).map((post) => {
    const {description, tags, permalink, source} = post.metadata;
    const slugs = tags.map((tag) => slugOf(tag.permalink));
    const categories = order.filter((slug) => slugs.includes(slug));
    const [category] = categories;
    if (category === undefined) {
      throw new Error(
        `blog: ${source} has no category. Give it one of these tags: ${order.join(', ')}.`,
      );
    }
    const cover = coverCells(slugOf(permalink), category, COVERS.card);
    return {...summaryOf(post), excerpt: description, categories, cover};
  });
  const tags = Object.values(blogTags);
  const categories = order.flatMap((slug): IndexedCategory[] => {
    const tag = tags.find(({permalink}) => slugOf(permalink) === slug);
    const count = posts.filter((post) => post.categories.includes(slug)).length;
    return tag && count > 0 ? [{slug, label: tag.label, permalink: tag.permalink, count}] : [];
  });
  return {categories, posts};
}
