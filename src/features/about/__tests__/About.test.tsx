import {screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {About} from '..';

it('has mission, vision, reasons and readers, under the anchors that links name', () => {
  renderOnSite(<About />);
  const names = screen.getAllByRole('region').map((region) => [region.id, region.ariaLabel]);
  expect(names).toEqual([
    ['mission', 'Our mission'],
    ['vision', 'Our vision'],
    ['reasons', 'Why teams choose Firegrid'],
    ['clients', 'Who we work for'],
    ['next-steps', 'Next steps'],
  ]);
});
