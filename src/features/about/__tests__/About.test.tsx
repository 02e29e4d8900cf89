import {screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {nextSteps} from '@site/src/data/about';
import {deviceCategories} from '@site/src/data/devices';
import {formatFact} from '@site/src/data/facts';
import {About} from '..';

beforeEach(() => {
  renderOnSite(<About />);
});

it('has mission, vision, reasons and readers, under the anchors that links name', () => {
  const names = screen.getAllByRole('region').map((region) => [region.id, region.ariaLabel]);
  expect(names).toEqual([
    ['mission', 'Our mission'],
    ['vision', 'Our vision'],
    ['reasons', 'Why teams choose Firegrid'],
    ['clients', 'Who we work for'],
    ['next-steps', 'Next steps'],
  ]);
});

it('claims what the facts say', () => {
  expect(screen.getAllByRole('definition').map(({textContent}) => textContent)).toEqual([
    `${formatFact('deviceCount')}+`,
    `${formatFact('countryCount')}+`,
    `${deviceCategories.length}`,
  ]);
});

it('leads on', () => {
  const links = within(screen.getByRole('region', {name: 'Next steps'})).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...nextSteps.map(({to}) => to),
    '/#contact',
  ]);
});
