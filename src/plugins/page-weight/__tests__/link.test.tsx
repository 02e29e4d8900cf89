import {fireEvent, render, screen} from '@testing-library/react';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {createRef, type ComponentType, type MouseEvent, type Ref} from 'react';
import {Router, Link as TheirLink} from 'react-router-dom';
import {Link as OurLink} from '../client/Link';

interface Props {
  readonly to: string;
  readonly target?: string;
  readonly className?: string;
  readonly innerRef?: Ref<HTMLAnchorElement>;
  readonly onClick?: (event: MouseEvent) => void;
}

/** React Router's own, and the one in its place, which must do the same. */
const LINKS: readonly (readonly [string, ComponentType<Props>])[] = [
  ['of React Router', TheirLink],
  ['in its place', OurLink],
];

describe.each(LINKS)('a link %s', (_name, Link) => {
  function show(props: Props): MemoryHistory {
    const history = createMemoryHistory({initialEntries: ['/a/b/?q=1']});
    render(
      <Router history={history}>
        <Link {...props}>Text</Link>
      </Router>,
    );
    return history;
  }

  /** @returns Whether the press was left to the browser. */
  function press(init: MouseEventInit = {}): boolean {
    let isLeft = false;
    const stop = (event: Event): void => {
      isLeft = !event.defaultPrevented;
      // The browser of the tests cannot follow it.
      event.preventDefault();
    };
    window.addEventListener('click', stop, {once: true});
    fireEvent.click(screen.getByText('Text'), init);
    return isLeft;
  }

  it.each([
    ['/documentation/', '/documentation/'],
    ['/pricing/?plan=team#faq', '/pricing/?plan=team#faq'],
    ['../c/', '/a/c/'],
    ['?q=2', '/a/b/?q=2'],
    ['#part', '/a/b/#part'],
    ['/caf%C3%A9/', '/café/'],
  ])('to %s has the address %s', (to, address) => {
    show({to, className: 'name'});
    expect(screen.getByText('Text')).toHaveAttribute('href', address);
    expect(screen.getByText('Text')).toHaveClass('name');
  });

  it('gives its element away', () => {
    const innerRef = createRef<HTMLAnchorElement>();
    show({to: '/', innerRef});
    expect(innerRef.current).toBe(screen.getByText('Text'));
  });

  it('leads to another page', () => {
    const history = show({to: '../c/'});
    expect(press()).toBe(false);
    expect(history).toMatchObject({action: 'PUSH', length: 2, location: {pathname: '/a/c/'}});
  });

  it('makes no second entry for the page that is there', () => {
    const history = show({to: '/a/b/?q=1'});
    expect(press()).toBe(false);
    expect(history).toMatchObject({action: 'REPLACE', length: 1});
  });

  it.each(['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])('leaves a press with %s alone', (key) => {
    const history = show({to: '/c/'});
    expect(press({[key]: true})).toBe(true);
    expect(history).toHaveLength(1);
  });

  it('leaves other buttons and other windows alone', () => {
    const history = show({to: '/c/', target: '_blank'});
    expect(press()).toBe(true);
    expect(press({button: 1})).toBe(true);
    expect(history).toHaveLength(1);
  });

  it('tells who listens first, who may answer the press instead', () => {
    const history = show({to: '/c/', onClick: (event) => event.preventDefault()});
    expect(press()).toBe(false);
    expect(history).toHaveLength(1);
  });
});
