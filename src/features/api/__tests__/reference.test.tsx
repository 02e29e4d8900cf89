import {screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {Endpoint, Field, Fields, Fold} from '..';

it('shows method and address, and offers to copy the address', () => {
  renderOnSite(<Endpoint method="GET" path="/devices" base="https://api.example.com/v1" />);
  expect(screen.getByText('GET')).toBeVisible();
  expect(screen.getByText('/devices', {exact: false})).toHaveTextContent(
    'https://api.example.com/v1/devices',
  );
  expect(screen.getByRole('button', {name: 'Copy the address'})).toBeEnabled();
});

it('shows the name of a webhook, which has no address to copy', () => {
  renderOnSite(<Endpoint method="POST" path="test.finished" />);
  expect(screen.getByText('test.finished')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('lists fields with type, whether they are required, and those below them', () => {
  renderOnSite(
    <Fields>
      <Field name="data" type="array of objects" required="required">
        <Fold summary="Fields of an entry" open>
          <Fields>
            <Field name="id" type="string" />
          </Fields>
        </Fold>
      </Field>
    </Fields>,
  );
  const [data, id] = screen.getAllByRole('term');
  expect(data).toHaveTextContent('data array of objects required');
  expect(id).toHaveTextContent(/^id string$/);
  const fold = screen.getByRole('group');
  expect(fold).toHaveAttribute('open');
  expect(within(fold).getByText('id')).toBeVisible();
});
