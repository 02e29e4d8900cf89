import {fireEvent, screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {InPlaceLink} from '..';

/** @returns Whether the click is left to the browser, and how often the page followed it. */
function click(init?: MouseEventInit): {isLeft: boolean; followed: number} {
  const onChoose = jest.fn();
  renderOnSite(
    <InPlaceLink to="/blog/page/2/" onChoose={onChoose}>
      Page 2
    </InPlaceLink>,
  );
  const isLeft = fireEvent.click(screen.getByRole('link', {name: 'Page 2'}), init);
  return {isLeft, followed: onChoose.mock.calls.length};
}

it('is followed by the page itself', () => {
  expect(click()).toEqual({isLeft: false, followed: 1});
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'leaves clicks with the %s to the browser',
  (key) => {
    expect(click({[key]: true})).toEqual({isLeft: true, followed: 0});
  },
);
