import index from '@generated/blog-index/default/posts.json';
import type {BlogIndex} from '@site/src/plugins/blog-index/types';

/** All posts of this language, without their texts: src/plugins/blog-index. */
export const blogIndex: BlogIndex = index;
