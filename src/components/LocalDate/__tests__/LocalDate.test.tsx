import {render, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {LocalDate} from '..';

it('writes a day in words, and the next one too', () => {
  const {rerender} = render(<LocalDate date="2026-11-23" itemProp="dateModified" />);
  const time = screen.getByText('November 23, 2026');
  expect(time).toHaveAttribute('itemprop', 'dateModified');
  expect(time).toHaveAttribute('datetime', '2026-11-23');
  rerender(<LocalDate date="2026-11-24T23:59:59.000Z" />);
  expect(time).toHaveTextContent('November 24, 2026');
});

it('writes the words of the server again, formats nothing for them, and changes with the day', () => {
  const shown = () => document.body.textContent;
  document.body.innerHTML = renderToString(<LocalDate date="2026-11-23" />);
  expect(shown()).toBe('November 23, 2026');

  const format = jest.spyOn(Intl, 'DateTimeFormat');
  const onRecoverableError = jest.fn();
  const {rerender} = render(<LocalDate date="2026-11-23" />, {
    container: document.body,
    hydrate: true,
    onRecoverableError,
  });
  expect(shown()).toBe('November 23, 2026');
  expect(format).not.toHaveBeenCalled();

  rerender(<LocalDate date="2026-11-24" />);
  expect(shown()).toBe('November 24, 2026');
  rerender(<LocalDate date="2026-11-23" />);
  expect(shown()).toBe('November 23, 2026');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
