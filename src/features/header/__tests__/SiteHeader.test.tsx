import {NavbarProvider} from '@docusaurus/theme-common/internal';
import {fireEvent, screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {brand} from '@site/src/config/brand';
import {SiteHeader} from '..';

/* The way from Log In to the portal, and the portal's own tab, are for browsers: tests/login.spec.ts, tests/header.spec.ts. */

beforeEach(() => {
  renderOnSite(
    <NavbarProvider>
      <SiteHeader
        search={<button>Search</button>}
        languageSwitch={<span>Français</span>}
        themeSwitch={<button>Theme</button>}
        themeOptions={<fieldset />}
      />
    </NavbarProvider>,
  );
});

function linksIn(element: HTMLElement): string[] {
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

it('leads to the sections of the home page and to its Resources', () => {
  const link = (name: string): HTMLElement => screen.getByRole('link', {name});
  expect(link(brand.name)).toHaveAttribute('href', '/');
  const logIn = link('Log In').getAttribute('href');
  expect(link('Start free trial')).toHaveAttribute('href', `${logIn}&prompt=create`);
  expect(linksIn(screen.getByRole('navigation', {name: 'Main'}))).toEqual([
    ...SECTIONS,
    'Integrations /integrations/',
    'About Us /about-us/',
    'Careers /careers/',
  ]);
});

it('has a list of its own in the menu of phones, which closes after a choice', () => {
  fireEvent.click(screen.getByRole('button', {name: 'Open menu'}));
  const menu = within(screen.getByRole('dialog', {name: 'Menu'}));
  expect(linksIn(menu.getByRole('navigation', {name: 'Menu'}))).toEqual([
    ...SECTIONS,
    'Knowledge Base /knowledge-base/',
    'About Us /about-us/',
    'Careers /careers/',
  ]);
  expect(menu.getByRole('link', {name: /^Portal/})).toBeVisible();
  expect(menu.getByRole('link', {name: 'Log In'})).toBeVisible();
  fireEvent.click(menu.getByRole('link', {name: 'Knowledge Base'}));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
