import {act, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Tooltip, TOOLTIP_DELAY_MS} from '..';

const user = userEvent.setup({
  advanceTimers: (ms) => {
    jest.advanceTimersByTime(ms);
  },
});

function wait(ms: number): void {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
}

/** The class draws it: jsdom applies no stylesheet. */
const isShown = (): boolean => screen.getByRole('tooltip').classList.contains('shown');
const button = (): HTMLElement => screen.getByRole('button', {name: 'Minutes'});

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

function setUp() {
  return render(
    <>
      <Tooltip text="Reset on the first of the month">
        <button>Minutes</button>
      </Tooltip>
      <button>Next</button>
    </>,
  );
}

it('describes its control at all times', () => {
  setUp();
  expect(button()).toHaveAccessibleDescription('Reset on the first of the month');
  expect(isShown()).toBe(false);
});

it('appears after the pointer has rested for 700 ms', async () => {
  expect(TOOLTIP_DELAY_MS).toBe(700);
  setUp();
  await user.hover(button());
  wait(699);
  expect(isShown()).toBe(false);
  wait(1);
  expect(isShown()).toBe(true);
});

it('does not appear for a pointer that only passes', async () => {
  setUp();
  await user.hover(button());
  wait(500);
  await user.unhover(button());
  wait(2000);
  expect(isShown()).toBe(false);
});

it('goes when the pointer does', async () => {
  setUp();
  await user.hover(button());
  wait(700);
  await user.unhover(button());
  expect(isShown()).toBe(false);
});

it('stays while the pointer is on it', async () => {
  setUp();
  await user.hover(button());
  wait(700);
  await user.pointer({target: screen.getByRole('tooltip')});
  wait(5000);
  expect(isShown()).toBe(true);
});

it('does not appear under a finger', () => {
  setUp();
  // Fingers enter without a delay and leave without a word when the page begins to scroll.
  fireEvent.pointerEnter(button(), {pointerType: 'touch'});
  wait(2000);
  expect(isShown()).toBe(false);
});

it('goes when its control is pressed', async () => {
  setUp();
  await user.hover(button());
  wait(700);
  fireEvent.pointerDown(button());
  expect(isShown()).toBe(false);
});

it('appears at once for the keyboard, and leaves with it', async () => {
  setUp();
  await user.tab();
  expect(button()).toHaveFocus();
  expect(isShown()).toBe(true);
  await user.tab();
  expect(isShown()).toBe(false);
});

it('leaves on Escape without taking the focus', async () => {
  setUp();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(isShown()).toBe(false);
  expect(button()).toHaveFocus();
});

it('leaves on Escape for the pointer too', async () => {
  setUp();
  await user.hover(button());
  wait(700);
  await user.keyboard('{Escape}');
  expect(isShown()).toBe(false);
});

it('leaves no timer behind when its page does', async () => {
  const {unmount} = setUp();
  await user.hover(button());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
