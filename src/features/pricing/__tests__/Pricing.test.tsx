import {screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {formatFact} from '@site/src/data/facts';
import {tiers} from '@site/src/data/tiers';
import {Pricing} from '..';

beforeEach(() => {
  renderOnSite(<Pricing />);
});

function card(name: string): HTMLElement {
  return screen.getByRole('heading', {level: 3, name}).closest('li')!;
}

it('is the section that links to #pricing lead to', () => {
  const section = screen.getByRole('region', {name: /^Plans by the month/});
  expect(section).toHaveAttribute('id', 'pricing');
  expect(section).toHaveTextContent(
    `All plans include ${formatFact('freeMinutes')} free minutes per month.`,
  );
});

describe.each(tiers)('$name', ({name, price, features, popular, buttonText, action}) => {
  it('says its price: a custom or free one has no month behind it', () => {
    const text = price.kind === 'monthly' ? `${formatFact(price.fact)} per month` : price.label;
    expect(card(name).querySelector('p')).toHaveTextContent(
      new RegExp(`^${text.replace('$', '\\$')}$`),
    );
  });

  it('lists what it contains', () => {
    const list = within(card(name)).getByRole('list', {name: `What ${name} contains`});
    const items = within(list).getAllByRole('listitem');
    expect(items.map(({textContent}) => textContent)).toEqual(features);
  });

  it('is marked where it is the most popular', () => {
    expect(within(card(name)).queryAllByText('Most popular')).toHaveLength(popular ? 1 : 0);
  });

  it('leads to the login, which learns of the plan, or to the contact form', () => {
    const link = within(card(name)).getByRole('link', {name: buttonText});
    if (action.kind === 'contact') {
      expect(link).toHaveAttribute('href', '/#contact');
      return;
    }
    expect(link).toHaveAttribute('target', '_self');
    const {origin, pathname, searchParams} = new URL(link.getAttribute('href')!);
    expect(`${origin}${pathname}`).toBe('https://portal.firegrid.example/login');
    expect(Object.fromEntries(searchParams)).toEqual({
      iss: 'https://id.firegrid.example',
      target_link_uri: `https://portal.firegrid.example/?plan=${action.plan}`,
      ui_locales: 'en',
    });
  });
});
