import {render, screen} from '@testing-library/react';
import {createMemoryHistory, type History} from 'history';
import {act, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {Router, StaticRouter} from 'react-router-dom';
import {Later} from '../Later';

/** Texts of the page each time the last block was rendered. */
let seen: string[];

function Block(): ReactNode {
  seen.push(document.body.textContent);
  return <p>Last block</p>;
}

const text = (
  <>
    <p>First block</p>
    <Later>
      <Block />
    </Later>
  </>
);

function open(visit: (history: History) => void): void {
  seen = [];
  const history = createMemoryHistory({initialEntries: ['/', '/before/'], initialIndex: 1});
  visit(history);
  render(<Router history={history}>{text}</Router>);
  expect(screen.getByText('Last block')).toBeInTheDocument();
}

it('comes after the rest of a next page', () => {
  open((history) => {
    history.push('/next/');
  });
  expect(seen).toEqual(['First block']);
});

it.each<[string, (history: History) => void]>([
  ['a first page', () => undefined],
  [
    'a page with a section to scroll to',
    (history) => {
      history.push('/next/#section');
    },
  ],
  [
    'a page that the visitor goes back to',
    (history) => {
      history.push('/next/');
      act(() => {
        history.goBack();
      });
    },
  ],
])('comes with the rest of %s', (_name, visit) => {
  open(visit);
  expect(seen).toEqual(['']);
});

it('is in the HTML of the server', () => {
  seen = [];
  expect(renderToString(<StaticRouter location="/">{text}</StaticRouter>)).toBe(
    '<p>First block</p><p>Last block</p>',
  );
});
