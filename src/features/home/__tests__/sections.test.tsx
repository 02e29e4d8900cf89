import fs from 'node:fs';
import benefits from '@generated/content/default/benefits.json';
import faq from '@generated/content/default/faq.json';
import figures from '@generated/content/default/figures.json';
import integrations from '@generated/content/default/integrations.json';
import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Figures} from '@site/src/components/Figures';
import {deviceCategories} from '@site/src/data/devices';
import {formatFact} from '@site/src/data/formatFact';
import {SESSION_PICTURE_WIDTHS, sessionPictures} from '@site/src/data/sessionPictures';
import {Benefits} from '../Benefits';
import {Faq} from '../Faq';
import {Services} from '../Services';
import {Session} from '../Session';

const headings = (): string[] =>
  screen.getAllByRole('heading', {level: 3}).map(({textContent}) => textContent);

it('shows a report first and then a device, in both themes, once they are near', () => {
  renderOnSite(<Session />);
  const pictures = [...document.querySelectorAll('img')];
  const shown = pictures.map(({src}) => /session\/(.*)-\d+\.avif/.exec(src)?.[1]);
  expect(shown).toEqual(['report.en.light', 'report.en.dark', 'live.en.light', 'live.en.dark']);
  for (const picture of pictures) {
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAccessibleName();
  }
  // A format is told by its first bytes. If a file is too heavy, take it again in media/.
  for (const name of ['en.light', 'en.dark', 'fr.light', 'fr.dark']) {
    for (const [picture, width] of sessionPictures.flatMap((each) =>
      SESSION_PICTURE_WIDTHS.map((pixels) => [each.name, pixels] as const),
    )) {
      const content = fs.readFileSync(`static/session/${picture}.${name}-${width}.avif`);
      expect(content.length).toBeLessThan(25 * width);
      expect(content.toString('hex', 4, 12)).toBe('6674797061766966');
    }
  }
});

it('begins with all kinds of devices, where links to #services and #devices lead', () => {
  renderOnSite(<Services />);
  expect(screen.getByRole('region', {name: 'Pick the device, not a simulation'}).id).toBe(
    'services',
  );
  expect(document.getElementById('devices')).toContainElement(screen.getByRole('tabpanel'));
  expect(screen.getByRole('tab', {selected: true})).toHaveTextContent('All');
  expect(headings()).toEqual(deviceCategories.map(({name}) => name));
});

it.each(['Mobile', 'Tablet', 'Browser', 'Mac'])(
  'shows under %s its category alone, with devices and versions',
  async (tab) => {
    renderOnSite(<Services />);
    await userEvent.click(screen.getByRole('tab', {name: tab}));
    const category = deviceCategories.find(({kind}) => kind === tab.toLowerCase())!;
    expect(headings()).toEqual([category.name]);
    const panel = within(screen.getByRole('tabpanel'));
    const devices = panel.getAllByRole('listitem').map(({textContent}) => textContent);
    expect(devices).toEqual(category.devices);
    expect(panel.getByText(category.versions.join(', '))).toBeVisible();
  },
);

it('shows the benefits, and each integration among the tools', () => {
  renderOnSite(<Benefits />);
  benefits.forEach(({title}) => expect(screen.getByText(title)).toBeVisible());
  expect(headings()).toEqual(['Works with what you have']);
  const links = within(screen.getAllByRole('list')[1]!).getAllByRole('link');
  const names = [...integrations.map(({name}) => name), 'GitLab CI/CD', 'CircleCI'];
  expect(links.map(({textContent}) => textContent)).toEqual(names);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(integrations.map(({id}) => `/integrations/${id}/`)),
  );
});

it('shows the claims in numbers', () => {
  renderOnSite(<Figures figures={figures} />);
  expect(screen.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual([
    `${formatFact('firstTestMinutes')} min to your first test`,
    `${formatFact('deviceCount')}+ real devices`,
    `${formatFact('countryCount')}+ countries with clients`,
    `TLS ${formatFact('tlsVersion')} in transit, and encryption at rest`,
  ]);
});

it('has each question closed, with its answer in the page, and leads on', () => {
  renderOnSite(<Faq />);
  const items = [...document.querySelectorAll('details')];
  expect(items.filter((item) => item.open)).toEqual([]);
  expect(
    items.map((item) => [
      item.querySelector('summary')?.textContent,
      item.querySelector('p')?.textContent,
    ]),
  ).toEqual(faq.map(({question, answer}) => [question, answer]));
  expect(screen.getByRole('heading', {name: 'Still have questions?'})).toBeVisible();
  expect(screen.getByRole('link', {name: 'Read the documentation'})).toHaveAttribute(
    'href',
    '/documentation/',
  );
  expect(screen.getByRole('link', {name: 'Contact us'})).toHaveAttribute('href', '/#contact');
});
