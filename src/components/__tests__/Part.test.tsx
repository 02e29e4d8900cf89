import Link from '@docusaurus/Link';
import {fireEvent, screen} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Part} from '../Part';

it('keeps the rest when it breaks, says so once, and is there again on the next page', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const onBreak = jest.fn();
  let isBroken = true;
  const Fragile = () => {
    if (isBroken) {
      throw new Error('Broken on purpose');
    }
    return <p>the part</p>;
  };
  renderOnSite(
    <>
      <Link to="/next/">the rest</Link>
      <Part fallback={<p>instead of it</p>} onBreak={onBreak}>
        <Fragile />
      </Part>
    </>,
  );
  expect(screen.getByText('instead of it')).toBeVisible();
  expect(onBreak).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith('[site] A part of the page broke.', expect.any(Error));
  isBroken = false;
  fireEvent.click(screen.getByText('the rest'));
  expect(screen.getByText('the part')).toBeVisible();
});
