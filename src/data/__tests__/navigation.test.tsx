import fs from 'node:fs';
import path from 'node:path';
import type {ReactNode} from 'react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import Home from '@site/src/pages';
import {
  footerColumns,
  legalLinks,
  mainLinks,
  mobileResourceLinks,
  resourceLinks,
  type NavLink,
} from '../navigation';

jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({children}: {readonly children: ReactNode}) => children,
}));

/** Where each folder of content appears on the site: src/config/preset.ts. */
const ROOTS = [
  {folder: 'src/pages', route: '/'},
  {folder: 'docs', route: '/documentation/'},
  {folder: 'openapi/pages', route: '/api-documentation/'},
];

const footerLinks = footerColumns.flatMap(({links}) => links);

const links: readonly NavLink[] = [
  ...mainLinks,
  ...resourceLinks,
  ...mobileResourceLinks,
  ...footerLinks.filter((link) => 'to' in link),
  ...legalLinks,
];

/** @returns Sources by the path under which their page is served. */
function findPages(): ReadonlyMap<string, string> {
  const pages = ROOTS.flatMap(({folder, route}) =>
    fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.(mdx?|tsx)$/.test(file))
      .map((file): [string, string] => {
        const source = fs.readFileSync(path.join(folder, file), 'utf8');
        const name = file.replaceAll(path.sep, '/').replace(/\.\w+$/, '');
        const slug = /^slug: *(.+)$/m.exec(source)?.[1] ?? name.replace(/(^|\/)index$/, '');
        return [`${route}${slug}/`.replace(/\/{2,}/g, '/'), source];
      }),
  );
  // The blog makes its own list of posts, as long as there are any.
  const posts = fs.readdirSync('blog').some((file) => file.endsWith('.mdx'));
  return new Map([...pages, ...(posts ? [['/blog/', ''] as const] : [])]);
}

function isOnHome(id: string): boolean {
  return document.getElementById(id) !== null;
}

function problemOf({label, to}: NavLink, pages: ReadonlyMap<string, string>): string[] {
  const [pathname = '', section] = to.split('#');
  const source = pages.get(pathname);
  if (source === undefined) {
    return [`"${label}" leads to ${pathname}, which is no page: write it, or change the link`];
  }
  const hasSection =
    section === undefined ||
    (pathname === '/'
      ? isOnHome(section)
      : new RegExp(`\\{(/\\* )?#${section}( \\*/)?\\}`).test(source));
  return hasSection
    ? []
    : [`"${label}" leads to #${section}, which ${pathname} does not have: give a heading that id`];
}

it('leads to pages and sections that exist', () => {
  renderOnSite(<Home />);
  const pages = findPages();
  expect(links.length).toBeGreaterThan(20);
  expect(links.flatMap((link) => problemOf(link, pages))).toEqual([]);
});

it('ends page paths with a slash, so that no host has to redirect', () => {
  const short = links.filter(({to}) => !/^\/([\w/-]+\/)?(#[\w-]+)?$/.test(to));
  expect(short.map(({label, to}) => `"${label}": write ${to} with a slash at the end`)).toEqual([]);
});

describe('the header', () => {
  it('leads to the five sections of the home page', () => {
    expect(mainLinks.map(({to}) => to)).toEqual([
      '/#hero',
      '/#services',
      '/#pricing',
      '/#faq',
      '/#contact',
    ]);
  });

  it('has its Resources, and phones have theirs', () => {
    expect(resourceLinks.map(({to}) => to)).toEqual(['/integrations/', '/about-us/', '/careers/']);
    expect(mobileResourceLinks.map(({to}) => to)).toEqual([
      '/knowledge-base/',
      '/about-us/',
      '/careers/',
    ]);
  });
});

describe('the footer', () => {
  it('has four columns', () => {
    expect(footerColumns.map(({title}) => title)).toEqual([
      'Product',
      'Company',
      'Resources',
      'Legal',
    ]);
  });

  it('has every label of the specification, once', () => {
    const shown = [...footerLinks, ...legalLinks].map(({label}) => label);
    const labels = [
      ...['Services', 'Products', 'Devices', 'Pricing', 'FAQ', 'Contact', 'About Us', 'Careers'],
      ...['Blog', 'Documentation', 'Knowledge Base', 'Support Center', 'API', 'Status'],
      ...['Security', 'Compliance', 'Privacy Policy', 'Terms of Service', 'Cookies'],
    ];
    expect([...shown].sort()).toEqual([...labels].sort());
  });
});
