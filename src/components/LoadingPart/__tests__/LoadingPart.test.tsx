import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {LoadingPart} from '..';

const TEXTS = {
  loadingLabel: 'Loading the form',
  failedText: 'The form could not be loaded.',
  retryLabel: 'Try again',
};

it('says what it waits for', () => {
  render(<LoadingPart {...TEXTS} failed={false} onRetry={() => undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the form');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says that it failed, and offers another try', async () => {
  const retry = jest.fn();
  render(<LoadingPart {...TEXTS} failed onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The form could not be loaded.');
  expect(screen.queryByText('Loading the form')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', {name: 'Try again'}));
  expect(retry).toHaveBeenCalledTimes(1);
});
