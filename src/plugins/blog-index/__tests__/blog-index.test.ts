/** @jest-environment node */
import {blogIndex} from '..';

interface PostInput {
  readonly title?: string;
  /** Slugs, separated by a space. */
  readonly tag?: string;
  readonly unlisted?: boolean;
}

const post = ({title = 'Shards', tag = 'tutorial', ...rest}: PostInput) => ({
  content: 'Secret body',
  metadata: {
    title,
    description: 'Split a suite.',
    date: new Date('2026-11-10T00:00:00Z'),
    readingTime: 4.2,
    permalink: `/fr/blog/${title.toLowerCase()}`,
    source: `@site/blog/${title}.mdx`,
    tags: tag.split(' ').map((slug) => ({label: slug, permalink: `/fr/blog/tags/${slug}`})),
    unlisted: rest.unlisted ?? false,
  },
});

const blogTags = {
  '/fr/blog/tags/case-study': {label: 'Étude de cas', permalink: '/fr/blog/tags/case-study'},
  '/fr/blog/tags/tutorial': {label: 'Tutoriel', permalink: '/fr/blog/tags/tutorial'},
};

/** The plugin's list of these posts. */
async function run(...blogPosts: readonly unknown[]): Promise<unknown> {
  const createData = jest.fn().mockResolvedValue('');
  const allContent = {'docusaurus-plugin-content-blog': {default: {blogPosts, blogTags}}};
  const actions = {createData, addRoute: () => undefined, setGlobalData: () => undefined};
  const plugin = blogIndex(['tutorial', 'case-study', 'product-updates'])();
  await plugin.allContentLoaded?.({allContent, actions});
  return (createData.mock.calls as [string, unknown][])[0]?.[1];
}

it('lists posts with what a list shows, and nothing of their text', async () => {
  expect(await run(post({}))).toEqual({
    categories: [
      {slug: 'tutorial', label: 'Tutoriel', permalink: '/fr/blog/tags/tutorial', count: 1},
    ],
    posts: [
      {
        title: 'Shards',
        excerpt: 'Split a suite.',
        date: '2026-11-10',
        readingTime: 5,
        categories: ['tutorial'],
        permalink: '/fr/blog/shards',
        cover: expect.stringMatching(/^[0-4]{144}$/) as string,
      },
    ],
  });
});

it('orders categories as the option does, counts listed posts, and leaves out empty ones', async () => {
  const posts = [
    post({title: 'A', tag: 'case-study'}),
    post({title: 'B'}),
    post({title: 'C', tag: 'case-study tutorial'}),
    post({title: 'D', unlisted: true}),
  ];
  expect(await run(...posts)).toMatchObject({
    categories: [
      {slug: 'tutorial', count: 2},
      {slug: 'case-study', count: 2},
    ],
    posts: [{title: 'A'}, {title: 'B'}, {title: 'C', categories: ['tutorial', 'case-study']}],
  });
});

it('stops at a post without a category, and names the fix', async () => {
  await expect(run(post({tag: 'misc'}))).rejects.toThrow(
    /@site\/blog\/Shards\.mdx has no category.*tutorial, case-study/,
  );
});
