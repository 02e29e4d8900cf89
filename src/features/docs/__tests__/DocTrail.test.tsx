import {screen, waitFor, within} from '@testing-library/react';
import {
  useActivePlugin,
  useAllDocsData,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {DocTrail} from '../DocTrail';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActivePlugin: jest.fn(),
  useAllDocsData: jest.fn(),
  useDocsSidebar: jest.fn(),
  useSidebarBreadcrumbs: jest.fn(),
}));

interface Place {
  readonly plugin?: string;
  readonly sidebar: string;
  readonly trail: readonly {readonly label: string; readonly href?: string}[];
}

function standOn({plugin = 'default', sidebar, trail}: Place): void {
  const link = (path: string) => ({link: {path, label: path}});
  const sidebars = {start: link('/documentation/'), guides: link('/documentation/appium/')};
  jest.mocked(useAllDocsData).mockReturnValue({
    default: {path: '/documentation', breadcrumbs: true, versions: [{sidebars}]},
  } as unknown as ReturnType<typeof useAllDocsData>);
  jest
    .mocked(useActivePlugin)
    .mockReturnValue({pluginId: plugin} as ReturnType<typeof useActivePlugin>);
  jest.mocked(useDocsSidebar).mockReturnValue({name: sidebar, items: []});
  jest
    .mocked(useSidebarBreadcrumbs)
    .mockReturnValue(trail as unknown as ReturnType<typeof useSidebarBreadcrumbs>);
  renderOnSite(<DocTrail />);
}

function crumbs(): (string | null)[] {
  const trail = screen.getByRole('navigation', {name: 'Breadcrumbs'});
  return within(trail)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

it('goes from the documentation through section and group to the page', async () => {
  standOn({
    sidebar: 'guides',
    trail: [{label: 'CI'}, {label: 'Jenkins', href: '/documentation/ci/jenkins/'}],
  });
  expect(crumbs()).toEqual(['Documentation', 'Guides', 'CI', 'Jenkins']);
  expect(screen.getByRole('link', {name: 'Guides'})).toHaveAttribute(
    'href',
    '/documentation/appium/',
  );
  expect(screen.queryByRole('link', {name: 'CI'})).not.toBeInTheDocument();
  expect(screen.getByText('Jenkins')).toHaveAttribute('aria-current', 'page');
  await waitFor(() => {
    const data = document.querySelector('script[type="application/ld+json"]');
    const {itemListElement} = JSON.parse(data?.textContent ?? '{}') as {
      itemListElement: {name: string}[];
    };
    // Search engines take no entry without an address.
    expect(itemListElement.map(({name}) => name)).toEqual(['Documentation', 'Guides', 'Jenkins']);
  });
});

it('does not say the same place twice', () => {
  standOn({sidebar: 'guides', trail: [{label: 'Appium', href: '/documentation/appium/'}]});
  expect(crumbs()).toEqual(['Documentation', 'Appium']);
});

it('leaves out the section that begins with the documentation itself', () => {
  standOn({sidebar: 'start', trail: [{label: 'Quick start', href: '/documentation/quick/'}]});
  expect(crumbs()).toEqual(['Documentation', 'Quick start']);
});

it('begins at the API documentation in the reference', () => {
  standOn({
    plugin: 'api',
    sidebar: 'api',
    trail: [
      {label: 'API documentation', href: '/api-documentation/'},
      {label: 'List devices', href: '/api-documentation/list-devices/'},
    ],
  });
  expect(crumbs()).toEqual(['API documentation', 'List devices']);
});

it('is not there on the first page of all', () => {
  standOn({sidebar: 'start', trail: [{label: 'Start here', href: '/documentation/'}]});
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
