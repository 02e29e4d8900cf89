import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactNode} from 'react';
import {LazyPart} from '..';

type Part = () => ReactNode;

const load = jest.fn<Promise<Part>, []>();

const part = (when?: boolean): ReactNode => (
  <LazyPart
    load={load}
    when={when}
    loadingLabel="Loading the form"
    failedText="It could not be loaded."
    retryLabel="Try again"
  >
    {(Form) => <Form />}
  </LazyPart>
);

it('is asked for when its time comes, once, and shows that it is under way', async () => {
  load.mockResolvedValue(() => 'The form');
  const {rerender} = render(part(false));
  expect(screen.getByRole('status')).toHaveTextContent('Loading the form');
  expect(load).not.toHaveBeenCalled();
  rerender(part(true));
  expect(await screen.findByText('The form')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  rerender(part(false));
  rerender(part(true));
  expect(screen.getByText('The form')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

it('offers another try where it could not be loaded', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValue(() => 'The form');
  render(part());
  expect(await screen.findByRole('alert')).toHaveTextContent('It could not be loaded.');
  expect(logged).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(await screen.findByText('The form')).toBeVisible();
});
