import fs from 'node:fs';
import integrations from '@generated/content/default/integrations.json';
import jobs from '@generated/content/default/jobs.json';
import {parse} from 'yaml';
import french from '@site/i18n/fr/code.json';

/*
 * The pages that belong to an entry of the data. French pages have the headings, components and code of
 * these, or `npm run check:translations` fails; links to pages and sections are checked by each build.
 */

const PAGES = 'src/pages';
const FRENCH = 'i18n/fr/docusaurus-plugin-content-pages';

/** Names and anchors that the specification fixes. */
const SERVICES = [
  ['Automated Testing', 'automated-testing'],
  ['CI/CD Integration', 'ci-cd-integration'],
  ['Video Playback', 'video-playback'],
  ['Tool Integration', 'tool-integration'],
] as const;

const read = (file: string) => fs.readFileSync(file, 'utf8');

const titleOf = (source: string) => /^title: *'?(.+?)'?$/m.exec(source)?.[1] ?? '';

it.each([
  [PAGES, 'blog'],
  [FRENCH, 'i18n/fr/docusaurus-plugin-content-blog'],
])('%s/knowledge-base.mdx names posts by their titles', (folder, blog) => {
  const posts = fs
    .readdirSync(blog)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => read(`${blog}/${name}`));
  const links = [
    ...read(`${folder}/knowledge-base.mdx`).matchAll(/\[([^\]]+)\]\(\/blog\/([\w-]+)\/\)/g),
  ];
  expect(links.length).toBeGreaterThan(0);
  for (const [, label, slug = ''] of links) {
    const title = titleOf(posts.find((post) => post.includes(`\nslug: ${slug}\n`)) ?? '');
    expect(`${slug}: ${label}`).toBe(`${slug}: ${title}`);
  }
});

it.each([PAGES, FRENCH])('%s/solutions.mdx has four services, with four points each', (folder) => {
  const [, ...parts] = read(`${folder}/solutions.mdx`).split('\n## ');
  const services = parts.slice(0, -1).map((part) => {
    const [, name = '', id] = /^(.*) \{\/\* #([\w-]+) \*\/\}/.exec(part) ?? [];
    return {...(folder === PAGES && {name}), id, points: part.match(/^- /gm)?.length};
  });
  expect(services).toEqual(
    SERVICES.map(([name, id]) => ({...(folder === PAGES && {name}), id, points: 4})),
  );
});

describe.each(integrations)(`${PAGES}/integrations/$id.mdx`, ({id: slug}) => {
  const source = read(`${PAGES}/integrations/${slug}.mdx`);

  it('opens with the header of its integration, and has the sections of all', () => {
    expect(source).toContain(`<IntegrationHeader slug="${slug}" />`);
    const ids = [...source.matchAll(/^## .*\{\/\* #([\w-]+) \*\/\}$/gm)].map(([, id]) => id);
    expect(ids).toEqual([
      'what-it-does',
      'prerequisites',
      'set-up',
      'verify',
      'troubleshooting',
      'see-also',
    ]);
  });

  it('gives each code block a title, and links to another integration', () => {
    const openings = (source.match(/^```.*$/gm) ?? []).filter((_line, index) => index % 2 === 0);
    expect(openings.length).toBeGreaterThan(0);
    expect(openings.filter((line) => !/^```[a-z]+ title=".+"$/.test(line))).toEqual([]);
    expect(source).toMatch(/\(\/integrations\/[\w-]+\//);
  });
});

const JOB_TEXTS = {
  [PAGES]: {duties: 'What you will do', requirements: 'What you bring'},
  [FRENCH]: {
    duties: french['careers.job.duties'].message,
    requirements: french['careers.job.requirements'].message,
  },
} as const;

describe.each([PAGES, FRENCH] as const)('%s/careers', (folder) => {
  it.each(jobs)(
    '$id.mdx lists what one does and brings, as the structured data does',
    ({id: slug}) => {
      const source = read(`${folder}/careers/${slug}.mdx`);
      const fields = parse(source.split('\n---\n')[0]!) as Record<string, unknown>;
      for (const [list, heading] of Object.entries(JOB_TEXTS[folder])) {
        const points = fields[list] as readonly string[];
        expect(points.length).toBeGreaterThanOrEqual(4);
        expect(points.filter((point) => !point.endsWith('.'))).toEqual([]);
        expect(source).toContain(
          `## ${heading} {/* #${list} */}\n\n<JobPoints points={frontMatter.${list}} />`,
        );
      }
      expect(source.match(/slug="([\w-]+)"/g)).toEqual(Array(2).fill(`slug="${slug}"`));
    },
  );
});
