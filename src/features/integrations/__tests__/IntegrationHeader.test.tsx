import {screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {IntegrationHeader} from '../IntegrationHeader';

it('names the tool, its category and the way back', () => {
  renderOnSite(<IntegrationHeader slug="slack" />);
  expect(screen.getByRole('heading', {level: 1, name: 'Slack'})).toBeVisible();
  expect(screen.getByText('Popular')).toBeVisible();
  expect(screen.getByRole('link', {name: /^Communication/})).toHaveAttribute(
    'href',
    '/integrations/?category=communication',
  );
  const trail = screen.getByRole('navigation', {name: 'Breadcrumbs'});
  expect(within(trail).getByRole('link', {name: 'Integrations'})).toHaveAttribute(
    'href',
    '/integrations/',
  );
  expect(within(trail).getByText('Slack')).toHaveAttribute('aria-current', 'page');
});

it('says in the first sentence that a tool is retired, by whom, and what to do', () => {
  renderOnSite(<IntegrationHeader slug="app-center" />);
  const [, first] = /^(.*?[.!?])(?:\s|$)/.exec(screen.getByText(/Microsoft/).textContent) ?? [];
  expect(first).toMatch(/^Microsoft retired App Center .*: move your /);
});

it('stops the build on a slug that does not exist, and names those that do', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderOnSite(<IntegrationHeader slug="jenkin" />)).toThrow(
    /slug="jenkin".*Use one of: .*jenkins,/,
  );
});
