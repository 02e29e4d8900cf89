import {render, screen} from '@testing-library/react';
import {LocalDate} from '..';

it('writes a day in words, and the next one too', () => {
  const {rerender} = render(<LocalDate date="2026-11-23" itemProp="dateModified" />);
  const time = screen.getByText('November 23, 2026');
  expect(time).toHaveAttribute('itemprop', 'dateModified');
  expect(time).toHaveAttribute('datetime', '2026-11-23');
  rerender(<LocalDate date="2026-11-24T23:59:59.000Z" />);
  expect(time).toHaveTextContent('November 24, 2026');
});
