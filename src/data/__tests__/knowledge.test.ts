import fs from 'node:fs';
import {goodPlaces, knowledgeTopics} from '../knowledge';

/** Titles of pages by their paths: documentation, posts, and pages in MDX. */
function titles(): ReadonlyMap<string, string> {
  return new Map(
    [
      {folder: 'docs', route: '/documentation/'},
      {folder: 'blog', route: '/blog/'},
      {folder: 'src/pages', route: '/'},
      {folder: 'openapi/pages', route: '/api-documentation/'},
    ].flatMap(({folder, route}) =>
      fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.mdx'))
        .map((file): [string, string] => {
          const source = fs.readFileSync(`${folder}/${file}`, 'utf8');
          const slug =
            /^slug: *(.+)$/m.exec(source)?.[1] ?? file.replace(/(?:^index|\.api)?\.mdx$/, '');
          const title = /^title: *'?(.+?)'?$/m.exec(source)?.[1] ?? '';
          return [`${route}${slug}/`.replace(/\/{2,}/g, '/'), title];
        }),
    ),
  );
}

describe('the topics of the knowledge base', () => {
  it('are the four of the specification, with its links', () => {
    expect(knowledgeTopics.map(({title, to}) => [title, to])).toEqual([
      ['Getting started', '/documentation/'],
      ['Troubleshooting', '/documentation/'],
      ['API documentation', '/api-documentation/'],
      ['Integrations', '/integrations/'],
    ]);
  });

  it('lead on to pages that exist', () => {
    const known = titles();
    const missing = knowledgeTopics.flatMap(({more}) =>
      known.has(more.to.replace(/#.*/, ''))
        ? []
        : [`${more.to} is no page: mend src/data/knowledge.ts`],
    );
    expect(missing).toEqual([]);
  });
});

describe('the good places to start', () => {
  it('exist, and each stands there once', () => {
    const known = titles();
    expect(goodPlaces.filter(({to}) => !known.has(to)).map(({to}) => to)).toEqual([]);
    expect(new Set(goodPlaces.map(({to}) => to)).size).toBe(goodPlaces.length);
  });

  it('name posts by their titles', () => {
    const known = titles();
    const posts = goodPlaces.filter(({kind}) => kind === 'blog');
    expect(posts.length).toBeGreaterThan(0);
    expect(posts.map(({label}) => label)).toEqual(posts.map(({to}) => known.get(to)));
  });

  it('say where they lead', () => {
    const wrong = goodPlaces.filter(({to, kind}) => !to.startsWith(`/${kind}/`));
    expect(wrong).toEqual([]);
  });
});
