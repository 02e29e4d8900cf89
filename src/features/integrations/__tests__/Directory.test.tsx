import categories from '@generated/content/default/integration-categories.json';
import integrations from '@generated/content/default/integrations.json';
import {screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Directory} from '../Directory';
import {OwnIntegrations} from '../OwnIntegrations';

function openAt(path: string): void {
  renderOnSite(<Directory />, {path});
}

function shownNames(): string[] {
  return screen.queryAllByRole('heading', {level: 2}).map(({textContent}) => textContent);
}

const chip = (name: string): HTMLElement => screen.getByRole('link', {name});

const ALL = `All ${integrations.length}`;

const namesIn = (id: string): string[] =>
  integrations.filter(({category}) => category === id).map(({name}) => name);

it('shows a card for each, with its own link; a retired tool has one to its successor', () => {
  openAt('/integrations/');
  const cards = within(screen.getByRole('list', {name: 'Integrations'})).getAllByRole('listitem');
  integrations.forEach(({name, id, popular, retired}, index) => {
    const card = within(cards[index]!);
    expect(card.queryAllByText('Popular')).toHaveLength(popular ? 1 : 0);
    expect(card.getByRole('link', {name: `Connect ${name}`})).toHaveAttribute(
      'href',
      `/integrations/${id}/`,
    );
    expect(card.queryAllByRole('link', {name: /^Migrate/})).toHaveLength(retired ? 1 : 0);
  });
});

it.each(Object.entries(categories))('reads %s from the address', (id, label) => {
  openAt(`/integrations/?category=${id}&category=all`);
  const names = namesIn(id);
  const count = {0: 'No integrations', 1: '1 integration'}[names.length];
  expect(shownNames()).toEqual(names);
  expect(screen.getByRole('status')).toHaveTextContent(
    `${count ?? `${names.length} integrations`} in the ${label} category`,
  );
});

it.each(['?category=', '?category=all', '?category=junk', '?category=AUTOMATION', '?kind=jira'])(
  'shows all for %s',
  (search) => {
    openAt(`/integrations/${search}`);
    expect(shownNames()).toHaveLength(integrations.length);
    expect(chip(ALL)).toHaveAttribute('aria-current', 'true');
  },
);

it('leads to the contact form with its topic: for an empty category, a request, a custom one', () => {
  openAt('/integrations/?category=analytics');
  expect(screen.queryByRole('list', {name: 'Integrations'})).not.toBeInTheDocument();
  renderOnSite(<OwnIntegrations />);
  for (const [name, topic] of [
    ['Request one', 'integration-request'],
    ['Request integration', 'integration-request'],
    ['Build custom integration', 'custom-integration'],
  ] as const) {
    expect(screen.getByRole('link', {name})).toHaveAttribute('href', `/?topic=${topic}#contact`);
  }
});
