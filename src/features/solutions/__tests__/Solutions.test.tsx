import {screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {formatFact} from '@site/src/data/formatFact';
import {services} from '@site/src/data/services';
import {Solutions} from '..';

beforeEach(() => {
  renderOnSite(<Solutions />);
});

it.each(services)('$name has its text, features, figure and way on', (service) => {
  const region = within(screen.getByRole('region', {name: service.name}));
  expect(region.getByRole('heading', {level: 2})).toHaveTextContent(service.name);
  expect(region.getByText(service.description)).toBeVisible();
  expect(region.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual(
    service.features,
  );
  expect(region.getByRole('img').getAttribute('aria-label')).toMatch(/\.$/);
  expect(region.getByRole('link', {name: service.link.label})).toHaveAttribute(
    'href',
    service.link.to,
  );
});

it('draws the time of one session and of four as bars of these lengths', () => {
  const lit = ['48 min', '12 min'].map((time) => {
    const bar = screen.getByText(time).previousElementSibling as HTMLElement;
    return Number(bar.style.getPropertyValue('--at'));
  });
  expect(lit).toEqual([1, 12 / 48]);
});

it('leads to each service from the top', () => {
  const nav = screen.getByRole('navigation', {name: 'Services on this page'});
  const targets = within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.slice(1) ?? '');
  expect(targets).toEqual(services.map(({id}) => id));
  expect(targets.filter((id) => !document.getElementById(id))).toEqual([]);
});

it('ends with the free minutes, the trial, the plans and the demo', () => {
  const region = screen.getByRole('region', {name: 'Try it on your own app'});
  expect(region).toHaveTextContent(`${formatFact('freeMinutes')} free minutes a month`);
  expect(region).toHaveTextContent(`${formatFact('trialDays')}-day free trial`);
  const hrefs = within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(hrefs.slice(1)).toEqual(['/pricing/', '/#hero']);
  expect(hrefs[0]).toMatch(/^https:\/\/portal\.firegrid\.example\/login\?.*prompt=create/);
});
