import {act, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {brand} from '@site/src/config/brand';
import {Contact} from '..';

/** Whether the form's chunk can be fetched. */
let reachable = true;

jest.mock('../ContactForm', () => {
  if (!reachable) {
    throw new Error('ChunkLoadError');
  }
  return jest.requireActual<typeof import('../ContactForm')>('../ContactForm');
});

let comeNear: () => Promise<void>;

beforeEach(() => {
  reachable = true;
  jest
    .spyOn(window, 'IntersectionObserver')
    .mockImplementation((callback: IntersectionObserverCallback) => {
      const observer = {observe: () => undefined, disconnect: () => undefined};
      comeNear = async () =>
        act(async () => {
          const entry = {isIntersecting: true} as IntersectionObserverEntry;
          callback([entry], observer as unknown as IntersectionObserver);
          await Promise.resolve();
        });
      return observer as unknown as IntersectionObserver;
    });
});

// First, since a chunk that was fetched once is not fetched again.
it('offers another try, and a mail, where the form could not be loaded', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  reachable = false;
  renderOnSite(<Contact />);
  await comeNear();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    `The form could not be loaded. Try again, or write to ${brand.supportEmail}.`,
  );
  expect(logged).toHaveBeenCalledTimes(1);
  reachable = true;
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(await screen.findByRole('textbox', {name: 'Name'})).toBeVisible();
});

it('leaves the form out until the visitor comes near', async () => {
  renderOnSite(<Contact />);
  expect(screen.getByText('Loading the form')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await comeNear();
  expect(await screen.findByRole('textbox', {name: 'Name'})).toBeVisible();
  expect(screen.queryByText('Loading the form')).not.toBeInTheDocument();
});

it('is a section that links lead to, with the address beside the form', () => {
  renderOnSite(<Contact />);
  expect(screen.getByRole('region', {name: /^Talk to us/})).toHaveAttribute('id', 'contact');
  expect(screen.getByRole('link', {name: brand.supportEmail})).toHaveAttribute(
    'href',
    `mailto:${brand.supportEmail}`,
  );
});
