import fs from 'node:fs';
import french from '@site/i18n/fr/code.json';
import {integrations} from '../integrations';
import {jobs} from '../jobs';
import {goodPlaces} from '../knowledge';

/*
 * The pages that belong to an entry of the data. French pages have the headings, components and code of
 * these, or `npm run check:translations` fails; links to pages and sections are checked by each build.
 */

const PAGES = 'src/pages';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-pages';

const read = (file: string): string => fs.readFileSync(file, 'utf8');

const titleOf = (source: string): string => /^title: *'?(.+?)'?$/m.exec(source)?.[1] ?? '';

/** What is missing in a page, as the file and what to write. */
const missing = (file: string, wanted: readonly string[]): readonly string[] =>
  wanted.filter((text) => !read(file).includes(text)).map((text) => `${file}: write ${text}`);

it.each([
  ['integrations', integrations],
  ['careers', jobs],
] as const)('each entry of %s has its page, and no other page is there', (section, entries) => {
  const files = fs.readdirSync(`${PAGES}/${section}`).filter((name) => name.endsWith('.mdx'));
  expect(files.sort()).toEqual(entries.map(({slug}) => `${slug}.mdx`).sort());
});

it('the knowledge base names posts by their titles', () => {
  const posts = fs
    .readdirSync('blog')
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => read(`blog/${name}`));
  const problems = goodPlaces
    .filter(({kind}) => kind === 'blog')
    .flatMap(({to, label}) => {
      const title = titleOf(
        posts.find((post) => post.includes(`\nslug: ${to.split('/')[2]}\n`)) ?? '',
      );
      return label === title ? [] : [`${to}: write "${title}", its title`];
    });
  expect(problems).toEqual([]);
});

describe.each(integrations)(`${PAGES}/integrations/$slug.mdx`, ({slug}) => {
  const source = read(`${PAGES}/integrations/${slug}.mdx`);

  it('opens with the header of its integration, and has the sections of all', () => {
    expect(source).toContain(`<IntegrationHeader slug="${slug}" />`);
    const ids = [...source.matchAll(/^## .*\{\/\* #([\w-]+) \*\/\}$/gm)].map(([, id]) => id);
    expect(ids).toEqual([
      ...['what-it-does', 'prerequisites', 'set-up', 'verify', 'troubleshooting', 'see-also'],
    ]);
  });

  it('gives each code block a title, and links to another integration', () => {
    const openings = (source.match(/^```.*$/gm) ?? []).filter((_line, index) => index % 2 === 0);
    expect(openings.length).toBeGreaterThan(0);
    expect(openings.filter((line) => !/^```[a-z]+ title=".+"$/.test(line))).toEqual([]);
    expect(source).toMatch(/\(\/integrations\/[\w-]+\//);
  });
});

it.each(jobs)('$slug has the title of its list, and the headings of its data', ({slug, title}) => {
  const titles = Object.entries(french).flatMap(([id, {message}]) =>
    /^jobs\.\w+\.title$/.test(id) ? [message] : [],
  );
  const {'careers.job.duties': duties, 'careers.job.requirements': requirements} = french;
  expect(titles).toContain(titleOf(read(`${FRENCH}/careers/${slug}.mdx`)));
  expect([
    ...missing(`${PAGES}/careers/${slug}.mdx`, [
      `title: ${title}`,
      `## What you will do {/* #duties */}`,
      '## What you bring {/* #requirements */}',
    ]),
    ...missing(`${FRENCH}/careers/${slug}.mdx`, [
      `## ${duties.message} {/* #duties */}`,
      `## ${requirements.message} {/* #requirements */}`,
    ]),
  ]).toEqual([]);
  for (const folder of [PAGES, FRENCH]) {
    const slugs = read(`${folder}/careers/${slug}.mdx`).match(/slug="([\w-]+)"/g);
    expect(slugs).toEqual(Array(4).fill(`slug="${slug}"`));
  }
});
