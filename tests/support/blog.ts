import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildDir} from '../../scripts/lib/paths';
import type {Locale} from './test';

/** One post as the built JSON feed tells it: the tests know no title by heart. */
export interface FeedPost {
  readonly title: string;
  readonly summary: string;
  /** Label of its category. */
  readonly category: string;
  readonly path: string;
  /** Folded words of the list entry, and of the whole post. */
  readonly entryWords: readonly string[];
  readonly words: readonly string[];
}

interface JsonFeed {
  readonly items: readonly {
    readonly title: string;
    readonly summary: string;
    readonly url: string;
    readonly content_html: string;
    readonly tags: readonly string[];
  }[];
}

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, ' ');

/** The words of a text without case and accents, each once. */
function foldedWords(text: string): readonly string[] {
  const folded = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return [...new Set(folded.match(/[\p{L}\p{N}]+/gu))];
}

/** Reads a file of the built site. */
export function readBuilt(locale: Locale, file: string): string {
  return readFileSync(path.join(buildDir, locale === 'en' ? '' : locale, file), 'utf8');
}

/**
 * All posts of a language, newest first.
 * @throws Error when there are fewer than the list's three pages need.
 */
export function builtPosts(locale: Locale): readonly FeedPost[] {
  const {items} = JSON.parse(readBuilt(locale, 'blog/feed.json')) as JsonFeed;
  if (items.length < 9) {
    throw new Error(`The blog has ${items.length} posts only: too few for three pages.`);
  }
  return items.map(({title, summary, url, content_html: html, tags: [category = '']}) => {
    const entryWords = foldedWords(`${title} ${summary} ${category}`);
    return {
      title,
      summary,
      category,
      path: new URL(url).pathname,
      entryWords,
      words: [...entryWords, ...foldedWords(withoutTags(html))],
    };
  });
}

/** Whether a post holds a word that begins like this. */
export function holds(words: readonly string[], beginning: string): boolean {
  return words.some((word) => word.startsWith(beginning));
}

/** Words that begin like this may have the same stem. */
const STEM_LENGTH = 5;

/**
 * A word that leads to one post alone.
 * @param posts All posts.
 * @param part Where the word stands: in the list entry, or in the text and not in the entry.
 * @throws Error when no post has one.
 */
export function tellingWord(
  posts: readonly FeedPost[],
  part: 'entry' | 'text',
): {readonly word: string; readonly post: FeedPost} {
  for (const post of posts) {
    const candidates =
      part === 'entry'
        ? foldedWords(post.title)
        : post.words.filter((word) => !holds(post.entryWords, word));
    const word = candidates.find(
      (candidate) =>
        /^[a-z]{6,}$/.test(candidate) &&
        posts.every(
          (other) => other === post || !holds(other.words, candidate.slice(0, STEM_LENGTH)),
        ),
    );
    if (word) {
      return {word, post};
    }
  }
  throw new Error(`No post has a word of its own in its ${part}.`);
}
