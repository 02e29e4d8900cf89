import index from '@generated/blog-index/default/posts.json';
import type {BlogIndex, BlogWords} from '@site/src/plugins/blog-index/types';

/** All posts of this language, without their texts: src/plugins/blog-index. */
export const blogIndex: BlogIndex = index;

/** Loads the words of the texts, a chunk of its own. */
export async function loadWords(): Promise<BlogWords> {
  const {default: words} = await import('@generated/blog-index/default/words.json');
  return words;
}
