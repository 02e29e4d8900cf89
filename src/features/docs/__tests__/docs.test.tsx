import {screen, waitFor, within} from '@testing-library/react';
import {
  useAllDocsData,
  useDocsSidebar,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {DocTrail} from '../DocTrail';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useAllDocsData: jest.fn(),
  useDocsSidebar: jest.fn(),
  useDocsVersion: jest.fn(),
}));

beforeEach(() => {
  const link = (path: string) => ({link: {path, label: path}});
  const sidebars = {
    start: link('/documentation/'),
    guides: link('/documentation/appium/'),
    reference: {},
  };
  jest.mocked(useAllDocsData).mockReturnValue({
    default: {path: '/documentation', breadcrumbs: true, versions: [{sidebars}]},
  } as unknown as ReturnType<typeof useAllDocsData>);
});

describe('the trail', () => {
  /** Mounts it on the last page of a trail in the sidebar, which has other pages before and after. */
  function mountTrail(
    sidebar: string,
    trail: readonly (readonly [label: string, href?: string])[],
  ) {
    const link = (label: string, href?: string) => ({type: 'link', label, href}) as const;
    const category = (label: string, items: readonly unknown[], href?: string) => ({
      ...link(label, href),
      type: 'category',
      items: [link('Before', '/before/'), ...items, link('After', '/after/')],
    });
    const [page = ['']] = trail.slice(-1);
    const items = trail
      .slice(0, -1)
      .reduceRight<object[]>(
        (inner, [label, href]) => [category(label, inner, href)],
        [link(...page)],
      );
    const pluginId = sidebar === 'api' ? 'api' : 'default';
    jest.mocked(useDocsVersion).mockReturnValue({pluginId} as ReturnType<typeof useDocsVersion>);
    jest.mocked(useDocsSidebar).mockReturnValue({
      name: sidebar,
      items: [category('Elsewhere', []), ...items] as unknown as PropSidebarItem[],
    });
    renderOnSite(<DocTrail />, {path: page[1]});
  }
  const crumbs = (): (string | null)[] =>
    within(screen.getByRole('navigation', {name: 'Breadcrumbs'}))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('goes from the documentation through section and group to the page', async () => {
    mountTrail('guides', [['CI'], ['Jenkins', '/documentation/ci/jenkins/']]);
    expect(crumbs()).toEqual(['Documentation', 'Guides', 'CI', 'Jenkins']);
    const links = screen.getAllByRole('link').map(({textContent}) => textContent);
    expect(links).toEqual(['Documentation', 'Guides']);
    expect(screen.getByText('Jenkins')).toHaveAttribute('aria-current', 'page');
    await waitFor(() => {
      const data = document.querySelector('script[type="application/ld+json"]');
      const {itemListElement} = JSON.parse(data?.textContent ?? '{}') as {
        itemListElement: {name: string}[];
      };
      // Search engines take no entry without a URL.
      expect(itemListElement.map(({name}) => name)).toEqual(['Documentation', 'Guides', 'Jenkins']);
    });
  });

  it.each([
    ['does not say the same place twice', 'guides', 'Appium', '/documentation/appium/'],
    ['leaves out the section that is the root', 'start', 'Quick start', '/documentation/quick/'],
  ])('%s', (_what, sidebar, label, href) => {
    mountTrail(sidebar, [[label, href]]);
    expect(crumbs()).toEqual(['Documentation', label]);
  });

  it('begins at the API documentation in the reference', () => {
    mountTrail('api', [
      ['API documentation', '/api-documentation/'],
      ['List devices', '/api-documentation/list-devices/'],
    ]);
    expect(crumbs()).toEqual(['API documentation', 'List devices']);
  });

  it('is not there on the first page of all', () => {
    mountTrail('start', [['Start here', '/documentation/']]);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
