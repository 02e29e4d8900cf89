import {screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
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

const AUTOMATION = ['Jenkins', 'Selenium', 'Appium', 'Katalon'];

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  // What Docusaurus' links call when the pointer is on them.
  Object.assign(window, {docusaurus: {preload: () => undefined, prefetch: () => undefined}});
});

afterEach(() => {
  Reflect.deleteProperty(window, 'docusaurus');
});

it('shows eight cards with name, category, description and a link of their own', () => {
  openAt('/integrations/');
  const cards = within(screen.getByRole('list', {name: 'Integrations'})).getAllByRole('listitem');
  expect(cards).toHaveLength(8);
  const [jenkins] = cards;
  expect(within(jenkins!).getByRole('heading', {name: 'Jenkins'})).toBeVisible();
  expect(within(jenkins!).getByText('Automation')).toBeVisible();
  expect(within(jenkins!).getByText('Popular')).toBeVisible();
  expect(within(jenkins!).getByRole('link', {name: 'Connect Jenkins'})).toHaveAttribute(
    'href',
    '/integrations/jenkins/',
  );
  expect(screen.getAllByText('Popular')).toHaveLength(4);
  expect(screen.getByRole('status')).toHaveTextContent('8 integrations');
});

it('counts each category on its chip', () => {
  openAt('/integrations/');
  const chips = within(screen.getByRole('navigation', {name: 'Categories'})).getAllByRole('link');
  expect(chips.map(({textContent}) => textContent)).toEqual([
    'All 8',
    'Automation 4',
    'Development 3',
    'Communication 1',
    'Analytics 0',
  ]);
});

it('filters, says how many are left and marks the chip', async () => {
  openAt('/integrations/');
  await userEvent.click(chip('Automation 4'));
  expect(shownNames()).toEqual(AUTOMATION);
  expect(screen.getByRole('status')).toHaveTextContent('4 integrations in the Automation category');
  expect(chip('Automation 4')).toHaveAttribute('aria-current', 'true');
  expect(chip('All 8')).not.toHaveAttribute('aria-current');
  expect(chip('Automation 4')).toHaveFocus();
  await userEvent.click(chip('All 8'));
  expect(shownNames()).toHaveLength(8);
});

it('works with the keyboard, and the focus stays on the chip', async () => {
  openAt('/integrations/');
  chip('Communication 1').focus();
  await userEvent.keyboard('{Enter}');
  expect(shownNames()).toEqual(['Slack']);
  expect(screen.getByRole('status')).toHaveTextContent(
    '1 integration in the Communication category',
  );
  expect(chip('Communication 1')).toHaveFocus();
});

it.each([
  ['?category=automation', AUTOMATION],
  ['?category=development', ['GitHub', 'Jira', 'App Center']],
  ['?category=automation&category=development', AUTOMATION],
])('reads the address: %s', (search, names) => {
  openAt(`/integrations/${search}`);
  expect(shownNames()).toEqual(names);
});

it.each(['?category=', '?category=all', '?category=junk', '?category=AUTOMATION', '?kind=jira'])(
  'shows all for %s',
  (search) => {
    openAt(`/integrations/${search}`);
    expect(shownNames()).toHaveLength(8);
    expect(chip('All 8')).toHaveAttribute('aria-current', 'true');
  },
);

it('says that a category is empty, and offers to ask for an integration', () => {
  openAt('/integrations/?category=analytics');
  expect(screen.queryByRole('list', {name: 'Integrations'})).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(
    'No integrations in the Analytics category yet',
  );
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
