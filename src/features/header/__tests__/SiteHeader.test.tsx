import {NavbarProvider} from '@docusaurus/theme-common/internal';
import {fireEvent, screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {brand} from '@site/src/config/brand';
import {SiteHeader} from '..';

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
  expect(screen.getByRole('link', {name: brand.name})).toHaveAttribute('href', '/');
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

it('opens the portal in a new tab, and says so', () => {
  const portal = screen.getByRole('link', {name: /Portal.*\(opens in a new tab\)/});
  expect(portal).toHaveAttribute('href', 'https://portal.firegrid.example/');
  expect(portal).toHaveAttribute('target', '_blank');
  expect(portal.getAttribute('rel')).toContain('noopener');
});

it.each(['Log In', 'Start free trial'])('leads from %s to the login, in this tab', (name) => {
  const link = screen.getByRole('link', {name});
  expect(link).toHaveAttribute('target', '_self');
  const {pathname, searchParams} = new URL(link.getAttribute('href')!);
  expect(pathname).toBe('/login');
  expect(Object.fromEntries(searchParams)).toEqual({
    iss: 'https://id.firegrid.example',
    target_link_uri: 'https://portal.firegrid.example/',
    ui_locales: 'en',
  });
});
