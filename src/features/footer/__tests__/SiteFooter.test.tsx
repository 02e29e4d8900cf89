import {screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {brand} from '@site/src/config/brand';
import {SiteFooter} from '..';

const footer = <SiteFooter legal={<li>Privacy</li>} />;

afterEach(() => {
  jest.useRealTimers();
});

function column(title: string): HTMLElement {
  return screen.getByRole('heading', {name: new RegExp(`^${title}`)}).parentElement!;
}

it.each([
  ['Product', ['Services', 'Products', 'Devices', 'Pricing', 'FAQ']],
  ['Company', ['About Us', 'Careers', 'Blog', 'Contact']],
  ['Resources', ['Documentation', 'Knowledge Base', 'Support Center', 'API', 'Status']],
  ['Legal', ['Security', 'Compliance', 'Privacy']],
])('lists under %s: %p', (title, labels) => {
  renderOnSite(footer);
  const items = within(column(title)).getAllByRole('listitem');
  expect(items.map(({textContent}) => textContent)).toEqual(labels);
});

it('leads from Status to the configured address, in this tab', () => {
  renderOnSite(footer);
  const status = screen.getByRole('link', {name: 'Status'});
  expect(status).toHaveAttribute('href', brand.statusUrl);
  expect(status).toHaveAttribute('target', '_self');
});

it('names the social accounts, which show as signs only', () => {
  renderOnSite(footer);
  for (const {network, url} of brand.social) {
    const link = screen.getByRole('link', {name: `${brand.name} on ${network}`});
    expect(link).toHaveAttribute('href', url);
  }
});

it('says the current year, even where the page was built in another one', () => {
  jest.useFakeTimers({now: new Date('2031-06-15T12:00:00Z')});
  renderOnSite(footer);
  expect(screen.getByText(`© 2031 ${brand.name}. All rights reserved.`)).toBeVisible();
});

it('says the year of the build until the page is awake, so that both agree', () => {
  const builtIn = new Date().getFullYear();
  jest.useFakeTimers({now: new Date('2031-06-15T12:00:00Z')});
  const html = renderToString(<MemoryRouter>{footer}</MemoryRouter>);
  expect(html).toContain(`© ${builtIn} ${brand.name}`);
});
