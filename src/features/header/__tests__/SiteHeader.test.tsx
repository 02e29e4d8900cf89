import {NavbarProvider} from '@docusaurus/theme-common/internal';
import {fireEvent, screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {brand} from '@site/src/config/brand';
import {SiteHeader} from '..';

/* The way from Log In to the portal, and the portal's own tab, are for browsers: tests/login.spec.ts, tests/header.spec.ts. */

function show(path = '/') {
  renderOnSite(
    <NavbarProvider>
      <SiteHeader
        search={<button>Search</button>}
        languageSwitch={<span>Français</span>}
        themeSwitch={<button>Theme</button>}
        themeOptions={<fieldset />}
      />
    </NavbarProvider>,
    {path},
  );
}

function linksIn(element: HTMLElement) {
  return within(element)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

const SECTIONS = [
  'Home /#hero',
  'Products /#services',
  'Pricing /#pricing',
  'FAQ /#faq',
  'Contact /#contact',
];

const DOCS = 'Docs /documentation/';

/** The entries that the specification names, among the groups of Resources. */
const SPECIFIED = [
  'Integrations /integrations/',
  'Knowledge Base /knowledge-base/',
  'About Us /about-us/',
  'Careers /careers/',
];

it('leads to the sections of the home page, to the documentation and to its Resources', () => {
  show();
  const link = (name: string) => screen.getByRole('link', {name});
  expect(link(brand.name)).toHaveAttribute('href', '/');
  const logIn = link('Log In').getAttribute('href');
  expect(link('Start free trial')).toHaveAttribute('href', `${logIn}&prompt=create`);
  const links = linksIn(screen.getByRole('navigation', {name: 'Main'}));
  expect(links.slice(0, SECTIONS.length + 1)).toEqual([...SECTIONS, DOCS]);
  expect(links).toEqual(expect.arrayContaining(SPECIFIED));
});

describe.each([
  ['/', 'Home', 'page', undefined],
  ['/documentation/', 'Docs', 'page', 'Documentation'],
  // As some hosts serve it.
  ['/documentation/reference/limits', 'Docs', 'true', 'Documentation'],
  ['/integrations/jira/', 'Resources', 'true', 'Integrations'],
  ['/api-documentation/list-devices/', 'Resources', 'true', 'API'],
  ['/search/', undefined, undefined, undefined],
])('at %s', (path, inBar, kind, inMenu) => {
  const marked = (element: HTMLElement) =>
    [...element.querySelectorAll('[aria-current]')].map(
      (link) => `${link.textContent} ${link.getAttribute('aria-current')}`,
    );

  it(`marks ${inBar ?? 'nothing'} in the bar, ${inMenu ?? 'nothing'} in Resources`, () => {
    show(path);
    const expected = [
      ...(inBar ? [`${inBar} ${kind}`] : []),
      ...(inMenu ? [`${inMenu} ${path === '/documentation/' ? 'page' : 'true'}`] : []),
    ];
    expect(marked(screen.getByRole('navigation', {name: 'Main'}))).toEqual(expected);
    fireEvent.click(screen.getByRole('button', {name: 'Open menu'}));
    const menu = within(screen.getByRole('dialog', {name: 'Menu'}));
    expect(marked(menu.getByRole('navigation', {name: 'Menu'}))).toEqual(
      expected.filter((entry) => !entry.startsWith('Resources')),
    );
  });
});
