import {act, fireEvent, screen} from '@testing-library/react';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {useAddressState} from '../useAddressState';

const read = (search: string) => ({
  text: new URLSearchParams(search).get('q') ?? '',
});
const write = ({text}: {text: string}) => (text ? `?q=${text}` : '');

function Box(): ReactNode {
  const [{text}, change] = useAddressState(read, write);
  return (
    <>
      <input value={text} onChange={({target}) => change({text: target.value})} />
      <Link to="/devices/?q=linked">Elsewhere</Link>
    </>
  );
}

const type = (value: string) => {
  fireEvent.change(screen.getByRole('textbox'), {target: {value}});
};

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState('kept', '', '/devices/');
  renderOnSite(<Box />, {path: '/devices/?q=before'});
});

afterEach(() => {
  jest.useRealTimers();
});

it('leaves the URL alone while another page, which has it already, loads', () => {
  type('pixel');
  window.history.replaceState('next', '', '/careers/');
  act(() => jest.runAllTimers());
  expect(window.location.pathname + window.location.search).toBe('/careers/');
});

it('follows a link, and forgets what was about to be written', () => {
  type('pixel');
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('textbox')).toHaveValue('linked');
  act(() => jest.runAllTimers());
  expect(window.location.search).toBe('');
});
