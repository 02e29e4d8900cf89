import {fireEvent, screen} from '@testing-library/react';
import {useAllDocsData, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {SectionSwitch} from '../SectionSwitch';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useAllDocsData: jest.fn(),
  useDocsSidebar: jest.fn(),
}));

function standIn(sidebar: string | null): void {
  const link = (path: string) => ({link: {path, label: path}});
  const sidebars = {
    start: link('/documentation/'),
    guides: link('/documentation/a/'),
    reference: {},
  };
  jest.mocked(useAllDocsData).mockReturnValue({
    default: {path: '/documentation', breadcrumbs: true, versions: [{sidebars}]},
  } as unknown as ReturnType<typeof useAllDocsData>);
  jest.mocked(useDocsSidebar).mockReturnValue(sidebar === null ? null : {name: sidebar, items: []});
}

it('leads to the sections that have pages, and tells the one that is open', () => {
  standIn('guides');
  const onSelect = jest.fn();
  renderOnSite(<SectionSwitch onSelect={onSelect} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Start', 'Guides']);
  expect(screen.getByRole('link', {current: true})).toHaveTextContent('Guides');
  fireEvent.click(screen.getByRole('link', {name: 'Start'}));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it.each(['api', null])('is not there beside sidebar %s', (sidebar) => {
  standIn(sidebar);
  renderOnSite(<SectionSwitch />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
