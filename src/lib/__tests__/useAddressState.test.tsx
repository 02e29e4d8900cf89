import {act, fireEvent, screen} from '@testing-library/react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {useAddressState} from '../useAddressState';

const read = (search: string): {text: string} => ({
  text: new URLSearchParams(search).get('q') ?? '',
});
const write = ({text}: {text: string}): string => (text ? `?q=${text}` : '');

function Box(): ReactNode {
  const [{text}, change] = useAddressState(read, write);
  return (
    <>
      <input value={text} onChange={({target}) => change({text: target.value})} />
      <button onClick={() => change({text: 'chosen'}, {push: true})}>Choose</button>
      <Link to="/devices/?q=linked">Elsewhere</Link>
    </>
  );
}

const pageRendered = jest.fn();

function Page(): ReactNode {
  pageRendered(useLocation());
  return null;
}

const type = (value: string): void => {
  fireEvent.change(screen.getByRole('textbox'), {target: {value}});
};

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState('kept', '', '/devices/');
  renderOnSite(
    <>
      <Box />
      <Page />
    </>,
    {path: '/devices/?q=before'},
  );
});

afterEach(() => {
  jest.useRealTimers();
});

it('is on the page at once, and in the URL once typing rests, without the router', () => {
  expect(screen.getByRole('textbox')).toHaveValue('before');
  pageRendered.mockClear();
  type('pix');
  type('pixel');
  expect(screen.getByRole('textbox')).toHaveValue('pixel');
  expect(window.location.search).toBe('');
  act(() => jest.runAllTimers());
  expect(window.location.pathname + window.location.search).toBe('/devices/?q=pixel');
  expect(window.history.state).toBe('kept');
  expect(pageRendered).not.toHaveBeenCalled();
});

it('has what is chosen in the URL at once, as one entry of the history', () => {
  pageRendered.mockClear();
  const {length} = window.history;
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('textbox')).toHaveValue('chosen');
  expect(window.location.search).toBe('?q=chosen');
  expect(window.history).toHaveLength(length + 1);
  expect(pageRendered).not.toHaveBeenCalled();
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
