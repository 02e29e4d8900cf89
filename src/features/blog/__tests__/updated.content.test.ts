/** @jest-environment node */
import fs from 'node:fs';

interface Post {
  readonly file: string;
  readonly text: string;
  readonly date: string;
  readonly updated: string;
}

const posts = new Map<string, Post>();
for (const file of fs.readdirSync('blog').filter((name) => name.endsWith('.mdx'))) {
  const text = fs.readFileSync(`blog/${file}`, 'utf8');
  const field = (pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
  posts.set(field(/^slug: (.+)$/m), {
    file,
    text,
    date: field(/^date: (.+)$/m),
    updated: field(/^last_update: \{date: (.+)\}$/m),
  });
}

it.each([...posts.values()])(
  '$file says when it was updated, if it links to a later post',
  (post) => {
    const linked = [...post.text.matchAll(/\]\(\/blog\/([\w-]+)\//g)].flatMap(
      ([, slug = '']) => posts.get(slug)?.date ?? [],
    );
    const newest = linked.sort().at(-1) ?? '';
    expect([post.date, post.updated].sort().at(-1)! >= newest).toBe(true);
  },
);
