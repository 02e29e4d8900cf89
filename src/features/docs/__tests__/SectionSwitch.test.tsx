import {fireEvent, screen} from '@testing-library/react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {SectionSwitch} from '../SectionSwitch';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useAllDocsData: jest.fn(),
}));

function standIn(): void {
  const link = (path: string) => ({link: {path, label: path}});
  const sidebars = {
    start: link('/documentation/'),
    guides: link('/documentation/a/'),
    reference: {},
  };
  jest.mocked(useAllDocsData).mockReturnValue({
    default: {path: '/documentation', breadcrumbs: true, versions: [{sidebars}]},
  } as unknown as ReturnType<typeof useAllDocsData>);
}

it('leads to the sections that have pages, and tells the one that is open', () => {
  standIn();
  const onSelect = jest.fn();
  renderOnSite(<SectionSwitch current="guides" onSelect={onSelect} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Start', 'Guides']);
  expect(screen.getByRole('link', {current: true})).toHaveTextContent('Guides');
  fireEvent.click(screen.getByRole('link', {name: 'Start'}));
  expect(onSelect).toHaveBeenCalledTimes(1);
});

it('is not there beside a sidebar that is no section', () => {
  standIn();
  renderOnSite(<SectionSwitch current="api" />);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});
