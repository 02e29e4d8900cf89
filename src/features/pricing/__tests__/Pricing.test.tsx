import {screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {formatFact} from '@site/src/data/formatFact';
import {tiers} from '@site/src/data/tiers';
import {Pricing} from '..';

beforeEach(() => {
  renderOnSite(<Pricing />);
});

function card(name: string): HTMLElement {
  return screen.getByRole('heading', {level: 3, name}).closest('li')!;
}

it.each(tiers)('$name says its price and contents, and leads to the login or the form', (tier) => {
  const {id, name, price, features, popular, buttonText} = tier;
  const inCard = within(card(name));
  // A custom price or none has no month behind it.
  const text = price.kind === 'monthly' ? `${formatFact(price.fact)} per month (USD)` : price.label;
  expect(card(name).querySelector('p')?.textContent).toBe(text);
  const items = within(inCard.getByRole('list', {name: `What ${name} includes`}));
  expect(items.getAllByRole('listitem').map(({textContent}) => textContent)).toEqual(
    Object.values(features),
  );
  expect(inCard.queryAllByText('Most popular')).toHaveLength(popular ? 1 : 0);
  const link = inCard.getByRole('link', {name: buttonText});
  if (id === 'enterprise') {
    expect(link).toHaveAttribute('href', '/#contact');
    return;
  }
  expect(link).toHaveAttribute('target', '_self');
  const {searchParams} = new URL(link.getAttribute('href')!);
  expect(searchParams.get('target_link_uri')).toBe(`https://portal.firegrid.example/?plan=${id}`);
  // A paid tier may be chosen by someone who has an account.
  expect(searchParams.get('prompt')).toBe(id === 'fire' ? 'create' : null);
});
