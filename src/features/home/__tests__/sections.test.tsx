import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {benefits} from '@site/src/data/benefits';
import {deviceCategories} from '@site/src/data/devices';
import {formatFact} from '@site/src/data/facts';
import {faq} from '@site/src/data/faq';
import {Benefits} from '../Benefits';
import {Faq} from '../Faq';
import {Figures} from '../Figures';
import {Services} from '../Services';

describe('services', () => {
  beforeEach(() => {
    renderOnSite(<Services />);
  });

  const shownCategories = (): string[] =>
    within(screen.getByRole('tabpanel'))
      .getAllByRole('heading', {level: 3})
      .map(({textContent}) => textContent);

  it('begin with all four categories', () => {
    expect(screen.getByRole('tab', {selected: true})).toHaveTextContent('All');
    expect(shownCategories()).toEqual(deviceCategories.map(({name}) => name));
  });

  it.each(['Mobile', 'Tablet', 'Browser', 'Mac'])(
    'show under %s its category alone, with devices and versions',
    async (tab) => {
      await userEvent.click(screen.getByRole('tab', {name: tab}));
      const category = deviceCategories.find(({kind}) => kind === tab.toLowerCase())!;
      expect(shownCategories()).toEqual([category.name]);
      const panel = within(screen.getByRole('tabpanel'));
      const devices = panel.getAllByRole('listitem').map(({textContent}) => textContent);
      expect(devices).toEqual(category.devices);
      category.versions.forEach((version) => {
        expect(panel.getByText(version)).toBeVisible();
      });
    },
  );

  it('are where links to #services and #devices lead', () => {
    expect(document.getElementById('services')).toContainElement(
      document.getElementById('devices'),
    );
  });
});

describe('frequently asked questions', () => {
  beforeEach(() => {
    renderOnSite(<Faq />);
  });

  it('are six, all closed, with their answers in the page', () => {
    const items = [...document.querySelectorAll('details')];
    expect(items.map((item) => item.open)).toEqual(faq.map(() => false));
    expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(
      faq.map(({answer}) => answer),
    );
  });

  it('share a name, by which browsers keep one open at a time', () => {
    const names = [...document.querySelectorAll('details')].map((item) =>
      item.getAttribute('name'),
    );
    expect(new Set(names)).toEqual(new Set(['faq']));
  });

  it('lead on to the documentation and to the contact form', () => {
    const more = screen.getByRole('heading', {name: /^Still have questions\?/}).parentElement!;
    const link = (name: string): HTMLElement => within(more).getByRole('link', {name});
    expect(link('Read the documentation')).toHaveAttribute('href', '/documentation/');
    expect(link('Contact us')).toHaveAttribute('href', '/#contact');
  });
});

it('shows the benefits', () => {
  renderOnSite(<Benefits />);
  const titles = screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent);
  expect(titles).toEqual(benefits.map(({title}) => title));
});

it('shows the claims in numbers', () => {
  renderOnSite(<Figures />);
  const values = screen.getAllByRole('definition').map(({textContent}) => textContent);
  expect(values).toEqual([
    `${formatFact('deviceCount')}+`,
    `${formatFact('countryCount')}+`,
    formatFact('professionalSessions'),
    `TLS ${formatFact('tlsVersion')}`,
  ]);
});

it.each([
  ['Pick the device, not a simulation', <Services key="services" />],
  ['What changes for your team', <Benefits key="benefits" />],
  ['Frequently asked questions', <Faq key="faq" />],
])('%s is the name of its region, no more', (name, section) => {
  renderOnSite(section);
  expect(screen.getByRole('region', {name})).toBeVisible();
});
