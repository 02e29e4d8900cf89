import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Figures} from '@site/src/components/Figures';
import {benefits} from '@site/src/data/benefits';
import {deviceCategories} from '@site/src/data/devices';
import {formatFact} from '@site/src/data/formatFact';
import {homeFigures} from '@site/src/data/figures';
import {faq} from '@site/src/data/faq';
import {Benefits} from '../Benefits';
import {Faq} from '../Faq';
import {Services} from '../Services';

const headings = (): string[] =>
  screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent);

describe('services', () => {
  beforeEach(() => {
    renderOnSite(<Services />);
  });

  it('begin with all four categories, where links to #services and #devices lead', () => {
    expect(screen.getByRole('region', {name: 'Pick the device, not a simulation'}).id).toBe(
      'services',
    );
    expect(document.getElementById('devices')).toContainElement(screen.getByRole('tabpanel'));
    expect(screen.getByRole('tab', {selected: true})).toHaveTextContent('All');
    expect(headings()).toEqual(deviceCategories.map(({name}) => name));
  });

  it.each(['Mobile', 'Tablet', 'Browser', 'Mac'])(
    'show under %s its category alone, with devices and versions',
    async (tab) => {
      await userEvent.click(screen.getByRole('tab', {name: tab}));
      const category = deviceCategories.find(({kind}) => kind === tab.toLowerCase())!;
      expect(headings()).toEqual([category.name]);
      const panel = within(screen.getByRole('tabpanel'));
      const devices = panel.getAllByRole('listitem').map(({textContent}) => textContent);
      expect(devices).toEqual(category.devices);
      category.versions.forEach((version) => {
        expect(panel.getByText(version)).toBeVisible();
      });
    },
  );
});

it('has each question closed, with its answer in the page, and leads on', () => {
  renderOnSite(<Faq />);
  const region = within(screen.getByRole('region', {name: 'Frequently asked questions'}));
  const items = [...document.querySelectorAll('details')];
  expect(items.filter((item) => item.open)).toEqual([]);
  expect(items.map((item) => item.querySelector('summary')?.textContent)).toEqual(
    faq.map(({question}) => question),
  );
  expect(items.map((item) => item.querySelector('p')?.textContent)).toEqual(
    faq.map(({answer}) => answer),
  );
  expect(region.getByRole('heading', {name: /^Still have questions\?/})).toBeVisible();
  const link = (name: string): HTMLElement => region.getByRole('link', {name});
  expect(link('Read the documentation')).toHaveAttribute('href', '/documentation/');
  expect(link('Contact us')).toHaveAttribute('href', '/#contact');
});

it('shows the benefits', () => {
  renderOnSite(<Benefits />);
  expect(screen.getByRole('region', {name: 'What changes for your team'})).toBeVisible();
  expect(headings()).toEqual(benefits.map(({title}) => title));
});

it('shows the claims in numbers', () => {
  renderOnSite(<Figures figures={homeFigures} />);
  const claims = screen.getAllByRole('listitem').map(({textContent}) => textContent);
  expect(claims).toEqual([
    `${formatFact('firstTestMinutes')} min to your first test`,
    `${formatFact('deviceCount')}+ real devices`,
    `${formatFact('frameworkCount')} frameworks: Appium, Selenium, Katalon`,
    `${formatFact('countryCount')}+ countries with clients`,
  ]);
});
