import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {RelatedPost} from './types';

/** How many posts a post ends with. */
const COUNT = 3;

/** Shorter words join sentences in both languages. */
const WORD = /\p{L}{4,}/gu;

/** Tags, and words of the title and the description. */
function termsOf({metadata: {title, description, tags}}: BlogPost): ReadonlySet<string> {
  const words = `${title} ${description}`.toLowerCase().match(WORD) ?? [];
  return new Set([...words, ...tags.map(({permalink}) => permalink)]);
}

function toRelated({metadata}: BlogPost): RelatedPost {
  const {title, permalink, date, readingTime, tags} = metadata;
  const [tag] = tags;
  return {
    title,
    permalink,
    date: date.toISOString().slice(0, 'YYYY-MM-DD'.length),
    readingTime: Math.max(1, Math.ceil(readingTime ?? 1)),
    ...(tag && {tag: {label: tag.label, permalink: tag.permalink}}),
  };
}

/**
 * Gives each post those that it has most in common with, which its page finds in its metadata: tags and
 * words count the more, the fewer posts have them.
 * @param posts All posts of a language, the newest first.
 * @returns The same posts, each with `related` in its metadata.
 */
export function withRelated(posts: readonly BlogPost[]): BlogPost[] {
  const known = posts.map((post) => ({post, terms: termsOf(post)}));
  const listed = known.filter(({post}) => !post.metadata.unlisted);
  const counts = new Map<string, number>();
  for (const term of listed.flatMap(({terms}) => [...terms])) {
    counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  const weightOf = (term: string): number => Math.log(listed.length / (counts.get(term) ?? 1));
  return known.map(({post, terms: own}) => {
    const related = listed
      .filter((other) => other.post !== post)
      .map((other) => ({
        post: other.post,
        score: [...other.terms]
          .filter((term) => own.has(term))
          .reduce((sum, term) => sum + weightOf(term), 0),
      }))
      // Equal ones stay in order: the newest first.
      .sort((a, b) => b.score - a.score)
      .slice(0, COUNT)
      .map((other) => toRelated(other.post));
    return {...post, metadata: {...post.metadata, related} as BlogPost['metadata']};
  });
}
