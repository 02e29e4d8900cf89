import fs from 'node:fs';
import path from 'node:path';
import type {ReactNode} from 'react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import french from '@site/i18n/fr/code.json';
import Home from '@site/src/pages';
import {integrations} from '../integrations';
import {jobs} from '../jobs';
import {goodPlaces, knowledgeTopics} from '../knowledge';
import * as navigation from '../navigation';

/* What the data leads to: pages and sections that exist, in both languages. */

jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({children}: {readonly children: ReactNode}) => children,
}));

const FRENCH = 'i18n/fr/docusaurus-plugin-content-pages';

/** Where each folder of content appears on the site: src/config/preset.ts. */
const ROOTS = [
  {folder: 'src/pages', route: '/'},
  {folder: 'docs', route: '/documentation/'},
  {folder: 'blog', route: '/blog/'},
  {folder: 'openapi/pages', route: '/api-documentation/'},
];

/** Sources by the path under which their page is served. */
const pages = new Map(
  ROOTS.flatMap(({folder, route}) =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(?:mdx?|tsx)$/.test(file))
      .map((file): [string, string] => {
        const source = fs.readFileSync(path.join(folder, file), 'utf8');
        const name = file.replaceAll(path.sep, '/').replace(/(?:\.api)?\.\w+$/, '');
        const slug = /^slug: *(.+)$/m.exec(source)?.[1] ?? name.replace(/(^|\/)index$/, '');
        return [`${route}${slug}/`.replace(/\/{2,}/g, '/'), source];
      }),
  ).concat([['/blog/', '']]),
);

const titleOf = (source: string): string => /^title: *'?(.+?)'?$/m.exec(source)?.[1] ?? '';

const links: readonly navigation.NavLink[] = [
  ...navigation.mainLinks,
  ...navigation.resourceLinks,
  ...navigation.mobileResourceLinks,
  ...navigation.footerColumns.flatMap((column) => column.links.filter((link) => 'to' in link)),
  ...navigation.legalLinks,
  ...knowledgeTopics.map(({title, to}) => ({label: title, to})),
  ...knowledgeTopics.map(({more}) => more),
  ...goodPlaces,
];

function problemOf({label, to}: navigation.NavLink): string[] {
  const [pathname = '', section] = to.split('#');
  const source = pages.get(pathname);
  if (!/^\/([\w/-]+\/)?(#[\w-]+)?$/.test(to)) {
    return [`"${label}": write ${to} with a slash at the end, so that no host has to redirect`];
  }
  if (source === undefined) {
    return [`"${label}" leads to ${pathname}, which is no page: write it, or change the link`];
  }
  const hasSection =
    section === undefined ||
    (pathname === '/'
      ? document.getElementById(section) !== null
      : new RegExp(`\\{(/\\* )?#${section}( \\*/)?\\}`).test(source));
  return hasSection
    ? []
    : [`"${label}" leads to #${section}, which ${pathname} does not have: give a heading that id`];
}

it('links lead to pages and sections that exist', () => {
  renderOnSite(<Home />);
  expect(links.flatMap(problemOf)).toEqual([]);
});

it('the knowledge base names posts by their titles', () => {
  const problems = goodPlaces.flatMap(({kind, to, label}) => {
    const title = titleOf(pages.get(to) ?? '');
    return [
      ...(to.startsWith(`/${kind}/`) ? [] : [`${to} is not of the kind "${kind}"`]),
      ...(kind !== 'blog' || label === title ? [] : [`${to}: write "${title}", its title`]),
    ];
  });
  expect(problems).toEqual([]);
});

describe.each([
  ['integrations', integrations],
  ['careers', jobs],
] as const)('%s', (section, entries) => {
  it.each([`src/pages/${section}`, `${FRENCH}/${section}`])(
    'each entry has its page in %s, and no other page is there',
    (folder) => {
      const files = fs.readdirSync(folder).filter((name) => name.endsWith('.mdx'));
      expect(files.sort()).toEqual(entries.map(({slug}) => `${slug}.mdx`).sort());
    },
  );
});

const read = (folder: string, slug: string): string =>
  fs.readFileSync(`${folder}/${slug}.mdx`, 'utf8');

/** Headings that every page of an integration has, in this order. */
const SECTIONS = [
  ...['what-it-does', 'prerequisites', 'set-up', 'verify', 'troubleshooting', 'see-also'],
];

describe.each(
  ['src/pages', FRENCH].flatMap((folder) =>
    integrations.map(({slug}) => ({slug, folder: `${folder}/integrations`})),
  ),
)('$folder/$slug.mdx', ({slug, folder}) => {
  const source = read(folder, slug);

  it('opens with the header of its integration, and has the sections of all', () => {
    expect(source).toContain(`<IntegrationHeader slug="${slug}" />`);
    const ids = [...source.matchAll(/^## .*\{\/\* #([\w-]+) \*\/\}$/gm)].map(([, id]) => id);
    expect(ids).toEqual(SECTIONS);
  });

  it('gives each code block a language and a title', () => {
    const openings = (source.match(/^```.*$/gm) ?? []).filter((_line, index) => index % 2 === 0);
    expect(openings.length).toBeGreaterThan(0);
    expect(openings.filter((line) => !/^```[a-z]+ title=".+"$/.test(line))).toEqual([]);
  });

  it('links to a page of another integration', () => {
    expect(source).toMatch(/\(\/integrations\/[\w-]+\//);
  });
});

describe.each([
  ['src/pages/careers', 'What you will do', 'What you bring'],
  [
    `${FRENCH}/careers`,
    french['careers.job.duties'].message,
    french['careers.job.requirements'].message,
  ],
])('jobs in %s', (folder, duties, requirements) => {
  const titles = Object.entries(french).flatMap(([id, {message}]) =>
    /^jobs\.\w+\.title$/.test(id) ? [message] : [],
  );

  it.each(jobs)('$slug has the title of its list, and the headings of its data', (job) => {
    const source = read(folder, job.slug);
    expect([job.title, ...titles]).toContain(titleOf(source));
    expect(source).toContain(`## ${duties} {/* #duties */}`);
    expect(source).toContain(`## ${requirements} {/* #requirements */}`);
    expect(source.match(/slug="([\w-]+)"/g)).toEqual(Array(4).fill(`slug="${job.slug}"`));
  });
});
