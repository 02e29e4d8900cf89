import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {integrationCategories, integrations} from '@site/src/data/integrations';
import {Directory} from '../Directory';
import {OwnIntegrations} from '../OwnIntegrations';

jest.mock('simple-icons/icons/jenkins.svg', () => ({__esModule: true, default: () => null}));

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

/** A category with several integrations, one with one, and one with none. */
const chipLabels = integrationCategories.map(({id, label}) => `${label} ${namesIn(id).length}`);
const [AUTOMATION = ''] = chipLabels;
const SOME = namesIn('automation');

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // What Docusaurus' links call when the pointer is on them.
  Object.assign(window, {docusaurus: {preload: () => undefined, prefetch: () => undefined}});
});

afterEach(() => {
  Reflect.deleteProperty(window, 'docusaurus');
});

it('shows a card for each, with name, category, description and a link of its own', () => {
  openAt('/integrations/');
  const cards = within(screen.getByRole('list', {name: 'Integrations'})).getAllByRole('listitem');
  expect(cards).toHaveLength(integrations.length);
  integrations.forEach(({name, slug, category, description, popular}, index) => {
    const card = within(cards[index]!);
    const label = integrationCategories.find(({id}) => id === category)!.label;
    expect(card.getByRole('heading', {name})).toBeVisible();
    expect(card.getByText(label)).toBeVisible();
    expect(card.getByText(description)).toBeVisible();
    expect(card.queryAllByText('Popular')).toHaveLength(popular ? 1 : 0);
    expect(card.getByRole('link', {name: `Connect ${name}`})).toHaveAttribute(
      'href',
      `/integrations/${slug}/`,
    );
  });
  expect(screen.getByRole('status')).toHaveTextContent(`${integrations.length} integrations`);
});

it('counts each category on its chip', () => {
  openAt('/integrations/');
  const chips = within(screen.getByRole('navigation', {name: 'Categories'})).getAllByRole('link');
  expect(chips.map(({textContent}) => textContent)).toEqual([ALL, ...chipLabels]);
});

it('filters, says how many are left and marks the chip', async () => {
  openAt('/integrations/');
  await userEvent.click(chip(AUTOMATION));
  expect(shownNames()).toEqual(SOME);
  expect(screen.getByRole('status')).toHaveTextContent(
    `${SOME.length} integrations in the Automation category`,
  );
  expect(chip(AUTOMATION)).toHaveAttribute('aria-current', 'true');
  expect(chip(ALL)).not.toHaveAttribute('aria-current');
  expect(chip(AUTOMATION)).toHaveFocus();
  await userEvent.click(chip(ALL));
  expect(shownNames()).toHaveLength(integrations.length);
});

it('works with the keyboard, and the focus stays on the chip', async () => {
  openAt('/integrations/');
  chip(AUTOMATION).focus();
  await userEvent.keyboard('{Enter}');
  expect(shownNames()).toEqual(SOME);
  expect(chip(AUTOMATION)).toHaveFocus();
});

it.each(integrationCategories)('reads $label from the address', ({id, label}) => {
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

it('says that a category is empty, and offers to ask for an integration', () => {
  openAt('/integrations/?category=analytics');
  expect(screen.queryByRole('list', {name: 'Integrations'})).not.toBeInTheDocument();
  expect(screen.getByRole('link', {name: 'Request one'})).toHaveAttribute(
    'href',
    '/?topic=integration-request#contact',
  );
});

it('leads to the contact form with its topic, for a request and for a custom integration', () => {
  renderOnSite(<OwnIntegrations />);
  expect(screen.getByRole('link', {name: 'Request integration'})).toHaveAttribute(
    'href',
    '/?topic=integration-request#contact',
  );
  expect(screen.getByRole('link', {name: 'Build custom integration'})).toHaveAttribute(
    'href',
    '/?topic=custom-integration#contact',
  );
});
