import type {BlogPost} from '@docusaurus/plugin-content-blog';
import {withRelated} from '../related';
import type {RelatedPost} from '../types';

const post = (title: string, tag: string, rest: object = {}): BlogPost =>
  ({
    content: '',
    metadata: {
      title,
      description: 'What happened, told with numbers.',
      date: new Date('2026-11-10T00:00:00Z'),
      readingTime: 4.2,
      permalink: `/blog/${title.toLowerCase().replaceAll(' ', '-')}/`,
      tags: [{label: tag, permalink: `/blog/tags/${tag}/`}],
      ...rest,
    },
  }) as unknown as BlogPost;

function relatedOf(posts: readonly BlogPost[]): readonly (readonly RelatedPost[])[] {
  return withRelated(posts).map(
    ({metadata}) => (metadata as unknown as {related: RelatedPost[]}).related,
  );
}

const titles = (posts: readonly RelatedPost[] = []): readonly string[] =>
  posts.map(({title}) => title);

it('names at most three posts with the most in common, never the post itself', () => {
  const [first] = relatedOf([
    post('Shard an Appium suite', 'tutorial'),
    post('A page in French', 'case-study'),
    post('Selenium in browsers', 'tutorial'),
    post('Appium and flaky tests', 'insights'),
    post('A suite of Appium tests', 'tutorial'),
    post('Nothing of that', 'case-study'),
  ]);
  expect(titles(first)).toEqual([
    'A suite of Appium tests',
    'Selenium in browsers',
    'Appium and flaky tests',
  ]);
});

it('leaves unlisted posts out, and fills up with the newest', () => {
  const posts = [
    post('First', 'tutorial'),
    post('Draft', 'tutorial', {unlisted: true}),
    post('Second', 'case-study'),
    post('Third', 'case-study'),
  ];
  const related = relatedOf(posts);
  expect(related.map((each) => titles(each))).toEqual([
    ['Second', 'Third'],
    ['First', 'Second', 'Third'],
    ['Third', 'First'],
    ['Second', 'First'],
  ]);
});
