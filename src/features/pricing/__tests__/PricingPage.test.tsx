import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {facts} from '@site/src/data/facts';
import {formatFact} from '@site/src/data/formatFact';
import {tiers} from '@site/src/data/tiers';
import {PlansData} from '../PlansData';
import {PricingPage} from '../PricingPage';

const structured = (): readonly {readonly '@type': string}[] =>
  [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
    ({innerHTML}) => JSON.parse(innerHTML) as {readonly '@type': string},
  );

it('compares the plans in the words and numbers of their cards', () => {
  renderOnSite(<PricingPage />);
  const table = within(screen.getByRole('table'));
  const names = table.getAllByRole('columnheader').map(({textContent}) => textContent);
  expect(names.slice(1)).toEqual(tiers.map(({name}) => name));
  const row = (name: RegExp): readonly (string | null)[] =>
    within(table.getByRole('row', {name}))
      .getAllByRole('cell')
      .map(({textContent}) => textContent);
  expect(row(/^Price per month, in US dollars/)).toEqual(
    tiers.map(({price}) => (price.kind === 'monthly' ? formatFact(price.fact) : price.label)),
  );
  expect(row(/^Concurrent sessions/).slice(0, 3)).toEqual([
    formatFact('fireSessions'),
    formatFact('starterSessions'),
    formatFact('professionalSessions'),
  ]);
  expect(row(/^Sessions from a pipeline/)).toEqual(['Yes', 'Yes', 'Yes', 'Yes']);
  expect(row(/^CI\/CD integration/)).toEqual(['No', 'No', 'Yes', 'Yes']);
});

it('recommends a plan for what is typed, slid or linked to', async () => {
  renderOnSite(<PricingPage />, {path: '/pricing/?tests=1&minutes=1&runs=1'});
  const result = document.querySelector<HTMLElement>('form .panel')!;
  expect(within(result).getByRole('heading')).toHaveTextContent('Fire');
  const number = screen.getByRole('spinbutton', {name: 'Concurrent sessions'});
  fireEvent.change(number, {target: {value: '40'}});
  expect(within(result).getByRole('heading')).toHaveTextContent('Enterprise');
  expect(result).toHaveTextContent('Fire has enough time');
  expect(within(result).getByRole('link', {name: 'Contact Sales'})).toBeVisible();
  fireEvent.change(number, {target: {value: ''}});
  expect(number).toHaveValue(null);
  fireEvent.blur(number);
  expect(number).toHaveValue(40);
  fireEvent.change(screen.getByRole('slider', {name: 'Concurrent sessions'}), {
    target: {value: '1'},
  });
  await waitFor(() => {
    expect(within(result).getByRole('heading')).toHaveTextContent('Fire');
  });
});

it('tells search engines the prices in US dollars', async () => {
  renderOnSite(
    <>
      <PlansData description="What each plan costs." />
      <PricingPage />
    </>,
  );
  await waitFor(() => {
    expect(structured()).toHaveLength(1);
  });
  const prices = tiers.flatMap(({name, price}) =>
    price.kind === 'custom'
      ? []
      : [{name, price: price.kind === 'free' ? 0 : facts[price.fact].value, priceCurrency: 'USD'}],
  );
  expect(structured()).toMatchObject([{'@type': 'SoftwareApplication', offers: prices}]);
  expect(JSON.stringify(structured())).not.toMatch(/aggregateRating|"review"/);
});
