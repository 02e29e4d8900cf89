import {screen, waitFor, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {IntegrationHeader} from '../IntegrationHeader';

jest.mock('simple-icons/icons/jenkins.svg', () => ({__esModule: true, default: () => null}));

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

it('flags only what is popular', () => {
  renderOnSite(<IntegrationHeader slug="app-center" />);
  expect(screen.getByRole('heading', {level: 1, name: 'App Center'})).toBeVisible();
  expect(screen.queryByText('Popular')).not.toBeInTheDocument();
});

it('tells search engines where the page stands', async () => {
  renderOnSite(<IntegrationHeader slug="jenkins" />);
  await waitFor(() => {
    expect(document.querySelector('script[type="application/ld+json"]')).not.toBeNull();
  });
  const data: unknown = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')!.textContent,
  );
  expect(data).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        position: 1,
        name: 'Integrations',
        item: expect.stringMatching(/^https:.*\/integrations\/$/),
      },
      {position: 2, name: 'Jenkins', item: expect.stringMatching(/\/integrations\/jenkins\/$/)},
    ],
  });
});

it('stops the build on a slug that does not exist, and names those that do', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderOnSite(<IntegrationHeader slug="jenkin" />)).toThrow(
    /slug="jenkin".*Use one of: jenkins, github,/,
  );
});
