import {NavbarProvider} from '@docusaurus/theme-common/internal';
import {act, fireEvent, screen, within} from '@testing-library/react';
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

const menu = (): HTMLElement => screen.getByRole('dialog', {name: 'Menu'});

function scrollTo(y: number): void {
  act(() => {
    Object.assign(window, {scrollY: y});
    window.dispatchEvent(new Event('scroll'));
  });
}

it('names the brand and leads home', () => {
  expect(screen.getByRole('link', {name: brand.name})).toHaveAttribute('href', '/');
});

it('leads to the sections of the home page and to its Resources', () => {
  expect(linksIn(screen.getByRole('navigation', {name: 'Main'}))).toEqual([
    'Home /#hero',
    'Products /#services',
    'Pricing /#pricing',
    'FAQ /#faq',
    'Contact /#contact',
    'Integrations /integrations/',
    'About Us /about-us/',
    'Careers /careers/',
  ]);
  const resources = screen.getByRole('button', {name: 'Resources'});
  expect(resources).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(resources);
  expect(resources).toHaveAttribute('aria-expanded', 'true');
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

it.each([
  [0, 'false'],
  [20, 'false'],
  [21, 'true'],
])('at a scroll of %i px is opaque: %s', (y, opaque) => {
  scrollTo(y === 0 ? 500 : 0);
  scrollTo(y);
  expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', opaque);
});

describe('the menu of phones', () => {
  beforeEach(() => {
    fireEvent.click(screen.getByRole('button', {name: 'Open menu'}));
  });

  it('has a list of its own', () => {
    const [links] = within(menu()).getAllByRole('navigation', {name: 'Menu'});
    expect(linksIn(links!)).toEqual([
      'Home /#hero',
      'Products /#services',
      'Pricing /#pricing',
      'FAQ /#faq',
      'Contact /#contact',
      'Knowledge Base /knowledge-base/',
      'About Us /about-us/',
      'Careers /careers/',
    ]);
    expect(within(menu()).getByRole('link', {name: 'Log In'})).toBeVisible();
  });

  it.each(['Pricing', 'Knowledge Base'])('closes after a choice of %s', (name) => {
    fireEvent.click(within(menu()).getByRole('link', {name}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes by its button', () => {
    fireEvent.click(within(menu()).getByRole('button', {name: 'Close menu'}));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', {name: 'Open menu'})).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });
});
