import {screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {formatFact} from '@site/src/data/facts';
import {Pricing} from '..';

beforeEach(() => {
  renderOnSite(<Pricing />);
});

function card(name: string): HTMLElement {
  return screen.getByRole('heading', {level: 3, name: new RegExp(`^${name}`)}).closest('li')!;
}

function targetOf(link: HTMLElement): URL {
  return new URL(link.getAttribute('href')!);
}

it('is the section that links to #pricing lead to', () => {
  const section = screen.getByRole('region', {name: /^Plans by the month/});
  expect(section).toHaveAttribute('id', 'pricing');
  expect(section).toHaveTextContent(
    `All plans include ${formatFact('freeMinutes')} free minutes per month. No credit card to start.`,
  );
});

it.each([
  ['Fire', 'Free', ''],
  ['Starter', formatFact('starterPrice'), 'per month'],
  ['Professional', formatFact('professionalPrice'), 'per month'],
  // A custom price has no month behind it.
  ['Enterprise', 'Custom', ''],
])('%s costs %s %s', (name, amount, suffix) => {
  const price = within(card(name)).getByText(amount).closest('p');
  expect(price?.textContent).toBe(`${amount}${suffix && ` ${suffix}`}`);
});

it.each([
  ['Fire', 4],
  ['Starter', 4],
  ['Professional', 5],
  ['Enterprise', 5],
])('%s lists %i things that it contains', (name, count) => {
  const list = within(card(name)).getByRole('list', {name: `What ${name} contains`});
  expect(within(list).getAllByRole('listitem')).toHaveLength(count);
});

it('marks Professional alone as most popular', () => {
  expect(screen.getAllByText('Most popular')).toHaveLength(1);
  expect(within(card('Professional')).getByText('Most popular')).toBeVisible();
});

it.each([
  ['Fire', 'Start free trial', 'fire'],
  ['Starter', 'Choose Starter', 'starter'],
  ['Professional', 'Choose Professional', 'professional'],
])('%s leads in this tab to the login, which learns of the plan', (name, text, plan) => {
  const link = within(card(name)).getByRole('link', {name: text});
  expect(link).toHaveAttribute('target', '_self');
  const {origin, pathname, searchParams} = targetOf(link);
  expect(`${origin}${pathname}`).toBe('https://portal.firegrid.example/login');
  expect(Object.fromEntries(searchParams)).toEqual({
    iss: 'https://id.firegrid.example',
    target_link_uri: `https://portal.firegrid.example/?plan=${plan}`,
    ui_locales: 'en',
  });
});

it('leads from Enterprise to the contact form', () => {
  const link = within(card('Enterprise')).getByRole('link', {name: 'Contact Sales'});
  expect(link).toHaveAttribute('href', '/#contact');
});
