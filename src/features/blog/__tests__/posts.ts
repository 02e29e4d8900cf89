import type {PageHit} from '@site/src/search/types';
import type {BlogIndex} from '@site/src/plugins/blog/types';

const SLUGS = ['product-updates', 'tutorial', 'case-study', 'industry-insights'];
const LABELS = ['Product updates', 'Tutorial', 'Case study', 'Industry insights'];
const COUNT = 23;

/** A blog of 23 posts: more than any page holds, with categories in turn. */
export const longIndex: BlogIndex = {
  categories: SLUGS.map((slug, index) => ({
    slug,
    label: LABELS[index]!,
    permalink: `/blog/tags/${slug}`,
    count: Math.ceil((COUNT - index) / SLUGS.length),
  })),
  posts: Array.from({length: COUNT}, (_, index) => ({
    title: `Post number${index}${index % 2 ? '' : ' about échecs'}`,
    excerpt: `What happened on day${index}.`,
    date: `2026-0${9 - Math.floor(index / 4)}-1${index % 4}`,
    readingTime: (index % 9) + 1,
    categories: [SLUGS[index % SLUGS.length]!],
    permalink: `/blog/post-${index}`,
    cover: '0'.repeat(144),
  })),
};

/** The search's result for some posts, best first. */
export const hitsFor = (
  places: readonly number[],
  scoreOf = (rank: number) => 10 - rank / 10,
): readonly PageHit[] =>
  places.map((place, rank) => ({
    url: `${longIndex.posts[place]!.permalink}/`,
    title: longIndex.posts[place]!.title,
    kind: 'blog',
    excerpt: [],
    sections: [],
    words: ['Échecs'],
    score: scoreOf(rank),
  }));
