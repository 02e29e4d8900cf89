import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {PricingPage} from '../PricingPage';

it('recommends a plan for what is typed, slid or linked to', async () => {
  renderOnSite(<PricingPage />, {path: '/pricing/?tests=1&minutes=1&runs=1'});
  const result = document.querySelector<HTMLElement>('form .panel')!;
  expect(within(result).getByRole('heading')).toHaveTextContent('Fire');
  const number = screen.getByRole('spinbutton', {name: 'Concurrent sessions'});
  fireEvent.change(number, {target: {value: '40'}});
  expect(within(result).getByRole('heading')).toHaveTextContent('Enterprise');
  expect(result).toHaveTextContent('Fire has enough time');
  expect(within(result).getByRole('link', {name: 'Contact Sales'})).toBeVisible();
  fireEvent.change(number, {target: {value: ''}});
  expect(number).toHaveValue(null);
  fireEvent.blur(number);
  expect(number).toHaveValue(40);
  fireEvent.change(screen.getByRole('slider', {name: 'Concurrent sessions'}), {
    target: {value: '1'},
  });
  await waitFor(() => {
    expect(within(result).getByRole('heading')).toHaveTextContent('Fire');
  });
});
