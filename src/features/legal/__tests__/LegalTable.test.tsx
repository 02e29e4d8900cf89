import {screen, within} from '@testing-library/react';
import {renderOnSite} from '@site/scripts/jest/renderOnSite';
import {LegalTable} from '../LegalTable';

it("tells each cell its column's name, for screens without room for columns", () => {
  renderOnSite(
    <LegalTable>
      <thead>
        <tr>
          <th>Key</th>
          <th>
            What <em>for</em>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>language</td>
          <td>The choice</td>
        </tr>
      </tbody>
    </LegalTable>,
  );
  const row = screen.getAllByRole('row')[1]!;
  const [key, purpose] = within(row).getAllByRole('cell');
  expect(key).toHaveAttribute('data-label', 'Key');
  expect(purpose).toHaveAttribute('data-label', 'What for');
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});
