import categories from '@generated/content/default/integration-categories.json';
import integrations from '@generated/content/default/integrations.json';
import {screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Directory} from '../Directory';

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
