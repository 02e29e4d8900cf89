/** @jest-environment node */
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import {indexOf, withExtras} from '../posts';
import type {RelatedPost} from '../types';

const ORDER = ['tutorial', 'case-study', 'product-updates'];

/** @param tags Slugs, separated by a space. */
const post = (title: string, tags: string, unlisted = false) =>
  ({
    content: 'Secret body',
    metadata: {
      title,
      description: 'What happened, told with numbers.',
      date: new Date('2026-11-10T00:00:00Z'),
      readingTime: 4.2,
      permalink: `/fr/blog/${title.toLowerCase().replaceAll(' ', '-')}/`,
      source: `@site/blog/${title}.mdx`,
      tags: tags.split(' ').map((slug) => ({label: slug, permalink: `/fr/blog/tags/${slug}`})),
      unlisted,
    },
  }) as unknown as BlogPost;

const index = (...blogPosts: readonly BlogPost[]) =>
  indexOf(
    {
      blogPosts,
      blogTags: Object.fromEntries(
        ['case-study', 'tutorial'].map((slug) => [
          slug,
          {label: `Of ${slug}`, permalink: `/fr/blog/tags/${slug}`},
        ]),
      ),
    } as unknown as BlogContent,
    ORDER,
  );

it('stops at a post without a category, and names the fix', () => {
  expect(() => index(post('Shards', 'misc'))).toThrow(
    /@site\/blog\/Shards\.mdx has no category.*tutorial, case-study/,
  );
});

const relatedOf = (posts: readonly BlogPost[]) =>
  withExtras(posts).map(({metadata}) =>
    (metadata as unknown as {related: RelatedPost[]}).related.map(({title}) => title),
  );

it('names at most three posts with the most in common, never the post itself', () => {
  const [first] = relatedOf([
    post('Shard an Appium suite', 'tutorial'),
    post('A page in French', 'case-study'),
    post('Selenium in browsers', 'tutorial'),
    post('Appium and flaky tests', 'insights'),
    post('A suite of Appium tests', 'tutorial'),
    post('Nothing of that', 'case-study'),
  ]);
  expect(first).toEqual([
    'A suite of Appium tests',
    'Selenium in browsers',
    'Appium and flaky tests',
  ]);
});

it('leaves unlisted posts out, and fills up with the newest', () => {
  const related = relatedOf([
    post('First', 'tutorial'),
    post('Draft', 'tutorial', true),
    post('Second', 'case-study'),
    post('Third', 'case-study'),
  ]);
  expect(related).toEqual([
    ['Second', 'Third'],
    ['First', 'Second', 'Third'],
    ['Third', 'First'],
    ['Second', 'First'],
  ]);
});
