import {screen, within} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {MemoryRouter} from 'react-router-dom';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {brand} from '@site/src/config/brand';
import {parseSiteEnv} from '@site/src/config/env';
import {SiteFooter} from '..';

const {env} = parseSiteEnv({});

const footer = (
  <SiteFooter dialogFor={({to}) => (to === '/privacy/' ? <button>Privacy</button> : undefined)} />
);

it.each([
  ['Product', ['Solutions', 'Services', 'Products', 'Devices', 'Integrations', 'Pricing', 'FAQ']],
  ['Company', ['About Us', 'Careers', 'Blog', 'Contact']],
  ['Resources', ['Documentation', 'API', 'Knowledge Base', 'Support Center', 'Status']],
  ['Legal', ['Security', 'Compliance', 'Privacy']],
])('lists under %s: %p', (title, labels) => {
  renderOnSite(footer);
  const column = screen.getByRole('heading', {name: new RegExp(`^${title}`)}).parentElement!;
  const items = within(column).getAllByRole('listitem');
  expect(items.map(({textContent}) => textContent)).toEqual(expect.arrayContaining(labels));
});

it('leads to the status and to the social accounts, which show as signs only, in this tab', () => {
  renderOnSite(footer);
  for (const [name, url] of [
    ['Status', env.statusUrl],
    ...env.social.map(({network, url}) => [`${brand.name} on ${network}`, url] as const),
  ] as const) {
    const link = screen.getByRole('link', {name});
    expect(link).toHaveAttribute('href', url);
    expect(link).toHaveAttribute('target', '_self');
  }
});

it('says the year of the build until the page is awake, and the current one then', () => {
  const builtIn = new Date().getFullYear();
  jest.useFakeTimers({now: new Date('2031-06-15T12:00:00Z')});
  const html = renderToString(<MemoryRouter>{footer}</MemoryRouter>);
  expect(html).toContain(`© ${builtIn} ${brand.name}`);
  renderOnSite(footer);
  expect(screen.getByText(`© 2031 ${brand.name}. All rights reserved.`)).toBeVisible();
  jest.useRealTimers();
});
