import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {Disclosure} from '..';

const button = (): HTMLElement => screen.getByRole('button', {name: 'Resources'});

/** The class draws it: jsdom applies no stylesheet. */
function expectOpen(open: boolean): void {
  expect(button()).toHaveAttribute('aria-expanded', String(open));
  const panel = document.getElementById(button().getAttribute('aria-controls') ?? '');
  expect(panel?.classList.contains('open')).toBe(open);
}

beforeEach(() => {
  render(
    <>
      <Disclosure buttonContent="Resources">
        {(close) => (
          <>
            <button onClick={close}>Careers</button>
            <button>About us</button>
          </>
        )}
      </Disclosure>
      <button>Elsewhere</button>
    </>,
  );
});

it('is closed at first and says so', () => {
  expectOpen(false);
});

it('opens and closes by its button', async () => {
  await userEvent.click(button());
  expectOpen(true);
  await userEvent.click(button());
  expectOpen(false);
});

it('works by keyboard alone', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expectOpen(true);
  await userEvent.tab();
  expect(screen.getByRole('button', {name: 'Careers'})).toHaveFocus();
  expectOpen(true);
});

it('closes on Escape and gives the focus back', async () => {
  await userEvent.click(button());
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expectOpen(false);
  expect(button()).toHaveFocus();
});

it('leaves the focus alone on Escape when it is closed', async () => {
  screen.getByRole('button', {name: 'Elsewhere'}).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', {name: 'Elsewhere'})).toHaveFocus();
});

it('closes by a press elsewhere, not by one inside', async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', {name: 'About us'}));
  expectOpen(true);
  await userEvent.click(document.body);
  expectOpen(false);
});

it('closes when the focus leaves it', async () => {
  await userEvent.click(button());
  screen.getByRole('button', {name: 'About us'}).focus();
  await userEvent.tab();
  expect(screen.getByRole('button', {name: 'Elsewhere'})).toHaveFocus();
  expectOpen(false);
});

it('closes when its content says so', async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', {name: 'Careers'}));
  expectOpen(false);
});

it('takes a name where its content has no text', () => {
  render(
    <Disclosure buttonContent={<svg />} buttonLabel="Theme">
      {() => null}
    </Disclosure>,
  );
  expect(screen.getByRole('button', {name: 'Theme'})).toBeVisible();
});

it('may describe a button that shows no text', () => {
  render(
    <Disclosure buttonContent={<svg />} buttonLabel="Theme" tooltip="Light, dark or system">
      {() => null}
    </Disclosure>,
  );
  const theme = screen.getByRole('button', {name: 'Theme'});
  expect(theme).toHaveAccessibleDescription('Light, dark or system');
});
