import {fireEvent, screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {InPlaceLink} from '..';

it.each([
  ['is followed by the page itself', {}, 1],
  ...['metaKey', 'ctrlKey', 'shiftKey', 'altKey'].map(
    (key) => [`leaves clicks with the ${key} to the browser`, {[key]: true}, 0] as const,
  ),
] as const)('%s', (_what, click, followed) => {
  const onChoose = jest.fn();
  renderOnSite(
    <InPlaceLink to="/blog/page/2/" onChoose={onChoose}>
      Page 2
    </InPlaceLink>,
  );
  const isLeft = fireEvent.click(screen.getByRole('link', {name: 'Page 2'}), click);
  expect(onChoose).toHaveBeenCalledTimes(followed);
  expect(isLeft).toBe(followed === 0);
});
