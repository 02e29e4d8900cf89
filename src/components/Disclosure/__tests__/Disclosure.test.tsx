import {fireEvent, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Disclosure} from '..';

const user = userEvent.setup();
const button = () => screen.getByRole('button', {name: 'Theme'});
const tip = () => screen.getByRole('tooltip', {name: 'Theme'});

/** Presses Escape, as in a dialog: whether it is left to the dialog. */
const escape = () => fireEvent.keyDown(button(), {key: 'Escape'});

it('closes its tooltip, then its panel, then the dialog around, each with one Escape', async () => {
  renderOnSite(
    <Disclosure buttonContent="" buttonLabel="Theme">
      {() => <button>Dark</button>}
    </Disclosure>,
  );
  await user.tab();
  expect(button()).toHaveFocus();
  expect(tip().parentElement).toHaveClass('ready');
  expect(escape()).toBe(false);
  expect(tip().parentElement).not.toHaveClass('ready');
  await user.keyboard('{Enter}');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(escape()).toBe(false);
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(escape()).toBe(true);
});
